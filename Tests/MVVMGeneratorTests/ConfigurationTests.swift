import MVVMConfiguration
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

@Suite struct ConfigurationTests {
  @Test("An empty object is the default") func empty() {
    #expect(readConfiguration("{}").value == Configuration())
    #expect(readConfiguration("{}").diagnostics == [])
  }

  @Test("Every key is taken over", arguments: takenOver)
  func full(key: String, change: @Sendable (inout Configuration) -> Void) {
    let result = readConfiguration("{\(key)}")
    var expected = Configuration()
    change(&expected)
    #expect(listing(result.diagnostics) == "")
    #expect(result.value == expected)
    #expect(expected != Configuration())
  }

  @Test("A null stands for a default that is null") func nulls() {
    let text =
      #"{"output": null, "module": null, "importAccess": null, "templates": null, "tests": {"folder": null}}"#
    #expect(readConfiguration(text).diagnostics == [])
    #expect(readConfiguration(text).value == Configuration())
  }

  @Test(
    "A mistake is reported at its place",
    arguments: cases(
      #"""
      [] → 1:1-1:3 error: a configuration is an object [config-wrong-type]
      {"stile": "rxswift"} → 1:2-1:9 error: unknown key 'stile': did you mean 'style'? [config-unknown-key]
      →   fix 1:2-1:9: '"style"'
      {"tests": {"outpost": 1}}
      → 1:12-1:21 error: unknown key 'outpost': one of: framework, folder, grabLatestValue, baseClass, imports, \#
      observer, scheduler [config-unknown-key]
      {"tests": {"framework": 1}}
      → 1:25-1:26 error: 'tests.framework' is a string, one of: auto, xctest, swift-testing, off [config-wrong-type]
      {"tests": {"framework": "xctst"}}
      → 1:25-1:32 error: unknown value 'xctst' of 'tests.framework': did you mean 'xctest'? [config-invalid-value]
      →   fix 1:25-1:32: '"xctest"'
      {"mocks": null} → 1:11-1:15 error: 'mocks' is a string, one of: off, sources, debug, tests [config-wrong-type]
      {"hotOutputs": "yes"} → 1:16-1:21 error: 'hotOutputs' is true, false or "states" [config-wrong-type]
      {"header": "x"} → 1:12-1:15 error: 'header' is an array of strings [config-wrong-type]
      {"header": ["a", 1]} → 1:18-1:19 error: 'header[]' is a string [config-wrong-type]
      {"header": [1, "a\nb"]} → 1:13-1:14 error: 'header[]' is a string [config-wrong-type]
      {"output": "a\u0000b"}
      → 1:12-1:22 error: 'output' is the path of a folder: write '.' for that of this file [config-invalid-value]
      {"header": ["a\nb"]}
      → 1:13-1:19 error: an entry of 'header' is one line: write each line as an entry [config-invalid-value]
      {"refines": {"outputs": ["A", "A&B"]}}
      → 1:31-1:36 error: 'A&B' is not the name of a protocol [config-invalid-value]
      {"tests": []} → 1:11-1:13 error: 'tests' is an object [config-wrong-type]
      {"output": 1} → 1:12-1:13 error: 'output' is the path of a folder, or null [config-wrong-type]
      {"output": ""}
      → 1:12-1:14 error: 'output' is the path of a folder: write '.' for that of this file [config-invalid-value]
      {"module": "My App"} → 1:12-1:20 error: 'My App' is not the name of a module [config-invalid-value]
      {"module": "”"} → 1:12-1:17 error: '”' is not the name of a module [config-invalid-value]
      {"module": "A\u2028"} → 1:12-1:21 error: 'A\#u{2028}' is not the name of a module [config-invalid-value]
      {"style": "rxswft"} → 1:11-1:19 error: unknown style 'rxswft': did you mean 'rxswift'? [style-unknown]
      →   fix 1:11-1:19: '"rxswift"'
      {"style": 1} → 1:11-1:12 error: 'style' is a string, one of: reactiveswift, rxswift [config-wrong-type]
      {"lint": {"rules": {"sise": "off"}}}
      → 1:21-1:27 error: unknown rule 'sise': did you mean 'size'? [config-unknown-rule]
      →   fix 1:21-1:27: '"size"'
      {"lint": {"rules": {"size": "on"}}}
      → 1:29-1:33 error: unknown value 'on' of 'lint.rules.size': one of: off, note, warning, error \#
      [config-invalid-value]
      {"lint": {"maximumMembers": 0}}
      → 1:29-1:30 error: 'lint.maximumMembers' is a whole number from 1 to 10000 [config-invalid-value]
      {"format": {"indent": 9}}
      → 1:23-1:24 error: 'format.indent' is a number from 1 to 8, or "tab" [config-invalid-value]
      {"format": {"indent": true}}
      → 1:23-1:27 error: 'format.indent' is a number from 1 to 8, or "tab" [config-wrong-type]
      {"format": {"width": "wide"}}
      → 1:22-1:28 error: 'format.width' is a whole number from 40 to 1000 [config-wrong-type]
      {"overrides": [{"style": "rxswift"}]}
      → 1:16-1:17 error: an override names its view models: write "viewModels": ["…"] [config-invalid-value]
      {"overrides": [{"viewModels": []}]}
      → 1:31-1:33 error: 'overrides[].viewModels' names at least one view model [config-invalid-value]
      {"overrides": [{"viewModels": ["A.b"]}]}
      → 1:32-1:37 error: 'A.b' is not the name of a view model, with '*' for any text [config-invalid-value]
      {"tests": {"baseClass": "Test Case"}}
      → 1:25-1:36 error: 'Test Case' is not the name of a class [config-invalid-value]
      {"tests": {"baseClass": "Kit."}} → 1:25-1:31 error: 'Kit.' is not the name of a class [config-invalid-value]
      {"tests": {"observer": "Observer<Int>"}}
      → 1:24-1:39 error: 'Observer<Int>' is not the name of a type [config-invalid-value]
      {"tests": {"scheduler": "self.clock"}}
      → 1:25-1:37 error: 'self.clock' is not the name of a property [config-invalid-value]
      {"tests": {"scheduler": 1}}
      → 1:25-1:26 error: 'tests.scheduler' is the name of a property, or null [config-wrong-type]
      {"tests": {"imports": ["Kit", "import Kit"]}}
      → 1:31-1:43 error: 'import Kit' is not the name of a module [config-invalid-value]
      {"overrides": {}} → 1:15-1:17 error: 'overrides' is an array of objects [config-wrong-type]
      {"overrides": [1]} → 1:16-1:17 error: 'overrides[]' is an object [config-wrong-type]
      """#
    )
  )
  func mistakes(example: Case) throws {
    #expect(listing(readConfiguration(example.input).diagnostics) == example.output)
    let value = try #require(parseJSON(SourceFile(path: "-", text: example.input)).value)
    // A schema knows neither the styles nor the syntax of texts.
    let isForReader = ["rxswft", #"["a\n"#, #"\u0000"#].contains { example.input.contains($0) }
    #expect(try accepts(value, configurationSchema()) == isForReader)
  }

  @Test(
    "A key that nothing comes of is reported at its place",
    arguments: cases(
      """
      {"style": "rxswift", "tests": {"framework": "swift-testing", "baseClass": "TestCase"}}
      → 1:75-1:85 error: suites of Swift Testing do not inherit from a class: remove 'baseClass', or set \
      'framework' to xctest [config-invalid-value]
      {"style": "observation", "tests": {"baseClass": "TestCase"}}
      → 1:49-1:59 error: suites of Swift Testing do not inherit from a class: remove 'baseClass', or set \
      'framework' to xctest [config-invalid-value]
      {"style": "combine", "tests": {"scheduler": "clock"}}
      → 1:45-1:52 error: the observers of this style have no clock: remove 'scheduler', and create the clock in the \
      test [config-invalid-value]
      {"style": "rxswift", "tests": {"scheduler": "clock", "observer": "Seen"}}
      → 1:45-1:52 error: your 'observer' is not created with a clock: remove either 'observer' or 'scheduler' \
      [config-invalid-value]
      {"style": "rxswift", "observed": "combine"}
      → 1:34-1:43 error: 'observed' requires bindings: set 'bindings' to true [config-invalid-value]
      {"style": "observation", "bindings": true, "observed": "combine"}
      → 1:56-1:65 error: SwiftUI observes the classes of this style directly: remove 'observed' \
      [config-invalid-value]
      {"observed": "off"}
      {"observed": "combine", "overrides": [{"viewModels": ["X"], "bindings": true}]}
      {"style": "rxswift-relays", "tests": {"scheduler": "clock", "baseClass": "TestCase"}}
      {"style": "observation", "tests": {"framework": "xctest", "baseClass": "TestCase"}}
      {"style": "combine", "tests": {"scheduler": "clock"}, "overrides": [{"viewModels": ["A"], "style": "rxswift"}]}
      """
    )
  )
  func ignored(example: Case) {
    let styles = StyleLibrary()
    let file = ConfigurationFile(SourceFile(path: "mvvmgen.json", text: example.input))
    let configuration = file.configuration(styleNames: styles.names).value ?? Configuration()
    #expect(listing(styles.ignoredKeys(of: configuration, in: file)) == example.output)
  }

  @Test("All mistakes of a file are reported in one run, in their order, and the rest is taken over")
  func several() {
    let result = readConfiguration(#"{"style": 1, "acces": 2, "mocks": "tests", "format": {"width": 1},}"#)
    let identifiers: [DiagnosticIdentifier] = [
      .configWrongType, .configUnknownKey, .configInvalidValue, .configInvalidJSON,
    ]
    #expect(result.diagnostics.map(\.identifier) == identifiers)
    #expect(result.value?.settings.mocks == .tests)
  }

  @Test("The templates folder is known before the styles are") func templates() {
    let folder = ConfigurationFile(SourceFile(path: "a", text: #"{"style": "own", "templates": "T"}"#))
      .templatesFolder
    #expect(folder?.path == "T")
    #expect(folder?.place.range == 30..<33)
    #expect(ConfigurationFile(SourceFile(path: "a", text: "{}")).templatesFolder == nil)
    #expect(ConfigurationFile(SourceFile(path: "a", text: "{")).templatesFolder == nil)
  }
}

/// Tests of keys of the configuration, and of their effects.
private let takenOver: [(String, @Sendable (inout Configuration) -> Void)] = [
  (
    #""$schema": "https://example.com/schema.json", "style": "reactiveswift""#,
    { $0.settings.style = "reactiveswift" }
  ),
  (#""access": "public""#, { $0.settings.access = .public }),
  (#""typeProtocol": "inherits""#, { $0.settings.typeProtocol = .inherits }),
  (#""classBound": true"#, { $0.settings.classBound = true }),
  (
    #""refines": {"outputs": ["Base", "Kit.Shown"], "type": []}"#,
    { $0.settings.refines = [.outputs: ["Base", "Kit.Shown"]] }
  ),
  (#""hotOutputs": false"#, { $0.settings.hotOutputs = .off }),
  (#""hotOutputs": "states""#, { $0.settings.hotOutputs = .states }),
  (#""naming": {"inputs": "{name}Entry"}"#, { $0.settings.naming[.inputs] = "{name}Entry" }),
  (#""naming": {"inputsProperty": "entry"}"#, { $0.settings.naming[.inputsProperty] = "entry" }),
  (#""naming": {"file": "{file}+G.swift"}"#, { $0.settings.naming[.file] = "{file}+G.swift" }),
  (#""mocks": "tests""#, { $0.settings.mocks = .tests }),
  (#""header": ["One", "T\two"]"#, { $0.header = ["One", "T\two"] }),
  (#""output": "Generated""#, { $0.output = "Generated" }),
  (#""module": "App""#, { $0.module = "App" }),
  (#""importAccess": "package""#, { $0.importAccess = .package }),
  (#""qualifyTypes": true"#, { $0.qualifyTypes = true }),
  (#""tests": {"framework": "swift-testing"}"#, { $0.tests.framework = .swiftTesting }),
  (#""module": "App", "tests": {"folder": "T"}"#, { ($0.module, $0.tests.folder) = ("App", "T") }),
  (#""tests": {"grabLatestValue": true}"#, { $0.tests.grabLatestValue = true }),
  (#""tests": {"baseClass": "Kit.TestCase"}"#, { $0.tests.baseClass = "Kit.TestCase" }),
  (#""tests": {"imports": ["Kit"]}"#, { $0.tests.imports = ["Kit"] }),
  (#""tests": {"observer": "OutputObserver"}"#, { $0.tests.observer = "OutputObserver" }),
  (#""tests": {"scheduler": "clock"}"#, { $0.tests.scheduler = "clock" }),
  (#""lint": {"rules": {"size": "error"}}"#, { $0.lint.rules = [("size", .error)] }),
  (#""lint": {"allowedTypes": ["A"]}"#, { $0.lint.allowedTypes = ["A"] }),
  (#""lint": {"commandVerbs": ["b"]}"#, { $0.lint.commandVerbs = ["b"] }),
  (#""lint": {"statusWords": ["c"]}"#, { $0.lint.statusWords = ["c"] }),
  (#""lint": {"maximumMembers": 30}"#, { $0.lint.maximumMembers = 30 }),
  (#""diff": {"accepted": ["X.tapped(row:)"]}"#, { $0.acceptedChanges = ["X.tapped(row:)"] }),
  (#""format": {"indent": "tab"}"#, { $0.format.indent = .tab }),
  (#""format": {"width": 100}"#, { $0.format.width = 100 }),
  (#""templates": "Templates""#, { $0.templates = "Templates" }),
  (
    #"""
    "overrides": [{"viewModels": ["A*"], "style": "rxswift", "access": "package", "mocks": "sources",
      "typeProtocol": "none", "hotOutputs": true, "naming": {"inputs": "Entry"}}]
    """#,
    {
      var override = Configuration.Override(viewModels: ["A*"])
      override.style = "rxswift"
      override.access = .package
      override.typeProtocol = Configuration.TypeProtocol.none
      override.hotOutputs = .all
      override.mocks = .sources
      override.naming = [(.inputs, "Entry")]
      $0.overrides = [override]
    }
  ),
]
