import Testing

@Suite struct DiffAgainstTests {
  @Test(
    "A revision is compared with the work tree",
    arguments: sessions(
      """
      [a/A.mvvm] viewmodel A { inputs { tapped() } }
      [b/B.mvvm] viewmodel B { inputs { tapped() } }
      === The work tree stays as it is
      $ mv a 'a b'; commit; sed -i.old 's/tapped()/tapped(row: Int)/' 'a b/A.mvvm'; rm b/B.mvvm
      [D.mvvm] viewmodel D { inputs { é() } }
      $ files > .git/old; mvvmgen diff --against HEAD; files | cmp - .git/old
      A
        breaking: input changed (parameters): callers stop compiling, the logic must change
          - tapped()
          + tapped(row: Int)

      B
        breaking: view model removed: callers stop compiling, the logic must change
          - viewmodel B

      D
        logic: view model added: the logic must change
          + viewmodel D

      2 breaking, 1 needs logic
      === Only what the paths name is compared, from any folder
      $ mkdir b/.hidden; sed s/B/C/ b/B.mvvm > b/.hidden/C.mvvm; commit; rm b/.hidden/C.mvvm
      $ sed -i.old s/tapped/more/ */*.mvvm; cd a; for path in '' ../b; \
      do mvvmgen diff --against HEAD $path | grep '^[A-Z]'; done
      A
      B
      $ for paths in b/B.mvvm 'b a'; do mvvmgen diff --against HEAD $paths | grep '^[A-Z]'; done
      B
      A
      B
      === View models of one name in two modules are distinguished by their files
      $ mkdir Sources; cp -r a Sources/B; mv a Sources/A; commit; sed -i.old s/tapped/more/ Sources/*/*.mvvm
      $ for format in text markdown; do mvvmgen diff --against HEAD --format $format | grep 'A (Sources'; done
      A (Sources/A/A.mvvm)
      A (Sources/B/A.mvvm)
      #### `A (Sources/A/A.mvvm)`
      #### `A (Sources/B/A.mvvm)`
      === A path may be on one side alone
      $ mv b .git; commit; cp -r a c; sed -i.old s/A/C/ c/A.mvvm; rm -r a
      $ for path in a a/A.mvvm c; do mvvmgen diff --against HEAD $path | tail -n 1; done
      1 breaking
      1 breaking
      1 needs logic
      $ for paths in '--against HEAD d' 'c d' 'd c'; do mvvmgen diff $paths || test $? = 74; done
      ! d: error: no such file or directory [file-not-readable]
      ! d: error: no such file or directory [file-not-readable]
      ! d: error: no such file or directory [file-not-readable]
      === What moved out of the path, or into it, has moved
      [a/C.mvvm] viewmodel C { inputs { x() } }
      $ commit; mv a/A.mvvm b; mv b/B.mvvm a; sed -i.old s/tapped/pressed/ a/B.mvvm; \
      sed s/C/D/ a/C.mvvm > b/D.mvvm; rm a/C.mvvm
      $ mvvmgen diff --against HEAD a
      A
        compatible: moved to another file: nothing to do
          - a/A.mvvm
          + b/A.mvvm

      B
        compatible: moved to another file: nothing to do
          - b/B.mvvm
          + a/B.mvvm
        compatible: input added: nothing to do
          + pressed()
        breaking: input removed: callers stop compiling, the logic must change
          - tapped()
        note: your own types that conform to its protocols, such as mocks, also need the new members

      C
        breaking: view model removed: callers stop compiling, the logic must change
          - viewmodel C

      2 breaking, 3 compatible
      $ mvvmgen diff --against HEAD | grep '^[A-Z]'
      A
      B
      C
      D
      === The revision's own configuration and templates count
      [mvvmgen.json] {"style": "ours", "templates": "t"}
      [t/ours.json] {"extends": "combine"}
      [t/ours.mustache] {{<combine}}{{/combine}}
      $ commit; echo '{"hotOutputs": false}' > a/mvvmgen.json; mvvmgen diff --against HEAD a
      A
        breaking: configuration changed: style: callers stop compiling, the logic must change
          - ours
          + rxswift

      1 breaking
      ! a/mvvmgen.json:1:1: warning: no style is set here, so 'rxswift' applies, not 'ours' from 'mvvmgen.json': … \
      [style-assumed]
      === A mistake in the revision is shown where it is there
      $ sed -i.old 's/()//' a/A.mvvm; commit; sed -i.old 's/tapped/more()/' a/A.mvvm; \
      sed -i.old s/tapped/more/ b/B.mvvm
      $ mvvmgen diff --against HEAD | grep '^[A-Z]'
      B
      ! HEAD:a/A.mvvm:1:30: error: write 'tapped()' or 'tapped(value: Type)' [input-without-parentheses]
      ! 1 spec was not compared: see the errors
      exit 1
      === An unknown revision is reported, with advice
      $ commit; mvvmgen diff --against nope
      ! mvvmgen: error: unknown revision 'nope': 'git fetch' may bring it
      ! See 'mvvmgen diff --help'.
      exit 64
      === In a shallow clone it says so
      $ commit; git commit -q --allow-empty -m Second; git clone -q --depth 1 "file://$PWD" c
      $ cd c; mvvmgen diff --against HEAD~1
      ! mvvmgen: error: unknown revision 'HEAD~1': the clone is shallow and may lack it: run 'git fetch \
      --unshallow', or set 'fetch-depth: 0' in the workflow
      ! See 'mvvmgen diff --help'.
      exit 64
      === Where a shallow clone lacks the commit at which the branch left the revision, it says so
      $ commit; git checkout -q -b mine; git commit -q --allow-empty -m M; git checkout -q main; \
      git commit -q --allow-empty -m N
      $ git clone -q --depth 1 --no-single-branch -b mine "file://$PWD" c; cd c; \
      mvvmgen diff --against origin/main
      ! mvvmgen: error: the clone is shallow and lacks where the current branch left 'origin/main': run 'git \
      fetch --unshallow', or set 'fetch-depth: 0' in the workflow
      ! See 'mvvmgen diff --help'.
      exit 64
      === A range is no revision
      $ commit; for range in HEAD...HEAD HEAD..HEAD HEAD.. ..HEAD ^HEAD; \
      do mvvmgen diff --against $range || test $? = 64; done
      ! mvvmgen: error: 'HEAD...HEAD' is a range: give a single revision, such as 'main'
      …
      ! mvvmgen: error: 'HEAD..HEAD' is a range: …
      ! mvvmgen: error: 'HEAD..' is a range: …
      ! mvvmgen: error: '..HEAD' is a range: …
      ! mvvmgen: error: '^HEAD' is a range: give a single revision, such as 'main'
      ! See 'mvvmgen diff --help'.
      === Outside of a repository, and without git, it says so
      $ rm -r .git; mvvmgen diff --against HEAD
      ! mvvmgen: error: '--against' compares with a git repository, and here is none (fatal: not a git \
      repository (or any of the parent directories): .git)
      ! See 'mvvmgen diff --help'.
      exit 64
      $ PATH=/nowhere mvvmgen diff --against HEAD
      ! mvvmgen: error: '--against' runs git, and it is not installed: compare two folders, 'mvvmgen diff \
      OLD NEW'
      exit 70
      === A path outside of the repository is refused
      $ cd b; commit; mvvmgen diff --against HEAD ../a
      ! mvvmgen: error: '../a' is not in the repository '…
      exit 64
      """
    )
  )
  func against(session: Session) throws { try session.run() }
}
