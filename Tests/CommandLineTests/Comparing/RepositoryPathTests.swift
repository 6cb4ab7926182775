import Testing

/// Tests of reports about a repository: where its branches parted, and by which paths its host knows files.
@Suite struct RepositoryPathTests {
  @Test(
    "A repository is known by its branches and its root",
    arguments: sessions(
      """
      [app/A.mvvm] viewmodel A { inputs { tapped() } }
      [B.mvvm] viewmodel B { inputs { tapped() } }
      === What the revision gained since the branch left it does not count
      $ commit; git checkout -qb branch; sed -i.old s/tapped/closed/ B.mvvm; git commit -qam Second; \
      git checkout -q main
      $ sed s/A/C/ app/A.mvvm > C.mvvm; sed -i.old s/tapped/opened/ app/A.mvvm; git add .; \
      git commit -qam Third
      $ git checkout -q branch; for revision in main main...; \
      do mvvmgen diff --against $revision | grep '^[A-Z]'; done
      B
      B
      === A revision without a common past is compared as it is, with a note
      $ commit; git checkout -q --orphan other; sed -i.old s/tapped/opened/ */A.mvvm; git commit -qam Second
      $ mvvmgen diff --against main | grep '^[A-Z]'
      A
      ! mvvmgen: note: 'main' is compared as it is: the current branch never left it
      === Hosts get the paths of files in the repository
      [app/C.mvvm] import X
      $ cd app; mvvmgen generate --check --message-format github 2> /dev/null
      ::error file=app/A.generated.swift,title=missing::missing: run 'mvvmgen generate'
      ::error file=app/C.mvvm,line=1,col=9,endLine=1,endColumn=9,title=missing-view-model::the file declares \
      no view model
      exit 1
      $ cd app; mvvmgen generate --check --message-format sarif ../app | grep -oE '"uri": "[^"]*"'
      "uri": "app/C.mvvm"
      "uri": "app/A.generated.swift"
      exit 1
      """
    )
  )
  func repository(session: Session) throws { try session.run() }
}
