import Testing

@Suite("Test cases and mocks") struct TestFileTests {
  @Test(
    "Test cases and mocks go where they belong",
    arguments: sessions(
      """
      [mvvmgen.json] {"module": "App", "mocks": "tests", "tests": {"folder": "Tests/AppTests"}}
      [Sources/App/A.mvvm] viewmodel A { inputs { tapped() } }
      [Sources/App/b/B.mvvm] viewmodel B { inputs { tapped() } }
      === They go to the folder of the tests, by the way from the folder of the module
      $ mvvmgen generate; files | tr ' ' '\\n' | grep swift
      Sources/App/A.generated.swift
      Sources/App/b/B.generated.swift
      Tests/AppTests/AMock.generated.swift
      Tests/AppTests/ATestCase.generated.swift
      Tests/AppTests/MockCalls.generated.swift
      Tests/AppTests/TestObserver.generated.swift
      Tests/AppTests/b/BMock.generated.swift
      Tests/AppTests/b/BTestCase.generated.swift
      ! 8 files written, 0 unchanged
      $ cd Tests/AppTests; grep -oE '@testable import App|class AMock:' ATest* AMock*
      ATestCase.generated.swift:@testable import App
      AMock.generated.swift:@testable import App
      AMock.generated.swift:class AMock:
      === The command line can say where they go
      [mvvmgen.json] {}
      $ mvvmgen generate Sources/App --tests T --module App; files T
      ATestCase.generated.swift TestObserver.generated.swift b/BTestCase.generated.swift
      ! 5 files written, 0 unchanged
      === Mocks can go with the sources, without any tests
      [Sources/App/mvvmgen.json] {"mocks": "sources"}
      $ mvvmgen generate; files Sources/App
      A.generated.swift A.mvvm AMock.generated.swift MockCalls.generated.swift b/B.generated.swift b/B.mvvm \
      b/BMock.generated.swift mvvmgen.json
      ! 5 files written, 0 unchanged
      === What compares the calls of mocks is written once, where there are inputs to call
      [a/mvvmgen.json] {"mocks": "sources"}
      [a/A.mvvm] viewmodel A { outputs { isOn: Bool } }
      $ mvvmgen generate a; files a
      A.generated.swift A.mvvm AMock.generated.swift mvvmgen.json
      ! 2 files written, 0 unchanged
      [a/A.mvvm] viewmodel A { inputs { tapped() } }
      $ mvvmgen generate a
      ! 3 files written, 0 unchanged
      === Mocks that an override wants are made for what it names, and no tests where there are none
      [mvvmgen.json] {"overrides": [{"viewModels": ["B"], "mocks": "sources"}]}
      $ mvvmgen generate; files Sources
      App/A.generated.swift App/A.mvvm App/MockCalls.generated.swift App/b/B.generated.swift App/b/B.mvvm \
      App/b/BMock.generated.swift
      ! 4 files written, 0 unchanged
      [mvvmgen.json] {"mocks": "tests", "module": "M", "tests": {"folder": "T", "framework": "off"}}
      $ mvvmgen generate --prune; files T
      MockCalls.generated.swift Sources/App/AMock.generated.swift Sources/App/b/BMock.generated.swift
      ! 3 files written, 2 unchanged, 2 removed
      === Tests need the name of the module
      [mvvmgen.json] {"tests": {"folder": "Tests"}}
      $ mvvmgen generate || files
      Sources/App/A.mvvm Sources/App/b/B.mvvm mvvmgen.json
      ! mvvmgen.json:1:22: error: tests import the module of the view models: add… [config-invalid-value]
      ! 0 files written, 0 unchanged, 2 failed
      $ mvvmgen generate --module App
      ! 5 files written, 0 unchanged
      [mvvmgen.json] {"module": "My App", "tests": {"folder": "Tests"}}
      $ mvvmgen generate
      ! mvvmgen.json:1:12: error: 'My App' is not the name of a module [config-invalid-value]
      ! 0 files written, 0 unchanged, 2 failed
      exit 1
      === Mocks for tests without a folder are reported, but not to machines
      [mvvmgen.json] {"mocks": "tests"}
      $ mvvmgen generate; mvvmgen generate --message-format json > log; mvvmgen generate --tests T --module M
      ! 2 files written, 0 unchanged
      ! no mocks were made: 'tests.folder' in mvvmgen.json, or '--tests', says where they go
      ! 6 files written, 2 unchanged
      === Two styles whose tests need different things cannot share a folder
      [mvvmgen.json]
      {"module": "App", "tests": {"folder": "Tests"},
       "overrides": [{"viewModels": ["B"], "style": "reactiveswift"}]}
      $ mvvmgen generate
      ! mvvmgen.json:2:47: error: the styles 'rxswift' and 'reactiveswift' would both write \
      'Tests/TestObserver.generated.swift': keep their specs in modules of their own, and test each in a test \
      target of its own [duplicate-output]
      ! 5 files written, 0 unchanged, 1 failed
      exit 1
      === A spec with the name of what a module needs once is reported, and nothing is written over its class
      [mvvmgen.json] {"style": "observation", "module": "App", "tests": {"folder": "Tests"}}
      $ mv Sources/App/A.mvvm ViewModelSupport.mvvm; mvvmgen generate ViewModelSupport.mvvm
      ! ViewModelSupport.mvvm: error: 'ViewModelSupport.mvvm' and the style 'observation' would both write \
      'ViewModelSupport.generated.swift': rename the spec [duplicate-output]
      ! 3 files written, 0 unchanged, 1 failed
      exit 1
      $ mvvmgen generate --check ViewModelSupport.mvvm > /dev/null || grep -oh 'class A:' ViewModelSupport*
      class A:
      ! ViewModelSupport.mvvm: error: 'ViewModelSupport.mvvm' and the style 'observation' would… [duplicate-output]
      ! 3 files up to date, 1 failed
      $ mvvmgen generate "$PWD/ViewModelSupport.mvvm" || grep -o 'class A:' ViewModelSupport.generated.swift
      class A:
      ! /…/ViewModelSupport.mvvm: error: …would both write …ViewModelSupport.generated.swift': rename the spec…
      ! 0 files written, 3 unchanged, 1 failed
      === Also among the tests
      [Tests/AppTests/TestObserver.mvvm] viewmodel C { inputs { tapped() } }
      $ mvvmgen generate Tests || grep -o 'class C:' Tests/AppTests/TestObserver.generated.swift
      class C:
      ! Tests/AppTests/TestObserver.mvvm: error: …and the style 'rxswift' would both…
      ! 4 files written, 0 unchanged, 1 failed
      === A file that is not ours is in the way of a mock
      [mvvmgen.json] {"mocks": "sources"}
      [Sources/App/AMock.generated.swift] // mine
      $ mvvmgen generate || cat Sources/App/AMock.generated.swift
      // mine
      ! Sources/App/AMock.generated.swift: error: mvvmgen did not write this file: move it… [file-not-ours]
      ! 4 files written, 0 unchanged, 1 failed
      """
    )
  )
  func testFiles(session: Session) throws { try session.run() }
}
