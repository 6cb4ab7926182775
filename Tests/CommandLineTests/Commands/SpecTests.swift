import Foundation
import TestSupport
import Testing

@Suite struct SpecTests {
  @Test(
    "One object says what all specs declare",
    arguments: sessions(
      """
      [mvvmgen.json] {"module": "App"}
      [Login/Login.mvvm] viewmodel LoginViewModel { inputs { tapped() } }
      [Account/Account.mvvm] viewmodel A { outputs { state names: [String: (first: String, last: String?)] } }
      === The bytes are the same from every folder, in every order and in every clone
      $ mvvmgen spec --json > .git/all; grep -o '"path": "[^"]*"' .git/all
      "path": "Account/Account.mvvm"
      "path": "Login/Login.mvvm"
      $ mvvmgen spec --json > .git/all; \
      env LC_ALL=de_DE.UTF-8 TZ=Asia/Tokyo HOME=/ "$TOOL" spec --json | cmp - .git/all
      $ mvvmgen spec --json Login Account | cmp - .git/all; cd Login; \
      mvvmgen spec --json . ../Account | cmp - ../.git/all
      $ cd Account; mvvmgen spec --json ../Login ../Account/Account.mvvm | cmp - ../.git/all
      $ cd Account; mvvmgen spec --json "$PWD/.." | cmp - ../.git/all
      === Without a configuration paths begin at the current folder
      $ rm -r mvvmgen.json Account; mvvmgen spec --json | grep -o '"path": "[^"]*"'
      "path": "Login/Login.mvvm"
      $ cd Login; mvvmgen spec --json | grep -o '"path": "[^"]*"'
      "path": "Login.mvvm"
      $ mkdir B; cd B; mvvmgen spec --json ../Login | grep -o '"path": "[^"]*"'
      "path": "../Login/Login.mvvm"
      $ mvvmgen spec --json gone.mvvm 2> log
      {"specs": [], "version": 1}
      exit 74
      === With '--config' they begin at its folder
      [B/own.json] {"style": "reactiveswift"}
      $ mvvmgen spec --json Login --config B/own.json | grep -oE '"(path|style)": "[^"]*"'
      "path": "../Login/Login.mvvm"
      "style": "reactiveswift"
      === Of a spec with errors nothing is printed, and the others are
      [b.mvvm] viewmodel B { outputs { stat x: Int } }
      $ mvvmgen spec --json | grep -o '"path": "[^"]*"'
      "path": "Account/Account.mvvm"
      "path": "Login/Login.mvvm"
      ! b.mvvm:1:25: error: unknown kind 'stat': did you mean 'state'? [unknown-kind]
      exit 1
      === A view model that another spec of the module declares is an error, as when generating
      [b.mvvm] viewmodel A { inputs { tapped() } }
      $ mvvmgen spec --json | grep -c '"path"'
      2
      ! b.mvvm:1:11: error: 'A' is also declared in 'Account/Account.mvvm': rename one [duplicate-view-model]
      ! Account/Account.mvvm:1:11: note: 'A' is first declared here
      exit 1
      === A mistake in the configuration is reported
      [mvvmgen.json] {"styl": "rxswift"}
      $ mvvmgen spec --json
      {"specs": [], "version": 1}
      ! mvvmgen.json:1:2: error: unknown key 'styl': did you mean 'style'? [config-unknown-key]
      exit 1
      """
    )
  )
  func spec(session: Session) throws { try session.run() }

  @Test(
    "Another reader of schemas also accepts the output",
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
