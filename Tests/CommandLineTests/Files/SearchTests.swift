import Testing

@Suite struct SearchTests {
  @Test(
    "A search skips what belongs to others",
    arguments: sessions(
      """
      [A.mvvm] viewmodel A { inputs { tapped() } }
      [Pods/P.mvvm] viewmodel P { inputs { tapped() } }
      === The folders of package managers and builds
      [Carthage/C.mvvm] viewmodel C { inputs { tapped() } }
      [DerivedData/D.mvvm] viewmodel D { inputs { tapped() } }
      [a/node_modules/N.mvvm] viewmodel N { inputs { tapped() } }
      $ mvvmgen generate --check
      missing: A.generated.swift
      ! 1 missing: …
      exit 1
      === A folder or file that is named is never skipped
      [Pods/Pods/Q.mvvm] viewmodel Q { inputs { tapped() } }
      $ mvvmgen generate --check Pods; mvvmgen generate --check Pods/Pods/Q.mvvm
      missing: Pods/P.generated.swift
      ! 1 missing: …
      exit 1
      $ mvvmgen generate --check Pods/Pods/Q.mvvm
      missing: Pods/Pods/Q.generated.swift
      ! 1 missing: …
      exit 1
      === Folders that git ignores, but not their tracked files
      [.gitignore] build/
      [a/build/B.mvvm] viewmodel B { inputs { tapped() } }
      [build/T.mvvm] viewmodel T { inputs { tapped() } }
      $ rm -rf .git; git init -q; git add -f build; mvvmgen generate --check
      missing: A.generated.swift
      missing: build/T.generated.swift
      ! 2 missing: …
      exit 1
      $ mvvmgen generate --check a/build
      missing: a/build/B.generated.swift
      ! 1 missing: …
      exit 1
      $ cd a/build; mvvmgen generate --check
      missing: B.generated.swift
      ! 1 missing: …
      exit 1
      === What is generated in an ignored folder is found there
      [.gitignore] Generated/
      [mvvmgen.json] {"output": "Generated"}
      $ rm -rf .git; git init -q; mvvmgen generate; mvvmgen generate --check
      ! 1 file written, 0 unchanged
      ! 1 file up to date
      $ mv A.mvvm B.mvvm; mvvmgen generate --check
      missing: Generated/B.generated.swift
      orphaned: Generated/A.generated.swift
      ! 1 missing, 1 orphaned: …
      exit 1
      === Without git, nothing is ignored
      [.gitignore] build/
      [build/B.mvvm] viewmodel B { inputs { tapped() } }
      $ rm -rf .git; git init -q; tool=$TOOL; mkdir bin; PATH=bin "$tool" generate --check
      missing: A.generated.swift
      missing: build/B.generated.swift
      ! 2 missing: …
      exit 1
      === What the configuration excludes: a folder, each folder of a name, and files
      [mvvmgen.json] {"exclude": ["Vendor/", "**/Old", "*Draft.mvvm", "./a/X.mvvm"]}
      [Vendor/V.mvvm] viewmodel V { inputs { tapped() } }
      [a/Vendor/W.mvvm] viewmodel W { inputs { tapped() } }
      [Old/O.mvvm] viewmodel O { inputs { tapped() } }
      [a/b/Old/O.mvvm] viewmodel O { inputs { tapped() } }
      [a/XDraft.mvvm] viewmodel XDraft { inputs { tapped() } }
      [a/X.mvvm] viewmodel X { inputs { tapped() } }
      $ mvvmgen generate --check
      missing: A.generated.swift
      missing: a/Vendor/W.generated.swift
      ! 2 missing: …
      exit 1
      $ cd a; mvvmgen generate --check
      missing: Vendor/W.generated.swift
      ! 1 missing: …
      exit 1
      $ mvvmgen generate --check Vendor a/X.mvvm
      missing: Vendor/V.generated.swift
      missing: a/X.generated.swift
      ! 2 missing: …
      exit 1
      === What is below a folder that is named is searched, though all of it is excluded
      [mvvmgen.json] {"exclude": ["Vendor/*"]}
      [Vendor/a/V.mvvm] viewmodel V { inputs { tapped() } }
      $ mvvmgen format --check > /dev/null
      ! 1 unformatted: …
      exit 1
      $ mvvmgen format --check Vendor; mvvmgen format --check Vendor/a
      unformatted: Vendor/a/V.mvvm
      ! 1 unformatted: …
      exit 1
      === The nearest configuration says what is excluded, or the one that the command line names
      [mvvmgen.json] {"exclude": ["a/Old"]}
      [a/mvvmgen.json] {"exclude": ["New"]}
      [other.json] {"exclude": ["A.mvvm", "a/New"]}
      [a/Old/O.mvvm] viewmodel O { inputs { tapped() } }
      [a/New/N.mvvm] viewmodel N { inputs { tapped() } }
      $ mvvmgen format --check
      unformatted: A.mvvm
      unformatted: a/Old/O.mvvm
      ! 2 unformatted: …
      exit 1
      $ mvvmgen format --check --config other.json
      unformatted: a/Old/O.mvvm
      ! 1 unformatted: …
      exit 1
      === Files that were generated next to an excluded spec stay
      [Vendor/V.mvvm] viewmodel V { inputs { tapped() } }
      $ mvvmgen generate --check > /dev/null; mvvmgen generate 2> .git/log
      ! 2 missing: …
      exit 1
      $ mvvmgen generate 2> .git/log
      [mvvmgen.json] {"exclude": ["Vendor"]}
      $ mvvmgen generate --prune
      ! 0 files written, 1 unchanged
      === Wrong paths are reported
      [mvvmgen.json] {"exclude": ["/tmp", "../a", ""]}
      $ mvvmgen generate
      ! mvvmgen.json:1:14: error: '/tmp' is not a path below the folder of this file [config-invalid-value]
      ! 0 files written, 0 unchanged, 1 failed
      exit 1
      === Code of others does not use our view models
      [Pods/Lib/X.swift] func f(x: X) { x.inputs.tapped() }
      $ mvvmgen usage
      A.mvvm:1:24: warning: …
      ! 1 member: 1 not called
      === Their view models are not imported
      [Pods/P/PViewModel.swift] protocol PViewModelInputs { func tapped() }
      $ mvvmgen import
      ! …
      """
    )
  )
  func search(session: Session) throws { try session.run() }
}
