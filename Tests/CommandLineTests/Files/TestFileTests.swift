import Foundation
import MVVMSource
import Testing

@Suite("Test cases and mocks") struct TestFileTests {
  /// A package with two view models, in a folder of their module and in one below.
  private func package(_ configuration: String) throws -> Folder {
    try Folder([
      "mvvmgen.json": configuration, "Sources/App/A.mvvm": spec("A"), "Sources/App/b/B.mvvm": spec("B"),
    ])
  }

  private let tests = #"{"module": "App", "mocks": "tests", "tests": {"folder": "Tests/AppTests"}}"#

  @Test("They go to the folder of the tests, by the way from the folder of the module") func folder() throws {
    let folder = try self.package(self.tests)
    let outcome = try folder.run("generate")
    #expect(outcome == Outcome(output: "", messages: "8 files written, 0 unchanged\n", status: 0))
    #expect(
      folder.swiftFiles == [
        "Sources/App/A.generated.swift", "Sources/App/b/B.generated.swift",
        "Tests/AppTests/AMock.generated.swift", "Tests/AppTests/ATestCase.generated.swift",
        "Tests/AppTests/MockCalls.generated.swift", "Tests/AppTests/TestObserver.generated.swift",
        "Tests/AppTests/b/BMock.generated.swift", "Tests/AppTests/b/BTestCase.generated.swift",
      ]
    )
    #expect(
      folder.read("Tests/AppTests/ATestCase.generated.swift")?.contains("@testable import App\n") == true
    )
    #expect(folder.read("Tests/AppTests/AMock.generated.swift")?.contains("class AMock:") == true)
  }

  @Test("The command line can say where they go") func options() throws {
    let folder = try Folder(["App/a/A.mvvm": spec("A")])
    try folder.run("generate App --tests T --module App", status: 0)
    #expect(
      folder.swiftFiles == [
        "App/a/A.generated.swift", "T/TestObserver.generated.swift", "T/a/ATestCase.generated.swift",
      ]
    )
  }

  @Test("Mocks can go with the sources, without any tests") func sources() throws {
    let folder = try Folder(["A.mvvm": spec("A"), "mvvmgen.json": #"{"mocks": "sources"}"#]).generated()
    #expect(folder.swiftFiles == ["A.generated.swift", "AMock.generated.swift", "MockCalls.generated.swift"])
  }

  @Test("What compares the calls of mocks is written once, where there are inputs to call") func mockCalls()
    throws
  {
    let silent = "viewmodel A { outputs { isOn: Bool } }\n"
    let folder = try Folder(["A.mvvm": silent, "mvvmgen.json": #"{"mocks": "sources"}"#]).generated()
    #expect(folder.swiftFiles == ["A.generated.swift", "AMock.generated.swift"])
    try folder.write("A.mvvm", spec("A"))
    #expect(try folder.generated().swiftFiles.last == "MockCalls.generated.swift")
  }

  @Test(
    "Mocks that an override wants are made for the view models that it names, and no tests where there are none",
    arguments: [
      (
        #""overrides": [{"viewModels": ["B"], "mocks": "sources"}]"#,
        ["BMock.generated.swift", "MockCalls.generated.swift"]
      ),
      (#""mocks": "tests""#, []),
      (
        #""mocks": "tests", "module": "M", "tests": {"folder": ".", "framework": "off"}"#,
        [
          "AMock.generated.swift", "BMock.generated.swift", "MockCalls.generated.swift",
        ]
      ),
    ]
  )
  func overrides(configuration: String, files: [String]) throws {
    let folder = try Folder([
      "A.mvvm": spec("A"), "B.mvvm": spec("B"), "mvvmgen.json": "{\(configuration)}",
    ]).generated()
    let classes = ["A.generated.swift", "B.generated.swift"]
    #expect(folder.swiftFiles == (classes + files).sorted())
  }

  @Test("Tests need the name of the module") func module() throws {
    let folder = try self.package(#"{"tests": {"folder": "Tests"}}"#)
    let files = folder.files
    let outcome = try folder.run("generate", status: 1)
    #expect(
      outcome.messages.hasPrefix(
        "mvvmgen.json:1:22: error: tests import the module of the view models: add \"module\": \"…\" "
      )
    )
    #expect(folder.files == files)
    #expect(try folder.run("generate --module App").status == 0)

    let wrong = try self.package(#"{"module": "My App", "tests": {"folder": "Tests"}}"#)
    #expect(try wrong.run("generate").messages.split(separator: "error: ").count == 2)
  }

  @Test("Mocks among tests that have no folder are told, but not to machines")
  func mocksWithoutFolder() throws {
    let folder = try Folder(["A.mvvm": spec("A"), "mvvmgen.json": #"{"mocks": "tests"}"#])
    let hint = "no mocks were made: 'tests.folder' in mvvmgen.json, or '--tests', says where they go\n"
    #expect(try folder.run("generate").messages == "1 file written, 0 unchanged\n\(hint)")
    #expect(try folder.run("generate --message-format json").messages == "")
    #expect(try !folder.run("generate --tests T --module M").messages.contains("no mocks"))
  }

  @Test("Two styles whose tests need different things cannot share a folder") func styles() throws {
    let folder = try self.package(
      """
      {"module": "App", "tests": {"folder": "Tests"},
       "overrides": [{"viewModels": ["B"], "style": "reactiveswift"}]}
      """
    )
    let outcome = try folder.run("generate", status: 1)
    #expect(
      outcome.messages.hasPrefix(
        "mvvmgen.json:2:47: error: the styles 'rxswift' and 'reactiveswift' would both write "
          + "'Tests/TestObserver.generated.swift': keep their specs in modules of their own, "
          + "and test each in a test target of its own [duplicate-output]"
      )
    )
  }

  @Test(
    "A spec with the name of what a module needs once is reported, and nothing is written over its class",
    arguments: [
      ("EventSource.mvvm", "EventSource.generated.swift", "observation"),
      ("Tests/TestObserver.mvvm", "Tests/TestObserver.generated.swift", "rxswift"),
    ]
  )
  func nameOfSupport(path: String, file: String, style: String) throws {
    let configuration = #"{"style": "\#(style)", "module": "App", "tests": {"folder": "Tests"}}"#
    let folder = try Folder(["mvvmgen.json": configuration, path: spec("AViewModel")])
    for arguments in [["generate"], ["generate", "--check"], ["generate", folder.url.path]] {
      let outcome = try mvvmgen(arguments, in: folder, status: 1)
      #expect(outcome.messages.contains("\(path): error: "))
      #expect(outcome.messages.contains("\(path)' and the style '\(style)' would both write '"))
      #expect(outcome.messages.contains("\(file)': rename the spec [duplicate-output]\n"))
      #expect(folder.read(file)?.contains("class AViewModel") == true)
    }
  }

  @Test("A file that is not ours is in the way of a mock") func notOurs() throws {
    let folder = try Folder([
      "A.mvvm": spec("A"), "AMock.generated.swift": "// mine\n", "mvvmgen.json": #"{"mocks": "sources"}"#,
    ])
    let outcome = try folder.run("generate", status: 1)
    let message = "mvvmgen did not write this file: move it away, or change 'naming.mockFile' in mvvmgen.json"
    #expect(outcome.messages.hasPrefix("AMock.generated.swift: error: \(message)"))
    #expect(folder.read("AMock.generated.swift") == "// mine\n")
  }
}
