import Testing

/// `diff --against` in repositories that are not as most are, and in those that mean harm.
@Suite struct DiffOddRepositoryTests {
  @Test(
    "An odd repository is compared as others are",
    arguments: sessions(
      #"""
      [A.mvvm] viewmodel A { inputs { tapped() } }
      === A submodule is no part of a revision
      $ mkdir r s; cp A.mvvm r; mv A.mvvm s/S.mvvm; (cd s; commit); cd r; commit; \#
      git -c protocol.file.allow=always submodule --quiet add "$PWD/../s" sub; git commit -qm Second
      $ cd r; mvvmgen diff --against HEAD; cd sub; mvvmgen diff --against HEAD
      no changes in the interfaces
      no changes in the interfaces
      $ cd r; for path in sub sub/S.mvvm; do mvvmgen diff --against HEAD $path || test $? = 64; done
      ! mvvmgen: error: 'sub' is not in the repository '…
      ! mvvmgen: error: 'sub/S.mvvm' is not in the repository '…
      === A folder that is named as specs are is a folder
      $ mkdir Dir.mvvm; mv A.mvvm Dir.mvvm; commit; sed -i.old s/tapped/other/ Dir.mvvm/A.mvvm
      $ for path in . Dir.mvvm Dir.mvvm/A.mvvm; do mvvmgen diff --against HEAD $path | tail -n 1; done
      1 breaking, 1 compatible
      1 breaking, 1 compatible
      1 breaking, 1 compatible
      === Without the folder of temporary files another is taken
      $ commit; TMPDIR=/nowhere mvvmgen diff --against HEAD
      no changes in the interfaces
      === A repository cannot have a program run: not to fetch what is missing, nor by hooks and helpers
      $ cp A.mvvm B.mvvm; sed -i.old s/A/B/ B.mvvm; commit
      [settings]
      core.repositoryformatversion 1
      extensions.partialClone origin
      remote.origin.promisor true
      remote.origin.url ext::touch% pwned
      protocol.allow always
      protocol.ext.allow always
      core.fsmonitor touch pwned;
      core.pager touch pwned;
      credential.helper !touch pwned;
      core.sshCommand touch pwned;
      diff.external touch pwned;
      core.hooksPath hooks
      core.editor touch pwned;
      filter.x.smudge touch pwned;
      filter.x.clean touch pwned;
      diff.x.textconv touch pwned;
      $ while read -r name value; do git config "$name" "$value"; done < settings; \#
      echo '*.mvvm filter=x diff=x' > .gitattributes
      $ mkdir hooks; for hook in post-checkout post-index-change reference-transaction; do \#
      printf '#!/bin/sh\ntouch pwned\n' > hooks/$hook; chmod +x hooks/$hook; done
      $ mvvmgen diff --against HEAD
      no changes in the interfaces
      $ object=$(git rev-parse HEAD:A.mvvm); rm -f .git/objects/${object:0:2}/${object:2}; \#
      mvvmgen diff --against HEAD
      ! mvvmgen: error: git: the clone lacks 1 of the files of 'HEAD'…
      exit 70
      $ test -e pwned
      exit 1
      """#
    )
  )
  func odd(session: Session) throws { try session.run() }

  @Test(
    "A spec whose name is not UTF-8 is reported, and not removed",
    .enabled(if: hasAnyNames),
    arguments: sessions(
      #"""
      [A.mvvm] viewmodel A { inputs { tapped() } }
      === The rest is compared; as the only path, it leaves nothing to compare
      $ cp A.mvvm "$(printf 'U\351.mvvm')"; commit; mvvmgen diff --against HEAD
      no changes in the interfaces
      ! U�.mvvm: error: its name is not UTF-8: rename it [file-not-readable]
      exit 74
      $ mvvmgen diff --against HEAD "$(printf 'U\351.mvvm')"
      ! U�.mvvm: error: its name is not UTF-8: rename it [file-not-readable]
      exit 74
      """#
    )
  )
  func encoding(session: Session) throws { try session.run() }

  @Test(
    "Names that differ in bytes alone are two",
    .enabled(if: hasBothForms),
    arguments: sessions(
      """
      [\u{FC}.mvvm] viewmodel A { inputs { a() } }
      [u\u{308}.mvvm] viewmodel B { inputs { b() } }
      === They are compared, and named
      $ commit; mvvmgen diff --against HEAD; mvvmgen diff --against HEAD \u{FC}.mvvm u\u{308}.mvvm
      no changes in the interfaces
      no changes in the interfaces
      """
    )
  )
  func sameLook(session: Session) throws { try session.run() }
}

/// Some file systems take no other names than UTF-8.
private let hasAnyNames = (try? shell("touch \"$(printf 'U\\351')\"", in: Folder()).status) == 0

/// Some file systems take two spellings of a letter as one name.
private let hasBothForms = (try? shell("touch \u{FC}; ! ls u\u{308}", in: Folder()).status) == 0
