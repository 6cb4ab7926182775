import MVVMConfiguration
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

@testable import MVVMCode

@Suite struct UsageTests {
  @Test(
    "Anything that a view does with a member counts as its use",
    arguments: [
      "viewModel.inputs.tapped()", "self.viewModel?.inputs.tapped()", "model.tapped()",
      "button.action = viewModel.inputs.tapped", "let path = \\LoginViewModelInputs.tapped",
      "print(\"\\(viewModel.inputs.tapped())\")", "x.bind(to: viewModel.inputs.tapRelay)",
      "viewModel\n  .inputs\n  .tapped()", "viewModel.inputs.`tapped`()",
    ]
  ) func used(code: String) {
    #expect(
      found(["View.swift": "func f() { \(code) }", "T.swift": tests]) == [
        "untested-member tapped()", "unread-output title",
      ]
    )
  }

  @Test(
    "Not every mention is a use",
    arguments: [
      "func tapped() {}", "// viewModel.inputs.tapped()", "let tapped = 1", "print(\"viewModel.tapped()\")",
      "extension LoginViewModel { func f() { self.inputs.tapped() } }",
      "extension LoginViewModel.OutputStreams { init() { inputs.tapped } }",
      "extension App.LoginViewModel: LoginViewModelLogic { var x: Int { inputs.tapped } }",
    ]
  ) func unused(code: String) {
    #expect(
      found(["View.swift": code, "T.swift": tests]) == ["uncalled-input tapped()", "unread-output title"]
    )
  }

  @Test("The logic of another view model is somebody") func otherLogic() {
    let code = "extension OtherViewModel { func f() { login.outputs.title; login.inputs.tapped() } }"
    #expect(
      found(["Logic.swift": code, "T.swift": tests]) == ["untested-member tapped()", "untested-member title"]
    )
  }

  @Test("A test is distinguished from a view, and names outputs without a dot") func tested() {
    let test = "import XCTest\nfunc test() { vm.inputs.tapped(); title.assertValues([1]) }"
    let view = "func f() { vm.inputs.tapped(); vm.outputs.title }"
    for test in [test, test.replacing("title.", with: "titleObserver.")] {
      #expect(found(["T.swift": test]) == ["test-only-member tapped()", "test-only-member title"])
      #expect(found(["T.swift": test, "View.swift": view]) == [])
    }
  }

  @Test("A test that is named like a member, and empty or a comment, tests nothing") func scaffold() {
    let scaffold = "import Testing\nstruct T {\n// @Test func title() {}\nfunc tapped() {}\n}"
    #expect(found(["T.swift": scaffold]) == ["uncalled-input tapped()", "unread-output title"])
  }

  @Test(
    "Tests are known by what they import or where they lie",
    arguments: ["AppTests/T.swift", "Tests/T.swift", "App/LoginTests.swift", "App/LoginTest.swift"]
  ) func testFiles(path: String) {
    let testsOnly = ["test-only-member tapped()", "test-only-member title"]
    #expect(found([path: "func test() { vm.tapped(); title }"]) == testsOnly)
    let imported = "@testable import Testing\nfunc test() { vm.tapped(); title }"
    #expect(found(["App/T.swift": imported]) == testsOnly)
  }

  @Test("Members that are used but not tested are listed") func untested() {
    let view = "func f() { viewModel.inputs.tapped(); viewModel.outputs.title }"
    #expect(found(["View.swift": view]) == ["untested-member tapped()", "untested-member title"])
  }

  @Test("Each says what to do, at its name") func messages() {
    let names = UsedNames(viewModels: ["LoginViewModel"])
    let diagnostics = usage(of: spec, in: file, names).map(\.diagnostic)
    #expect(
      diagnostics.map(\.message) == [
        "nobody calls the input 'tapped()' of 'LoginViewModel': remove it, or call it",
        "no view and no test reads the output 'title' of 'LoginViewModel': remove it, or show it",
      ]
    )
    #expect(diagnostics.map { file.string($0.place.range ?? 0..<0) } == ["tapped", "title"])
    #expect(
      usageJSON(usage(of: spec, in: file, names), members: 2).split(separator: "\n").dropFirst(3).first == """
        {"kind": "uncalled-input", "viewModel": "LoginViewModel", "facet": "inputs", "member": "tapped()", \
        "path": "Login.mvvm", "line": 3, "column": 5},
        """
    )
  }
}

private let file = SourceFile(
  path: "Login.mvvm",
  text: """
    viewmodel LoginViewModel {
      inputs {
        tapped() as tapRelay
      }
      outputs {
        title: String
      }
    }
    """
)

private let spec = {
  let styles = StyleLibrary()
  return check(file, configuration: Configuration(), styles: styles).value!.spec
}()

/// Names neither of the members.
private let tests = "import XCTest\n"

/// The findings of a project with these Swift files, by path.
private func found(_ files: [String: String]) -> [String] {
  var names = UsedNames(viewModels: ["LoginViewModel", "OtherViewModel"])
  for (path, text) in files { names.add(SourceFile(path: path, text: text), path: path) }
  return usage(of: spec, in: file, names).map { "\($0.kind.rawValue) \($0.member.selector)" }
}
