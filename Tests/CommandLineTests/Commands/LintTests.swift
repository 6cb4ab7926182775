import Foundation
import MVVMSource
import Testing

/// A spec that keeps every convention.
func cleanSpec(_ name: String) -> String {
  "/// Shows \(name).\nviewmodel \(name) {\n  inputs {\n    /// Call when it loads.\n    loaded()\n  }\n}\n"
}

/// A spec in which one thing is found that cannot be mended.
func commandSpec(_ name: String, input: String = "fetch") -> String {
  cleanSpec(name).replacing("loaded", with: input)
}

@Suite struct LintTests {
  @Test("A spec that keeps the conventions has nothing to tell") func clean() throws {
    let folder = try Folder(["AViewModel.mvvm": cleanSpec("AViewModel")])
    let outcome = try folder.run("lint --strict")
    #expect(outcome == Outcome(output: "", messages: "1 spec: nothing found\n", status: 0))
    #expect(folder.files == ["AViewModel.mvvm"])
  }

  @Test("Without specs there is nothing to lint") func noSpecs() throws {
    #expect(
      try mvvmgen("lint", in: Folder())
        == Outcome(output: "", messages: "no specs (*.mvvm) found\n", status: 0)
    )
  }

  @Test("Findings are printed in the order of places, and warnings fail with --strict alone")
  func warnings() throws {
    let folder = try Folder([
      "b/BViewModel.mvvm": commandSpec("BViewModel"), "a/AViewModel.mvvm": commandSpec("AViewModel"),
    ])
    let messages = """
      a/AViewModel.mvvm:5:5: warning: 'fetch' is a command: name what happens, such as a tap or a change \
      [event-named-input]
      b/BViewModel.mvvm:5:5: warning: 'fetch' is a command: name what happens, such as a tap or a change \
      [event-named-input]
      2 specs: 2 warnings

      """
    #expect(try folder.run("lint") == Outcome(output: "", messages: messages, status: 0))
    #expect(try folder.run("lint --strict") == Outcome(output: "", messages: messages, status: 1))
    #expect(
      try folder.run("lint b a a/AViewModel.mvvm")
        == Outcome(output: "", messages: messages, status: 0)
    )
  }

  @Test("The configuration sets levels: an error fails, a note does not") func levels() throws {
    let folder = try Folder(["AViewModel.mvvm": commandSpec("AViewModel")])
    for (level, line, status) in [
      ("error", "1 error", Int32(1)), ("note", "1 note", 0), ("off", "nothing found", 0),
    ] {
      try folder.write("mvvmgen.json", #"{"lint": {"rules": {"event-named-input": "\#(level)"}}}"#)
      let outcome = try folder.run("lint --strict")
      #expect(outcome.messages.hasSuffix("1 spec: \(line)\n"))
      #expect(outcome.status == status)
    }
    try folder.write("other.json", "{}")
    #expect(try folder.run("lint --config other.json").messages.hasSuffix("1 spec: 1 warning\n"))
  }

  @Test("An unknown rule of the configuration is an error at its place, and nothing is linted")
  func unknownRule() throws {
    let folder = try Folder([
      "AViewModel.mvvm": commandSpec("AViewModel"), "mvvmgen.json": #"{"lint": {"rules": {"siez": "off"}}}"#,
    ])
    let outcome = try folder.run("lint", status: 1)
    #expect(
      outcome.messages.hasPrefix(
        "mvvmgen.json:1:21: error: unknown rule 'siez': did you mean 'size'? [config-unknown-rule]\n"
      )
    )
    #expect(!outcome.messages.contains("event-named-input"))
    #expect(outcome.messages.hasSuffix("1 spec: nothing found, 1 failed\n"))
    #expect(try folder.run("rules").status == 1)
  }

  @Test("Of a spec with errors these alone are told, others are linted") func errors() throws {
    let folder = try Folder([
      "AViewModel.mvvm": commandSpec("AViewModel").replacing("fetch()", with: "fetch("),
      "BViewModel.mvvm": commandSpec("BViewModel"),
    ])
    let outcome = try folder.run("lint", status: 1)
    #expect(outcome.messages.contains("AViewModel.mvvm:5:11: error: expected "))
    #expect(!outcome.messages.contains("AViewModel.mvvm:5:5: warning"))
    #expect(outcome.messages.hasSuffix("2 specs: 1 error, 1 warning\n"))
  }

  @Test("A spec that cannot be read is told, and stops no other") func unreadable() throws {
    let folder = try Folder(["BViewModel.mvvm": commandSpec("BViewModel")])
    try folder.makeLink("AViewModel.mvvm", to: "nowhere")
    let outcome = try folder.run("lint", status: 74)
    #expect(outcome.messages.hasPrefix("AViewModel.mvvm: error: it is a symbolic link that leads nowhere"))
    #expect(outcome.messages.contains("BViewModel.mvvm:5:5: warning"))
    #expect(outcome.messages.hasSuffix("2 specs: 1 warning, 1 failed\n"))
    #expect(try folder.run("lint gone.mvvm").status == 74)
  }

  @Test("Standard input is linted under the name and the configuration of a path")
  func standardInput() throws {
    let folder = try Folder(["a/mvvmgen.json": #"{"lint": {"rules": {"event-named-input": "error"}}}"#])
    let text = commandSpec("AViewModel")
    let plain = try folder.run("lint -", input: text, status: 0)
    #expect(plain.messages.hasPrefix("<stdin>:5:5: warning: 'fetch' is a command"))
    let named = try folder.run("lint - --stdin-path a/BViewModel.mvvm", input: text)
    #expect(named.messages.contains("a/BViewModel.mvvm:5:5: error: 'fetch' is a command"))
    #expect(
      named.messages.contains("a/BViewModel.mvvm:2:11: warning: 'AViewModel' stands in 'BViewModel.mvvm'")
    )
    #expect(named.output == "")
    #expect(named.status == 1)
  }

  @Test("Many specs are reported in their order, each once, whatever is wrong with them") func many() throws {
    let folder = try Folder()
    var expected: [String] = []
    for number in 100..<240 {
      let name = "A\(number)ViewModel"
      let text = commandSpec(name)
      try folder.write("\(name).mvvm", number % 3 == 0 ? text.replacing("fetch()", with: "fetch") : text)
      expected.append("\(name).mvvm:5:\(number % 3 == 0 ? "10: error" : "5: warning")")
    }
    try folder.makeLink("A150ViewModel0.mvvm", to: "nowhere")
    try folder.makeLink("A220ViewModel0.mvvm", to: "nowhere")
    let outcome = try folder.run("lint", status: 74)
    let lines = outcome.messages.split(separator: "\n")
    let places = lines.filter { $0.contains("ViewModel.mvvm") }.map {
      $0.split(separator: ":")[...3].joined(separator: ":")
    }
    #expect(places == expected)
    #expect(lines.filter { $0.contains("[file-not-readable]") }.count == 2)
    #expect(lines.last == "142 specs: 46 errors, 94 warnings, 2 failed")
    for _ in 0..<5 { #expect(try folder.run("lint") == outcome) }
  }

  @Test("'generate' reports no conventions") func generate() throws {
    let folder = try Folder(["AViewModel.mvvm": commandSpec("AViewModel")])
    #expect(try folder.run("generate").messages.hasSuffix("1 file written, 0 unchanged\n"))
  }

  @Test("A stamp is written again, and only where there was none or a stamp") func stamp() throws {
    let folder = try Folder(["A.mvvm": cleanSpec("A"), "Own.swift": "let own = 1\n"])
    for _ in 1...2 {
      #expect(try folder.run("lint --stamp Stamp.swift A.mvvm").status == 0)
      #expect(folder.read("Stamp.swift")?.hasPrefix("// Nothing but a sign") == true)
    }
    for path in ["A.mvvm", "Own.swift"] {
      let before = folder.read(path)
      let outcome = try mvvmgen("lint", "--stamp", path, "A.mvvm", in: folder, status: 1)
      #expect(outcome.messages.contains("\(path): error: mvvmgen did not write this file"))
      #expect(folder.read(path) == before)
    }
  }
}

@Suite struct LintFormatTests {
  @Test("JSON holds each finding with its fix, and stands alone") func json() throws {
    let folder = try Folder(["AViewModel.mvvm": cleanSpec("AViewModel").replacing("loads.", with: "loads")])
    let outcome = try folder.run("lint --message-format json")
    let report = try #require(parseJSON(SourceFile(path: "-", text: outcome.output)).value)
    let finding = report["diagnostics"]?.array?.first
    #expect(finding?["id"]?.string == "documentation-wording")
    #expect(finding?["severity"]?.string == "warning")
    #expect(finding?["fix"]?.array?.first?["replacement"]?.string == ".")
    #expect(outcome.messages == "")
  }

  @Test("GitHub gets a command for each") func github() throws {
    let folder = try Folder(["AViewModel.mvvm": commandSpec("AViewModel")])
    let output = try folder.run("lint --message-format github").output
    #expect(
      output.hasPrefix(
        "::warning file=AViewModel.mvvm,line=5,col=5,endLine=5,endColumn=10,title=event-named-input::"
      )
    )
  }

  @Test("SARIF is one run for all specs, with what a baseline knows as fingerprints") func sarif() throws {
    let folder = try Folder(["a b/AViewModel.mvvm": commandSpec("AViewModel"), "B.mvvm": "import X\n"])
    let outcome = try folder.run("lint --message-format sarif", status: 1)
    let report = try #require(parseJSON(SourceFile(path: "-", text: outcome.output)).value)
    let run = try #require(report["runs"]?.array?.first)
    let results = run["results"]?.array ?? []
    #expect(results.map { $0["ruleId"]?.string } == ["missing-view-model", "event-named-input"])
    #expect(
      results.last?["partialFingerprints"]?["findingKey/v1"]?.string
        == "a b/AViewModel.mvvm|AViewModel|inputs|fetch()|event-named-input|1"
    )
    let rules = run["tool"]?["driver"]?["rules"]?.array
    #expect(
      rules?.first?["shortDescription"]?["text"]?.string
        == "Inputs name what happens, not what is to be done."
    )
  }

  @Test("'generate' writes SARIF too, with a result for each difference") func generate() throws {
    let folder = try Folder(["A.mvvm": "import X\n", "B.mvvm": spec("B")])
    let outcome = try folder.run("generate --check --diff --message-format sarif")
    let report = try #require(parseJSON(SourceFile(path: "-", text: outcome.output)).value)
    let results = report["runs"]?.array?.first?["results"]?.array
    #expect(results?.map { $0["ruleId"]?.string } == ["missing-view-model", "missing"])
    #expect(outcome.messages.hasPrefix("--- /dev/null\n"))
    #expect(outcome.status == 1)
  }

  @Test("A run of nothing is a SARIF report too") func empty() throws {
    let outcome = try mvvmgen("lint", "--message-format", "sarif", in: Folder())
    let report = try #require(parseJSON(SourceFile(path: "-", text: outcome.output)).value)
    #expect(report["runs"]?.array?.first?["results"]?.array?.isEmpty == true)
  }

  @Test("No stamp is written while a spec has mistakes") func stampOfMistake() throws {
    let folder = try Folder(["A.mvvm": "viewmodel A {"])
    #expect(try folder.run("lint --stamp Stamp.swift A.mvvm").status == 1)
    #expect(folder.read("Stamp.swift") == nil)
  }

  @Test("A build is told the whole path of a configuration") func pathForBuild() throws {
    let folder = try Folder(["mvvmgen.json": #"{"stile": "x"}"#, "A.mvvm": spec("A")])
    #expect(try folder.run("lint A.mvvm").messages.hasPrefix("mvvmgen.json:1:2: error: "))
    let outcome = try folder.run("lint --stamp Stamp.swift A.mvvm")
    #expect(outcome.messages.hasPrefix("/") && outcome.messages.contains("/mvvmgen.json:1:2: error: "))
  }
}
