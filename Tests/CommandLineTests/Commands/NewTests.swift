import Foundation
import MVVMSource
import Testing

@Suite("Beginning a view model") struct NewTests {
  @Test("A name gets a spec and its logic, and hears what it became and that there are no tests")
  func name() throws {
    let folder = try Folder()
    let outcome = try folder.run("new a/Login", status: 0)
    #expect(
      outcome.messages == """
        the view model is called LoginViewModel: names end in 'ViewModel'
        a/LoginViewModel.mvvm written
        a/LoginViewModel.swift written
        no tests were written: '--tests DIR', or "tests" in mvvmgen.json, says where they go

        """
    )
    #expect(outcome.output == "")
    #expect(
      folder.read("a/LoginViewModel.swift")?.contains("extension LoginViewModel.OutputStreams {") == true
    )
    #expect(try folder.run("generate").messages.hasSuffix("1 file written, 0 unchanged\n"))
  }

  @Test("Tests go where test cases go") func tests() throws {
    let folder = try Folder(["mvvmgen.json": #"{"module": "App", "tests": {"folder": "Tests"}}"#])
    _ = try folder.run("new App/a/LoginViewModel")
    _ = try folder.run("generate")
    #expect(
      folder.files == [
        "App/a/LoginViewModel.generated.swift", "App/a/LoginViewModel.mvvm", "App/a/LoginViewModel.swift",
        "Tests/TestObserver.generated.swift", "Tests/a/LoginViewModelTestCase.generated.swift",
        "Tests/a/LoginViewModelTests.swift", "mvvmgen.json",
      ]
    )
    #expect(folder.read("Tests/a/LoginViewModelTests.swift")?.contains("func testDismiss() throws {") == true)
  }

  @Test("The command line says where tests go, and the style") func options() throws {
    let folder = try Folder()
    let arguments = ["new", "LoginViewModel", "--tests", "T", "--module", "App", "--style", "reactiveswift"]
    let outcome = try mvvmgen(arguments + ["--message-format", "json"], in: folder)
    #expect(folder.files == ["LoginViewModel.mvvm", "LoginViewModel.swift", "T/LoginViewModelTests.swift"])
    #expect(folder.read("LoginViewModel.swift")?.contains("import ReactiveSwift") == true)
    for file in folder.files { #expect(outcome.output.contains("\"path\": \"\(file)\"")) }
    let messages = try folder.run("new YViewModel --style combine").messages
    #expect(messages.contains("give 'generate' the style too: '--style combine', or "))
  }

  @Test("A spec that is there gets what it lacks, and no file is written over") func from() throws {
    let folder = try Folder(["a/A.mvvm": spec("A") + spec("B"), "a/B.swift": "// mine\n"])
    let outcome = try folder.run("new --from a/A.mvvm --tests T --module App")
    #expect(
      outcome.messages == """
        a/A.swift written
        T/ATests.swift written
        a/B.swift is there, and stays as it is
        T/BTests.swift written

        """
    )
    #expect(outcome.status == 0)
    #expect(folder.read("a/B.swift") == "// mine\n")
    #expect(!folder.files.contains("A.generated.swift"))
  }

  @Test("A name whose spec is there is an error, and nothing is written") func exists() throws {
    let folder = try Folder(["AViewModel.mvvm": spec("AViewModel")])
    let outcome = try folder.run("new A", status: 1)
    #expect(
      outcome.messages == """
        AViewModel.mvvm: error: there is a spec of this name: 'mvvmgen new --from AViewModel.mvvm' writes what \
        goes with it [file-exists]

        """
    )
    #expect(folder.files == ["AViewModel.mvvm"])
  }

  @Test(
    "What stands in the place of a file is told, and nothing is written",
    arguments: [
      ("a/LoginViewModel.mvvm", nil, "is a directory"),
      ("a/LoginViewModel.mvvm", "gone", "it is a symbolic link that leads nowhere: remove it"),
      ("a/LoginViewModel.swift", nil, "is a directory"),
      ("a/LoginViewModel.swift", "gone", "it is a symbolic link that leads nowhere: remove it"),
      ("T/LoginViewModelTests.swift", nil, "is a directory"),
    ]
  )
  func obstacle(path: String, target: String?, message: String) throws {
    let folder = try Folder(["a/A": "", "T/A": ""])
    if let target { try folder.makeLink(path, to: target) } else { try folder.makeFolder(path) }
    let files = folder.files
    let outcome = try folder.run("new a/Login --tests T --module App", status: 74)
    #expect(outcome.messages == "\(path): error: \(message) [file-not-writable]\n")
    #expect(folder.files == files)
  }

  @Test("A link to a file is left alone as a file is") func link() throws {
    let folder = try Folder(["mine.swift": "// mine\n"])
    try folder.makeLink("LoginViewModel.swift", to: "mine.swift")
    let outcome = try folder.run("new LoginViewModel", status: 0)
    #expect(outcome.messages.contains("LoginViewModel.swift is there, and stays as it is\n"))
    #expect(folder.read("mine.swift") == "// mine\n")
  }

  @Test("--missing prints the lines that the logic lacks, none of tests, and writes nothing")
  func missing() throws {
    let tests = #"{"module": "App", "tests": {"folder": "T"}}"#
    let folder = try Folder(["AViewModel.mvvm": spec("AViewModel"), "mvvmgen.json": tests])
    let arguments = ["new", "--from", "AViewModel.mvvm"]
    _ = try mvvmgen(arguments, in: folder)
    #expect(
      try mvvmgen(arguments + ["--missing"], in: folder) == Outcome(output: "", messages: "", status: 0)
    )

    try folder.write("AViewModel.mvvm", "viewmodel AViewModel {\n  outputs {\n    event done: Void\n  }\n}\n")
    let files = folder.files
    #expect(
      try mvvmgen(arguments + ["--missing"], in: folder).output == """
        // AViewModel.swift
            #warning("done is not written yet")
            self.done = .empty()

        """
    )
    #expect(folder.files == files)
    try folder.remove("AViewModel.swift")
    let outcome = try mvvmgen(arguments + ["--missing"], in: folder)
    #expect(outcome.messages == "AViewModel.swift is not there: run without '--missing' to write it\n")
  }

  @Test("Logic in a file of another name beside the spec is found") func otherName() throws {
    for style in ["rxswift", "observation"] {
      let folder = try Folder(["AViewModel.mvvm": spec("AViewModel")])
      let arguments = ["new", "--from", "AViewModel.mvvm", "--style", style]
      _ = try mvvmgen(arguments, in: folder)
      try folder.write("AViewModel+Helpers.swift", "extension AViewModel {\n  var a: Int { 1 }\n}\n")
      try folder.write("Logic.swift", try #require(folder.read("AViewModel.swift")))
      try folder.remove("AViewModel.swift")
      try folder.write("AViewModel.mvvm", spec("AViewModel", input: "closed"))
      #expect(
        try mvvmgen(arguments, in: folder).messages.contains("Logic.swift is there, and stays as it is\n")
      )
      #expect(folder.read("AViewModel.swift") == nil)
      try folder.write(
        "AViewModel.mvvm",
        "viewmodel AViewModel {\n  outputs {\n    count: Int\n  }\n}\n"
      )
      let missing = try mvvmgen(arguments + ["--missing"], in: folder)
      #expect(missing.output.hasPrefix("// Logic.swift\n"), "\(missing)")
    }
  }

  @Test("A spec with an error gets nothing") func wrong() throws {
    let folder = try Folder(["A.mvvm": "viewmodel A {\n  inputs {\n    tapped\n  }\n}\n"])
    let outcome = try folder.run("new --from A.mvvm", status: 1)
    #expect(outcome.messages.hasPrefix("A.mvvm:3:11: error: "))
    #expect(folder.files == ["A.mvvm"])
  }

  @Test(
    "Through a link, the tests of a new folder are where generate looks for them",
    arguments: ["link", "real"]
  )
  func link(project: String) throws {
    let folder = try Folder([
      "real/mvvmgen.json": #"{"module": "App", "tests": {"folder": "Tests"}}"#,
      "real/Sources/App/X.swift": "",
    ])
    try folder.makeLink("link", to: "real")
    _ = try mvvmgen("new", "\(project)/Sources/App/Foo/Foo", in: folder)
    _ = try mvvmgen("generate", project, in: folder)
    let tests = folder.files.filter { $0.hasPrefix("real/Tests/Foo/") }
    #expect(
      tests == [
        "real/Tests/Foo/FooViewModelTestCase.generated.swift", "real/Tests/Foo/FooViewModelTests.swift",
      ]
    )
  }

  @Test("What the disk refuses is told") func disk() throws {
    let folder = try Folder(["a": "a file"])
    let outcome = try folder.run("new a/A", status: 74)
    #expect(outcome.messages.contains("a/AViewModel.mvvm: error: not a directory [file-not-writable]"))
    #expect(try folder.run("new --from b/B.mvvm").status == 74)
  }
}
