import Foundation
import MVVMSource
import TestSupport
import Testing

@Suite struct SpecTests {
  private let project = [
    "mvvmgen.json": #"{"module": "App"}"#, "Login/Login.mvvm": login, "Account/Account.mvvm": account,
  ]

  @Test("One object says what all specs declare, and the schema takes it") func object() throws {
    let outcome = try mvvmgen("spec", "--json", in: Folder(self.project))
    let schema = try schema(at: "Specs/spec.schema.json")
    #expect(try problems(ofSpecDocument: outcome.output, schema) == [])
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
    #expect(try paths(in: outcome) == ["Account/Account.mvvm", "Login/Login.mvvm"])
  }

  @Test(
    "The bytes are the same from every folder, in every order and in every clone",
    arguments: [
      ("", "."), ("", "Login Account"), ("Login", ". ../Account"),
      ("Account", "../Login ../Account/Account.mvvm"),
      ("Login", "\"$PWD/..\""),
    ]
  )
  func same(folder: String, arguments: String) throws {
    let expected = try mvvmgen("spec", "--json", in: Folder(self.project), status: 0).output
    let settings = "LC_ALL=de_DE.UTF-8 TZ=Asia/Tokyo HOME=/"
    let run = "cd './\(folder)' && \(settings) \"$TOOL\" spec --json \(arguments)"
    let outcome = try shell(run, in: Folder(self.project))
    #expect(outcome == Outcome(output: expected, messages: "", status: 0))
  }

  @Test("Without a configuration paths begin at the current folder") func noConfiguration() throws {
    let folder = try Folder(["A/Login.mvvm": login])
    #expect(try paths(in: folder.run("spec --json")) == ["A/Login.mvvm"])
    #expect(try paths(in: shell("cd A && \"$TOOL\" spec --json", in: folder)) == ["Login.mvvm"])
    #expect(
      try paths(in: shell("mkdir B && cd B && \"$TOOL\" spec --json ../A", in: folder)) == ["../A/Login.mvvm"]
    )
  }

  @Test("With '--config' they begin at its folder") func config() throws {
    let folder = try Folder(["A/Login.mvvm": login, "B/own.json": #"{"style": "reactiveswift"}"#])
    let outcome = try folder.run("spec --json --config B/own.json", status: 0)
    #expect(try paths(in: outcome) == ["../A/Login.mvvm"])
    #expect(outcome.output.contains(#""style": "reactiveswift""#))
  }

  @Test("Of a spec with errors nothing is printed, and the others are") func errors() throws {
    let folder = try Folder([
      "a.mvvm": login, "b.mvvm": "viewmodel B {\n  outputs {\n    stat x: Int\n  }\n}\n",
    ])
    let outcome = try folder.run("spec --json", status: 1)
    #expect(try paths(in: outcome) == ["a.mvvm"])
    #expect(outcome.messages.hasPrefix("b.mvvm:3:5: error:"))
    try folder.write("mvvmgen.json", #"{"styl": "rxswift"}"#)
    let none = try folder.run("spec --json", status: 1)
    #expect(none.output == "{\"specs\": [], \"version\": 1}\n")
    #expect(none.messages.hasPrefix("mvvmgen.json:1:2: error:"))
    #expect(try mvvmgen("spec", "--json", "gone.mvvm", in: Folder()).status == 74)
  }

  @Test(
    "Another reader of schemas takes the output, too",
    .enabled(if: isInstalled("check-jsonschema"), "check-jsonschema is not installed")
  )
  func otherReader() throws {
    let schema = "'\(packageFolder.path)/Specs/spec.schema.json'"
    let specs =
      "'\(packageFolder.path)/Specs' '\(packageFolder.path)/Tests/Fixtures' ${MVVMGEN_SPECS:+\"$MVVMGEN_SPECS\"}"
    let check =
      "check-jsonschema --check-metaschema \(schema) && check-jsonschema --schemafile \(schema) specs.json"
    let outcome = try shell("\"$TOOL\" spec --json \(specs) > specs.json && \(check)", in: Folder())
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.messages)")
  }

  @Test("The script of the page says what the page says", .enabled(if: isInstalled("python3"), "no python3"))
  func script() throws {
    let path = "Specs/JSON.md"
    let page = try String(contentsOf: packageFolder.appendingPathComponent(path), encoding: .utf8)
    let script = page.components(separatedBy: "```python\n").last?.components(separatedBy: "```").first
    let folder = try Folder(["events.py": #require(script)])
    let run = "\"$TOOL\" spec --json '\(packageFolder.path)/Specs' | python3 events.py"
    let outcome = try shell(run, in: folder)
    #expect(outcome.messages == "")
    expectGolden(page.replacingPart("events", with: "```\n\(outcome.output)```"), at: path)
  }
}

private func paths(in outcome: Outcome) throws -> [String] {
  let value = parseJSON(SourceFile(path: "specs.json", text: outcome.output)).value
  return try #require(value?["specs"]?.array).map { $0["path"]?.string ?? "null" }
}

private let login = """
  /// Signs a person in.
  viewmodel LoginViewModel {
    inputs {
      /// Call when it is tapped.
      tapped()
    }
  }

  """

private let account = """
  viewmodel AccountViewModel {
    outputs {
      state names: [String: (first: String, last: String?)]
    }
  }

  """
