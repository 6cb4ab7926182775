import Foundation
import Testing

@Suite struct LintBaselineTests {
  private func folder() throws -> Folder {
    try Folder([
      "a/AViewModel.mvvm": commandSpec("AViewModel"), "b/BViewModel.mvvm": commandSpec("BViewModel"),
      "c/.keep": "",
    ])
  }

  /// The same, of which all is known.
  private func recorded() throws -> Folder {
    let folder = try self.folder()
    try folder.run("lint --baseline lint.json --write-baseline")
    return folder
  }

  @Test("What is recorded is not reported, from any working folder, and what is new is") func known() throws {
    let folder = try self.folder()
    let written = try folder.run("lint --strict --baseline lint.json --write-baseline")
    #expect(
      written == Outcome(output: "", messages: "2 specs: 2 findings recorded in 'lint.json'\n", status: 0)
    )
    #expect(
      folder.read("lint.json") == """
        {"version": 1,
        "findings": [
        {"path": "a/AViewModel.mvvm", "viewModel": "AViewModel", "facet": "inputs", "selector": "fetch()", \
        "rule": "event-named-input"},
        {"path": "b/BViewModel.mvvm", "viewModel": "BViewModel", "facet": "inputs", "selector": "fetch()", \
        "rule": "event-named-input"}
        ]}

        """
    )
    let known = try folder.run("lint --strict --baseline lint.json")
    #expect(known == Outcome(output: "", messages: "2 specs: nothing new, 2 known\n", status: 0))
    let elsewhere = try shell(
      "cd c; \"$TOOL\" lint --strict --baseline ../lint.json ../a \"$OLDPWD/b\"",
      in: folder
    )
    #expect(elsewhere.messages == "2 specs: nothing new, 2 known\n")
    try folder.write("a/AViewModel.mvvm", "\n\n" + commandSpec("AViewModel", input: "fetch()\n    load"))
    let new = try folder.run("lint --strict --baseline lint.json", status: 1)
    #expect(new.messages.contains("a/AViewModel.mvvm:8:5: warning: 'load' is a command"))
    #expect(!new.messages.contains("'fetch' is a command"))
  }

  @Test("What is known of a spec stays while it has errors") func broken() throws {
    let folder = try self.recorded()
    let known = folder.read("lint.json")
    try folder.write("b/BViewModel.mvvm", "viewmodel BViewModel {")
    try folder.run("lint --baseline lint.json --write-baseline", status: 1)
    #expect(folder.read("lint.json") == known)
  }

  @Test("Nothing is said to be recorded where nothing is written", arguments: ["new.json", "lint.json/x"])
  func failed(baseline: String) throws {
    let folder = try self.recorded()
    let outcome = try shell(
      "ln -s nowhere c/C.mvvm; \"$TOOL\" lint --write-baseline --baseline \(baseline)",
      in: folder
    )
    #expect(outcome.status == 74)
    #expect(outcome.messages.hasSuffix("nothing recorded in '\(baseline)'\n"))
    #expect(!folder.files.contains("new.json"))
  }

  @Test("What is gone is told") func gone() throws {
    let folder = try self.recorded()
    try folder.write("a/AViewModel.mvvm", cleanSpec("AViewModel"))
    let outcome = try folder.run("lint --baseline lint.json", status: 0)
    #expect(
      outcome.messages
        == "2 specs: nothing new, 1 known, 1 gone: add '--write-baseline' to drop it from 'lint.json'\n"
    )
    try folder.write("a/AViewModel.mvvm", commandSpec("AViewModel", input: "load"))
    let new = try folder.run("lint --baseline lint.json")
    #expect(new.messages.hasSuffix("\n2 specs: 1 warning, 1 known, 1 gone\n"))
    try folder.write("a/AViewModel.mvvm", cleanSpec("AViewModel"))
    try folder.write("b/BViewModel.mvvm", cleanSpec("BViewModel"))
    let all = try folder.run("lint --baseline lint.json")
    #expect(
      all.messages == "2 specs: nothing found, 2 gone: add '--write-baseline' to drop them from 'lint.json'\n"
    )
    let renewed = try folder.run("lint --baseline lint.json --write-baseline")
    #expect(renewed.messages == "2 specs: 0 findings recorded in 'lint.json'\n")
  }

  @Test(
    "A baseline that is written anew keeps what is known of files that were not looked at, while they exist"
  )
  func partial() throws {
    let folder = try self.recorded()
    try folder.write("a/AViewModel.mvvm", cleanSpec("AViewModel"))
    _ = try folder.run("lint a --baseline lint.json --write-baseline")
    #expect(folder.read("lint.json")?.contains("AViewModel") == false)
    #expect(folder.read("lint.json")?.contains("BViewModel") == true)
    try folder.remove("b/BViewModel.mvvm")
    _ = try folder.run("lint a --baseline lint.json --write-baseline")
    #expect(folder.read("lint.json") == "{\"version\": 1,\n\"findings\": []}\n")
  }

  @Test("A baseline that has not changed is not written") func unchanged() throws {
    let folder = try self.folder()
    _ = try folder.run("lint --baseline d/lint.json --write-baseline")
    try folder.age("d/lint.json")
    let date = try folder.modificationDate("d/lint.json")
    _ = try folder.run("lint --baseline d/lint.json --write-baseline")
    #expect(try folder.modificationDate("d/lint.json") == date)
  }

  @Test("Errors of specs are reported all the same") func errors() throws {
    let folder = try Folder(["A.mvvm": "import X\n"])
    for options in [["--write-baseline"], []] {
      let outcome = try mvvmgen(["lint", "--baseline", "lint.json"] + options, in: folder, status: 1)
      #expect(outcome.messages.contains("[missing-view-model]"))
    }
    #expect(folder.read("lint.json") == "{\"version\": 1,\n\"findings\": []}\n")
  }

  @Test("What is known is not mended") func fixed() throws {
    let text = cleanSpec("AViewModel").replacing("loads.", with: "loads")
    let folder = try Folder(["AViewModel.mvvm": text])
    _ = try folder.run("lint --baseline lint.json --write-baseline")
    #expect(try folder.run("lint --fix --baseline lint.json").messages == "1 spec: nothing new, 1 known\n")
    #expect(folder.read("AViewModel.mvvm") == text)
  }

  @Test("Standard input is known by the path that stands for it") func standardInput() throws {
    let folder = try self.recorded()
    let arguments = ["lint", "-", "--strict", "--baseline", "lint.json"]
    let known = try mvvmgen(
      arguments + ["--stdin-path", "a/AViewModel.mvvm"],
      in: folder,
      input: commandSpec("AViewModel")
    )
    #expect(known == Outcome(output: "", messages: "", status: 0))
    #expect(try mvvmgen(arguments, in: folder, input: commandSpec("AViewModel")).status == 1)
  }

  @Test("A file that is missing is told, and nothing is linted") func missing() throws {
    let outcome = try mvvmgen("lint", "--baseline", "gone.json", in: self.folder(), status: 74)
    #expect(outcome.messages == "gone.json: error: no such file or directory [file-not-readable]\n")
  }

  @Test(
    "A file that is no baseline is told at its place, and is not overwritten",
    arguments: [
      ("{\"version\": 1,\n", "1:15"), (#"{"version": 2, "findings": []}"#, "1:13"),
      (#"{"style": "rxswift"}"#, "1:1"),
    ]
  )
  func broken(text: String, place: String) throws {
    let folder = try self.folder()
    try folder.write("lint.json", text)
    for options in [["--write-baseline"], []] {
      let outcome = try mvvmgen(["lint", "--baseline", "lint.json"] + options, in: folder, status: 1)
      #expect(outcome.messages.hasPrefix("lint.json:\(place): error: "))
      #expect(outcome.messages.hasSuffix("[baseline-invalid]\n"))
      #expect(folder.read("lint.json") == text)
    }
  }

  @Test("A folder in the place of the file is told") func folderForFile() throws {
    let folder = try self.folder()
    try folder.makeFolder("lint.json")
    let outcome = try folder.run("lint --baseline lint.json --write-baseline", status: 74)
    #expect(outcome.messages == "lint.json: error: is a directory [file-not-readable]\n")
  }

  @Test("No baseline is written where a spec cannot be read") func unreadableSpec() throws {
    let folder = try self.folder()
    let outcome = try folder.run("lint --baseline lint.json --write-baseline . gone.mvvm")
    #expect(outcome.status == 74)
    #expect(folder.read("lint.json") == nil)
  }
}
