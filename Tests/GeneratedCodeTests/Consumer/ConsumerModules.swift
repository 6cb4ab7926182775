import Foundation
import MVVMConfiguration
import MVVMGenerator
import TestSupport

enum TestForm: String, CaseIterable, Sendable, CustomStringConvertible {
  case swiftTesting = "swift-testing"
  case xctest

  /// As the names of targets end.
  var description: String {
    switch self {
    case .swiftTesting: "SwiftTesting"
    case .xctest: "XCTest"
    }
  }
}

/// The examples that run, as they are: the folder of each is a module and its tests.
func copyExamples(into folder: URL) throws {
  for name in ["Cart", "ProfileEditor", "SignUp"] {
    let example = packageFolder.appendingPathComponent("Specs/\(name)")
    try FileManager.default.copyItem(at: example, to: folder.appendingPathComponent(name))
  }
}

/// The spec that is there for each style, with the logic and the tests of this one.
func writeBehaviour(into folder: URL) throws {
  for example in Example.ofBehaviour where example.style.name == "observation" {
    try write(example, into: folder)
  }
}

/// An example as a module and its tests, with the configuration of all that run.
func write(_ example: Example, into folder: URL) throws {
  let name = example.configuration.module ?? ""
  try configure(name, .swiftTesting, style: example.style.name, in: folder)
  let module = folder.appendingPathComponent(name)
  try write(example.specs.map { SwiftFile($0) } + example.logic, into: module)
  try write(example.tests, into: module.appendingPathComponent("Tests"))
}

func renameMembers(in folder: URL) throws {
  for example in Example.observed {
    let module = folder.appendingPathComponent(example.configuration.module ?? "")
    let renamed = try example.withAllMembersRenamed()
    try write(renamed.specs.map { SwiftFile($0) } + renamed.logic, into: module)
    try write(renamed.tests, into: module.appendingPathComponent("Tests"))
  }
}

/// A view model as `mvvmgen new` begins it.
func addNew(_ form: TestForm, to folder: URL) async throws {
  let name = "New\(form)"
  try configure(name, form, in: folder)
  try await succeed(runProgram(toolURL.path, ["new", "\(name)/\(name)ViewModel"], in: folder))
}

/// The same, whose tests take what a team's own suite has.
func addNewForTeam(to folder: URL) async throws {
  let name = "NewTeam"
  try configure(name, .xctest, of: #""baseClass": "TeamCase", "observer": "TeamObserver","#, in: folder)
  try write([team], into: folder.appendingPathComponent("\(name)/Tests"))
  try await succeed(runProgram(toolURL.path, ["new", "\(name)/\(name)ViewModel"], in: folder))
}

private let team = SwiftFile(
  name: "Team.swift",
  text: """
    import XCTest

    class TeamCase: XCTestCase {
      var world = [String]()

      override func setUp() {
        super.setUp()
        self.world = ["prepared"]
      }
    }

    final class TeamObserver<Value> {
      init() {}
      func observe<Output>(_ output: Output) {}
      func observe<Owner>(_ owner: Owner, _ state: (Owner) -> Value) {}
    }

    """
)

/// A view model whose tests fail: nobody has made it, or, in XCTest, it is held.
func addFailing(_ form: TestForm, to folder: URL) async throws {
  let name = "Failing\(form)"
  try configure(name, form, in: folder)
  // The scaffold creates view models without dependencies.
  let dependencies = form == .swiftTesting ? "dependencies { limit: Int }\n" : ""
  let spec = SwiftFile(
    name: "\(name)ViewModel.mvvm",
    text: "viewmodel \(name)ViewModel { \(dependencies)inputs { sticky keep(_ action: () -> Void) } }\n"
  )
  try write([spec], into: folder.appendingPathComponent(name))
  try await succeed(runProgram(toolURL.path, ["new", "--from", "\(name)/\(spec.name)"], in: folder))
  let tests = folder.appendingPathComponent("\(name)/Tests/\(name)ViewModelTests.swift")
  try failingTests(of: "\(name)ViewModel", form, scaffold: String(contentsOf: tests, encoding: .utf8))
    .write(to: tests, atomically: true, encoding: .utf8)
}

private func failingTests(of viewModel: String, _ form: TestForm, scaffold: String) -> String {
  switch form {
  case .swiftTesting: scaffold.replacing("// @Test func keep", with: "@Test func keep")
  case .xctest:
    """
    import XCTest

    @testable import FailingXCTest

    @MainActor
    final class FailingXCTestUnmadeTests: \(viewModel)TestCase {
      func testUnmade() async {}
    }

    @MainActor
    final class FailingXCTestHeldTests: \(viewModel)TestCase {
      override func makeViewModel() throws -> \(viewModel) {
        return \(viewModel)()
      }

      func testHeld() async {
        let viewModel = self.vm
        viewModel?.inputs.keep { _ = viewModel }
      }
    }

    """
  }
}

/// - Parameter keys: More keys about its tests, followed by a comma.
private func configure(
  _ module: String,
  _ form: TestForm,
  style: String = "observation",
  of keys: String = "",
  in folder: URL
) throws {
  let configuration = SwiftFile(
    name: "mvvmgen.json",
    text: """
      {
        "style": "\(style)",
        "module": "\(module)",
        "mocks": "sources",
        "tests": { "folder": "Tests", \(keys) "framework": "\(form.rawValue)" }
      }

      """
  )
  try write([configuration], into: folder.appendingPathComponent(module))
}

struct ProgramFailure: Error, CustomStringConvertible {
  var description: String
}

func succeed(_ result: ProgramResult) throws {
  guard result.status == 0 else { throw ProgramFailure(description: result.output) }
}
