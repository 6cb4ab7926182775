import Testing

@Suite("Bindings, through the commands") struct BindingCommandTests {
  @Test(
    "Bindings are written as the configuration says",
    arguments: sessions(
      """
      [A.mvvm] viewmodel A { outputs { state b: Int } }
      [mvvmgen.json] {"bindings": true}
      === They have a file for each spec, and one for what they share
      $ mvvmgen generate; files; mvvmgen generate --check; mvvmgen generate
      A.generated.swift A.mvvm ABindings.generated.swift ViewBinding.generated.swift mvvmgen.json
      ! 3 files written, 0 unchanged
      ! 3 files up to date
      ! 0 files written, 3 unchanged
      === The file of the class is the same with them and without
      [mvvmgen.json] {}
      $ mvvmgen generate
      ! 1 file written, 0 unchanged
      [mvvmgen.json] {"bindings": true}
      $ mvvmgen generate
      ! 2 files written, 1 unchanged
      === 'naming' names their file
      [mvvmgen.json] {"bindings": true, "naming": {"bindingsFile": "{file}+Bind.swift"}}
      $ mvvmgen generate; ls *Bind*
      A+Bind.swift
      ViewBinding.generated.swift
      ! 3 files written, 0 unchanged
      === What is changed by hand is found, and what is no longer made is removed
      $ mvvmgen generate; echo // mine >> ABindings.generated.swift; mvvmgen generate --check
      stale: ABindings.generated.swift
      ! 3 files written, 0 unchanged
      ! 1 stale: run without '--check' to write them
      exit 1
      [mvvmgen.json] {}
      $ mvvmgen generate --prune; files
      A.generated.swift A.mvvm mvvmgen.json
      ! 0 files written, 1 unchanged, 2 removed
      === Objects for SwiftUI are with them, and are removed when they are turned off
      [mvvmgen.json] {"style": "combine", "bindings": true, "observed": "observation"}
      $ mvvmgen generate; files; grep -o 'class AObserved' ABindings.generated.swift
      A.generated.swift A.mvvm ABindings.generated.swift TrackedState.generated.swift \
      ViewBinding.generated.swift ViewEvents.generated.swift mvvmgen.json
      class AObserved
      ! 5 files written, 0 unchanged
      [mvvmgen.json] {"style": "combine", "bindings": true, "observed": "combine"}
      $ mvvmgen generate --check
      stale: ABindings.generated.swift
      orphaned: TrackedState.generated.swift
      ! 1 stale, 1 orphaned: run without '--check' to write them, with '--prune' to remove files that are \
      not made any more
      exit 1
      $ mvvmgen generate --prune; files
      A.generated.swift A.mvvm ABindings.generated.swift ViewBinding.generated.swift \
      ViewEvents.generated.swift mvvmgen.json
      ! 1 file written, 3 unchanged, 1 removed
      [mvvmgen.json] {"style": "combine", "bindings": true, "observed": "off"}
      $ mvvmgen generate --prune; files; grep Observed ABindings.generated.swift
      A.generated.swift A.mvvm ABindings.generated.swift ViewBinding.generated.swift mvvmgen.json
      ! 1 file written, 2 unchanged, 1 removed
      exit 1
      === An override has them for some view models
      [mvvmgen.json] {"overrides": [{"viewModels": ["B"], "bindings": true}]}
      [A.mvvm] viewmodel A { outputs { state b: Int } } viewmodel B { outputs { state c: Int } }
      $ mvvmgen generate; grep extension ABindings.generated.swift
      extension BType {
      ! 3 files written, 0 unchanged
      """
    )
  )
  func bindings(session: Session) throws { try session.run() }
}
