import MVVMSource
import Testing

@Suite struct DiffTests {
  @Test("Two specs are compared, whatever their names") func files() throws {
    let folder = try Folder(["Old.mvvm": old, "New.mvvm": new])
    let outcome = try folder.run("diff Old.mvvm New.mvvm")
    #expect(outcome == Outcome(output: text, messages: "", status: 0))
  }

  @Test("In two folders a view model is found by its name") func folders() throws {
    let folder = try Folder([
      "old/A.mvvm": spec("A"), "old/B.mvvm": spec("B"), "old/C.mvvm": spec("C"),
      "new/A.mvvm": spec("A"), "new/sub/B.mvvm": spec("B"), "new/D.mvvm": spec("D"),
    ])
    let outcome = try folder.run("diff old new")
    #expect(
      outcome.output == """
        B
          compatible: moved to another file: nothing to do
            - B.mvvm
            + sub/B.mvvm

        C
          breaking: view model removed: callers stop compiling, the logic has to change
            - viewmodel C

        D
          logic: view model added: the logic has to change
            + viewmodel D

        1 breaking, 1 needs logic, 1 compatible

        """
    )
  }

  @Test("Many specs are reported in their order, the old side's errors first") func many() throws {
    var files: [String: String] = [:]
    for index in 100..<140 {
      files["old/V\(index).mvvm"] = spec("V\(index)")
      files["new/V\(index).mvvm"] = spec("V\(index)")
    }
    for index in [102, 137] { files["new/V\(index).mvvm"] = nil }
    for index in [104, 131] { files["old/V\(index).mvvm"] = "viewmodel V\(index) {}\n" }
    files["new/V120.mvvm"] = "viewmodel V120 {}\n"
    let outcome = try mvvmgen("diff", "old", "new", in: try Folder(files), status: 1)
    let errors = outcome.messages.split(separator: "\n").filter { $0.contains("empty-view-model") }
    #expect(
      errors.map { $0.prefix(13) } == ["old/V104.mvvm", "old/V131.mvvm", "new/V120.mvvm"],
      "\(outcome.messages)"
    )
    #expect(outcome.messages.hasSuffix("3 specs were not compared: see the errors\n"))
    let changed = outcome.output.split(separator: "\n").filter { $0.hasPrefix("V") }
    #expect(changed == ["V102", "V137"])
  }

  @Test("Where nothing changed it says so") func same() throws {
    let folder = try Folder(["A.mvvm": old, "B.mvvm": "// A comment.\n\(old)"])
    let outcome = try folder.run("diff A.mvvm B.mvvm --fail-on behaviour")
    #expect(outcome == Outcome(output: "no changes in the interfaces\n", messages: "", status: 0))
  }

  @Test(
    "What fails is for the user to say",
    arguments: [
      ("tapped(row: Int)", "breaking", 1), ("tapped(row: Int)", "logic", 1),
      ("tapped(row: Int)", "behaviour", 1),
      ("tapped() as tap", "breaking", 0), ("tapped() as tap", "logic", 1),
      ("tapped() as tap", "behaviour", 1),
      ("sticky tapped()", "breaking", 0), ("sticky tapped()", "logic", 0),
      ("sticky tapped()", "behaviour", 1),
      ("tapped(); more()", "behaviour", 0),
    ]
  )
  func fails(inputs: String, level: String, status: Int32) throws {
    let folder = try Folder([
      "Old.mvvm": "viewmodel A {\ninputs {\ntapped()\n}\n}\n",
      "New.mvvm": "viewmodel A {\ninputs {\n\(inputs)\n}\n}\n",
    ])
    #expect(try folder.run("diff Old.mvvm New.mvvm").status == 0)
    #expect(try mvvmgen("diff", "Old.mvvm", "New.mvvm", "--fail-on", level, in: folder).status == status)
  }

  @Test(
    "What is accepted is shown as such and does not fail",
    arguments: [
      ["--allow", "XViewModel"],
      ["--allow", "XViewModel.tapped(index:)", "--allow=XViewModel.init,XViewModel.title"],
      ["--allow", "XViewModel.tapped(row:),XViewModel.init", "--allow", "XViewModel.title"],
    ]
  )
  func allowed(arguments: [String]) throws {
    let folder = try Folder(["Old.mvvm": old, "New.mvvm": new])
    let all = ["diff", "Old.mvvm", "New.mvvm", "--fail-on", "breaking"]
    #expect(try mvvmgen(all, in: folder).status == 1)
    let outcome = try mvvmgen(all + arguments, in: folder, status: 0)
    #expect(outcome.output.contains("  accepted: input changed (label, parameter name)"))
    #expect(!outcome.output.contains("note: 'XViewModel"))
  }

  @Test("The configuration accepts, and an acceptance that accepts nothing is noted")
  func configured() throws {
    let folder = try Folder([
      "old/A.mvvm": old, "new/A.mvvm": new,
      "new/mvvmgen.json": #"{"diff": {"accepted": ["XViewModel.title", "XViewModel.gone"]}}"#,
    ])
    let outcome = try folder.run("diff old new --allow Y")
    #expect(outcome.output.contains("  accepted: output changed (type)"))
    #expect(
      outcome.output.hasSuffix(
        """
        note: 'XViewModel.gone' is accepted, but nothing that breaks has this name: remove it
        note: 'Y' is accepted, but nothing that breaks has this name: remove it
        2 breaking, 1 accepted

        """
      )
    )
  }

  @Test(
    "An acceptance and a file's name are shown as they are, and do nothing",
    arguments: [
      ("text", #"note: 'X\n::stop-commands::q\u{1B}]0;`</details>' is accepted"#),
      ("markdown", #"Note: `` X ::stop-commands::q\u{1B}]0;`</details> `` is accepted"#),
      ("markdown", #"| `` A\|`b`\u{202E}.generated.swift `` | +"#),
    ]
  )
  func hostile(format: String, line: String) throws {
    let name = "X\n::stop-commands::q\u{1B}]0;`</details>"
    let file = "A|`b`\u{202E}.mvvm"
    let folder = try Folder(["old/\(file)": old, "new/\(file)": new])
    let outcome = try mvvmgen("diff", "old", "new", "--format", format, "--allow", name, in: folder)
    #expect(outcome.output.contains(line))
    #expect(!outcome.output.contains("\u{1B}]") && !outcome.output.contains("\n::stop"))
  }

  @Test(
    "The configurations of both sides count, and what a style adds to a class is no other change",
    arguments: [("combine", ""), ("observation", "@MainActor ")]
  )
  func configurations(style: String, attribute: String) throws {
    let text = attribute + spec("A")
    let folder = try Folder([
      "old/A.mvvm": text, "new/A.mvvm": text, "new/mvvmgen.json": #"{"style": "\#(style)"}"#,
    ])
    let outcome = try folder.run("diff old new")
    #expect(
      outcome.output == """
        A
          breaking: configuration changed: style: callers stop compiling, the logic has to change
            - rxswift
            + \(style)

        1 breaking

        """
    )
  }

  @Test("What is wrong with the configuration of both sides is said once") func wrongConfiguration() throws {
    let folder = try Folder(["o/A.mvvm": spec("A"), "n/A.mvvm": spec("A"), "mvvmgen.json": #"{"styl": ""}"#])
    let outcome = try folder.run("diff o n")
    #expect(outcome.messages.split(separator: "error: ").count == 2)
    #expect(outcome.messages.hasSuffix("1 spec was not compared: see the errors\n"))
  }

  @Test("A style that looks like the one before breaks nobody") func ownStyle() throws {
    let folder = try Folder([
      "old/A.mvvm": old, "new/A.mvvm": old, "new/mvvmgen.json": #"{"style": "ours", "templates": "t"}"#,
      "new/t/ours.json": #"{"extends": "rxswift"}"#, "new/t/ours.mustache": "{{<rxswift}}{{/rxswift}}",
    ])
    let outcome = try folder.run("diff old new")
    #expect(outcome.output.contains("compatible: configuration changed: style: nothing to do"))
  }

  @Test("One of two specs that has an error is told by the path of the newer") func brokenSpec() throws {
    let folder = try Folder(["A.mvvm": "viewmodel {", "B.mvvm": spec("B")])
    let outcome = try folder.run("diff A.mvvm B.mvvm --format json", status: 1)
    #expect(outcome.output.contains(#""notCompared": ["B.mvvm"]}"#))
  }

  @Test("A spec with an error on one side is not compared, and all else is", arguments: ["old", "new"])
  func broken(side: String) throws {
    var files = ["old/A.mvvm": old, "new/A.mvvm": new, "old/B.mvvm": spec("B"), "new/B.mvvm": spec("B")]
    files["\(side)/B.mvvm"] =
      "viewmodel B {\ninputs {\ntapped\n}\n}\nviewmodel E {\noutputs {\nx: Int\n}\n}\n"
    files["\(side == "old" ? "new" : "old")/E.mvvm"] = spec("E")
    let outcome = try mvvmgen("diff", "old", "new", in: Folder(files), status: 1)
    #expect(outcome.output == text.replacing("3 breaking", with: "3 breaking, 1 spec not compared"))
    let markdown = try mvvmgen("diff", "old", "new", "--format", "markdown", in: Folder(files))
    #expect(markdown.output.hasPrefix("### Interfaces of view models: 3 breaking, 1 spec not compared\n"))
    let json = try mvvmgen("diff", "old", "new", "--format", "json", in: Folder(files))
    #expect(json.output.contains(#""notCompared": ["B.mvvm"]}"#))
    #expect(outcome.messages.contains("\(side)/B.mvvm:3:7: error: "))
    #expect(outcome.messages.hasSuffix("1 spec was not compared: see the errors\n"))
  }

  @Test("The report for programs holds every edit") func json() throws {
    let folder = try Folder(["Old.mvvm": old, "New.mvvm": new])
    let outcome = try folder.run("diff Old.mvvm New.mvvm --format json")
    let report = try #require(parseJSON(SourceFile(path: "-", text: outcome.output)).value)
    #expect(report["summary"]?["breaking"]?.integer == 3)
    let viewModel = try #require(report["viewModels"]?.array?.first)
    #expect(viewModel["name"]?.string == "XViewModel")
    #expect(viewModel["newPath"]?.string == "New.mvvm")
    let edits = try #require(viewModel["edits"]?.array)
    #expect(edits.map { $0["name"]?.string } == ["service", "tapped(row:)", "title"])
    #expect(edits[1]["aspects"]?.array?.compactMap(\.string) == ["label", "parameter name"])
    #expect(edits[1]["old"]?.string == "tapped(index: Int)")
    #expect(edits.map { $0["logic"]?.boolean } == [true, false, true])
  }

  @Test("GitHub is told beside the lines of the newer spec") func github() throws {
    let folder = try Folder(["Old.mvvm": old, "New.mvvm": new])
    let arguments = ["diff", "Old.mvvm", "New.mvvm", "--format", "github"]
    let lines = try mvvmgen(arguments + ["--allow", "XViewModel.title"], in: folder).output.split(
      separator: "\n"
    )
    #expect(lines.map { $0.prefix { $0 != " " } } == ["::warning", "::warning", "::notice"])
    #expect(
      lines[1].hasPrefix(
        "::warning file=New.mvvm,line=6,col=5,endLine=6,endColumn=11,title=interface-breaking::"
      )
    )
    #expect(lines[1].hasSuffix("%0Awas: tapped(index: Int)%0Ais: tapped(row: Int)"))
    let failing = try mvvmgen(arguments + ["--fail-on", "breaking"], in: folder, status: 1)
    #expect(failing.output.hasPrefix("::error "))
  }
}

private func spec(_ name: String) -> String {
  "viewmodel \(name) {\n  inputs {\n    tapped()\n  }\n}\n"
}

private let old = """
  viewmodel XViewModel {
    dependencies {
    }
    inputs {
      /// Call when a row is tapped.
      tapped(index: Int)
    }
    outputs {
      title: String
    }
  }

  """

private let new = """
  viewmodel XViewModel {
    outputs { title: Int }
    dependencies { service: any Service }
    inputs {
      /// Call when a row is tapped.
      tapped(row: Int)
    }
  }

  """

private let text = """
  XViewModel
    breaking: dependency added: callers stop compiling, the logic has to change
      + service: any Service
    breaking: input changed (label, parameter name): callers stop compiling
      - tapped(index: Int)
      + tapped(row: Int)
    breaking: output changed (type): callers stop compiling, the logic has to change
      - title: String
      + title: Int

  3 breaking

  """
