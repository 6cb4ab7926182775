import MVVMSource
import TestSupport

/// The number of small view models in addition to the counter.
let rows = 1...100

/// A library with specs in folders, a small second one, a program for each, and tests of both libraries.
let consumerFiles: [String: String] = {
  var files = [
    "Package.swift": manifest,
    "mvvmgen.json":
      #"{ "style": "observation", "mocks": "tests", "lint": { "rules": { "documented-member": "off" } } }"#,
    "Sources/App/Counter é/CounterViewModel.mvvm": counterSpec,
    "Sources/App/Counter é/CounterViewModel.swift": counterLogic,
    "Sources/App/Rows/Rows.swift": rows.map(rowLogic).joined(),
    "Sources/Feature/FlagViewModel.mvvm":
      "public viewmodel FlagViewModel {\n  inputs {\n    flip(on: Bool = true) as on\n  }\n}\n",
    "Sources/Feature/Flag.swift": "extension FlagViewModel: FlagViewModelLogic {\n  struct Kept {}\n}\n",
    "Sources/Program/main.swift": program,
    "Sources/Small/main.swift":
      "import Feature\n\nFlagViewModel().inputs.flip(on: false)\nprint(\"flipped\")\n",
    "Tests/AppTests/CounterViewModelTests.swift": counterTests,
  ]
  for row in rows { files["Sources/App/Rows/\(row % 10)/Row\(row)ViewModel.mvvm"] = rowSpec(row) }
  for file in ["Cart", "ProfileEditor"].flatMap({
    specs(in: "Specs/\($0)") + handWrittenFiles(in: "Specs/\($0)")
  })
  where !file.name.hasSuffix("Tests.swift") {
    files["Sources/Examples/\(file.name)"] = file.string(0..<file.bytes.count)
  }
  return files
}()

private let manifest = """
  // swift-tools-version: 6.1

  import PackageDescription

  let plugin = Target.PluginUsage.plugin(name: "MVVMGenPlugin", package: "mvvmgen")
  let lint = Target.PluginUsage.plugin(name: "MVVMGenLintPlugin", package: "mvvmgen")

  let package = Package(
    name: "Consumer",
    platforms: [.macOS(.v14)],
    dependencies: [.package(path: "made/mvvmgen")],
    targets: [
      .target(name: "App", plugins: [plugin]),
      .target(name: "Examples", plugins: [plugin]),
      .target(name: "Feature", plugins: [plugin, lint]),
      .executableTarget(name: "Program", dependencies: ["App"]),
      .executableTarget(name: "Small", dependencies: ["Feature"]),
      .testTarget(name: "AppTests", dependencies: ["App", "Feature"], plugins: [plugin]),
    ]
  )

  """

let counterSpec = """
  public viewmodel CounterViewModel {
    inputs {
      stepChanged(to step: Int = 1) as step
      tapped()
    }
    outputs {
      count: Int
      event didOverflow: Int
    }
  }

  """

private let counterLogic = """
  extension CounterViewModel: CounterViewModelLogic {
    struct Kept {
      var count = 0
    }

    public var count: Int { return self.kept.count }

    public func tapped() {
      self.kept.count += self.step
      if self.count > 2 { self.didOverflowEvents.send(self.count) }
    }
  }

  """

private let program = """
  import App

  let viewModel = CounterViewModel()
  viewModel.inputs.stepChanged(to: 2)
  viewModel.inputs.tapped()
  print("the count is \\(viewModel.outputs.count)")

  """

private let counterTests = """
  import Testing

  @testable import App
  @testable import Feature

  @MainActor @Suite struct CounterViewModelTests {
    let test = CounterViewModelTestCase(CounterViewModel())

    @Test func overflow() async {
      for _ in 1...3 { self.test.vm.inputs.tapped() }
      #expect(await self.test.didOverflow.next() == 3)
    }

    @Test func mock() {
      let mock = CounterViewModelMock(count: 4)
      mock.inputs.tapped()
      #expect(mock.outputs.count == 4 && mock.calls.count == 1)
    }

    @Test func otherModule() {
      #expect(FlagViewModelTestCase(FlagViewModel()).vm.on)
    }
  }

  """

func rowSpec(_ row: Int, start: Int = 0) -> String {
  "viewmodel Row\(row)ViewModel {\n  inputs {\n    shown(_ index: Int = \(start)) as index\n  }\n}\n"
}

func rowLogic(_ row: Int) -> String {
  "extension Row\(row)ViewModel: Row\(row)ViewModelLogic {\n  struct Kept {}\n}\n\n"
}
