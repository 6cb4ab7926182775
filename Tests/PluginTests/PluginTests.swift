import Foundation
import TestSupport
import Testing

/// One package is built and changed by all, one test after the other; each leaves it as it was.
@Suite(.serialized, .onlyExhaustively) struct PluginTests {
  private let consumer: Consumer

  init() async throws {
    self.consumer = try await sharedConsumer.value
  }

  private let counter = "Sources/App/Counter é/CounterViewModel.mvvm"

  /// Builds with a file as it is meant to be wrong, or not there at all.
  private func build(with path: String, _ text: String?) async throws -> ProgramResult {
    let old = try? self.consumer.read(path)
    if let text { try self.consumer.write(path, text) } else { try self.consumer.remove(path) }
    defer { if let old { try? self.consumer.write(path, old) } else { try? self.consumer.remove(path) } }
    return try await self.consumer.build()
  }

  @Test("From a clean folder, a library, a program and tests are built, without a warning") func clean()
    async throws
  {
    let tests = try await self.consumer.swift(["test"])
    #expect(
      tests.status == 0 && tests.output.contains("Test run with 3 tests in 1 suite passed"),
      "\(tests.output)"
    )
    #expect(!tests.output.contains("warning:") && !tests.output.contains("Compiling MVVM"), "\(tests.output)")
    let program = try await self.consumer.swift(["run", "Program"])
    #expect(program.lines.last == "the count is 2", "\(program.output)")
  }

  @Test("A package that has the tool in a bundle compiles no tool in release either") func bundle()
    async throws
  {
    let outcome = try await self.consumer.swift(["run", "-c", "release", "Small"])
    #expect(outcome.lines.last == "flipped", "\(outcome.output)")
    #expect(
      !outcome.output.contains("Compiling MVVM") && !outcome.output.contains("warning:"),
      "\(outcome.output)"
    )
  }

  @Test("Where nothing changed, nothing runs") func nothing() async throws {
    _ = try await self.consumer.build()
    _ = try await self.consumer.build()
    let (outcome, files) = try await self.consumer.compiled("App") { try await self.consumer.build() }
    #expect(outcome.status == 0 && !outcome.ranTool, "\(outcome.output)")
    #expect(files == [])
  }

  @Test("Only the changed one of a hundred specs is compiled again") func one() async throws {
    _ = try await self.consumer.build()
    let path = "Sources/App/Rows/7/Row17ViewModel.mvvm"
    let (outcome, files) = try await self.consumer.compiled("App") {
      try await self.build(with: path, rowSpec(17, start: 1))
    }
    #expect(outcome.status == 0 && outcome.ranTool, "\(outcome.output)")
    #expect(files == ["Row17ViewModel.generated.swift"])
  }

  @Test("Specs that are only touched are not compiled again") func touched() async throws {
    _ = try await self.consumer.build()
    for row in rows { try self.consumer.touch("Sources/App/Rows/\(row % 10)/Row\(row)ViewModel.mvvm") }
    let (outcome, files) = try await self.consumer.compiled("App") { try await self.consumer.build() }
    #expect(outcome.status == 0 && outcome.ranTool, "\(outcome.output)")
    #expect(files == [])
  }

  @Test("The code of a new spec comes and goes with it") func new() async throws {
    try self.consumer.write("Sources/App/New/NewViewModel.swift", rowLogic(0))
    defer { try? self.consumer.remove("Sources/App/New") }
    let path = "Sources/App/New/NewViewModel.mvvm"
    let (added, files) = try await self.consumer.compiled("App") {
      try await self.build(with: path, rowSpec(0))
    }
    #expect(added.status == 0, "\(added.output)")
    #expect(files == ["NewViewModel.generated.swift"])
    let removed = try await self.consumer.build()
    #expect(removed.status != 0 && removed.output.contains("cannot find type 'Row0ViewModel' in scope"))
  }

  @Test("A mistake in a spec stops the build, at its line and column") func mistake() async throws {
    let text = counterSpec.replacingOccurrences(of: "count: Int", with: "count Int")
    let outcome = try await self.build(with: self.counter, text)
    #expect(outcome.status != 0)
    let place = "\(self.consumer.url(self.counter).path):7:11: error: "
    #expect(outcome.lines.contains { $0.hasPrefix(place) }, "\(outcome.output)")
  }

  @Test("A type that there is not is reported in the spec") func unknownType() async throws {
    let text = counterSpec.replacingOccurrences(of: "count: Int", with: "count: Itn")
    let outcome = try await self.build(with: self.counter, text)
    #expect(outcome.status != 0)
    let message = "\(self.consumer.url(self.counter).path):7:14: error: cannot find type 'Itn' in scope"
    #expect(outcome.lines.contains(message), "\(outcome.output)")
  }

  @Test("Every member of a generated protocol has its documentation") func documented() async throws {
    let arguments = ["package", "dump-symbol-graph", "--minimum-access-level", "internal"]
    let outcome = try await self.consumer.swift(arguments)
    #expect(outcome.status == 0, "\(outcome.output)")
    let graph = try JSONDecoder().decode(
      SymbolGraph.self,
      from: Data(self.consumer.read(".build/debug/../symbolgraph/Examples.symbols.json").utf8)
    )
    let members = graph.symbols.filter {
      $0.pathComponents.count == 2 && $0.pathComponents[0].contains(#/ViewModel(Inputs|Outputs|Errors)$/#)
    }
    #expect(members.count > 20)
    #expect(members.filter { $0.docComment == nil }.map(\.pathComponents) == [])
  }

  @Test("Two specs of one name are an error that names both") func duplicates() async throws {
    let outcome = try await self.build(with: "Sources/App/Other/CounterViewModel.mvvm", rowSpec(0))
    let other = self.consumer.url("Sources/App/Other/CounterViewModel.mvvm").path
    let problem = "'\(self.consumer.url(self.counter).path)' and '\(other)' would both write"
    #expect(outcome.status != 0 && outcome.output.contains(problem), "\(outcome.output)")
  }

  @Test("A mistake in a configuration stops the build, at its line and column") func configuration()
    async throws
  {
    let outcome = try await self.build(with: "mvvmgen.json", "{\n  \"style\": \"observatoin\"\n}\n")
    let place = "\(self.consumer.url("mvvmgen.json").path):2:12: error: "
    #expect(outcome.status != 0 && outcome.lines.contains { $0.hasPrefix(place) }, "\(outcome.output)")
  }

  @Test("A configuration that comes, changes or goes makes the tool run") func configurations() async throws {
    let path = "Sources/App/Counter é/mvvmgen.json"
    let output =
      ".build/plugins/outputs/\(self.consumer.folder.lastPathComponent.lowercased())/App/destination/MVVMGenPlugin"
    func header() throws -> Bool {
      try self.consumer.read("\(output)/CounterViewModel.generated.swift").contains("// Of the counter")
    }
    let came = try await self.build(with: path, #"{ "style": "observation", "header": ["Of the counter"] }"#)
    #expect(try came.status == 0 && came.ranTool && header(), "\(came.output)")
    #expect(!came.output.contains("unhandled"), "\(came.output)")
    let gone = try await self.consumer.build()
    #expect(try gone.status == 0 && gone.ranTool && !header(), "\(gone.output)")
  }

  @Test("A new configuration above the target makes both tools run, and an invalid one is reported")
  func
    configurationAbove() async throws
  {
    _ = try await self.consumer.build()
    let wrong = try await self.build(with: "Sources/mvvmgen.json", #"{ "style": "observatoin" }"#)
    let place = "\(self.consumer.url("Sources/mvvmgen.json").path):1:12: error: "
    #expect(wrong.status != 0 && wrong.lines.contains { $0.hasPrefix(place) }, "\(wrong.output)")
    let strict = #"{ "style": "observation", "lint": { "rules": { "documented-member": "error" } } }"#
    let linted = try await self.build(with: "Sources/mvvmgen.json", strict)
    #expect(linted.status != 0 && linted.output.contains("[documented-member]"), "\(linted.output)")
    try self.consumer.touch("Package.swift")
    #expect(try await self.consumer.build().status == 0)
  }

  @Test("A file that the plugin also makes is reported where it is") func checkedIn() async throws {
    let path = "Sources/App/CounterViewModel.generated.swift"
    let outcome = try await self.build(with: path, "// Generated by mvvmgen from a spec.\n")
    let problem = "error: the build generates what is in 'CounterViewModel.generated.swift': remove the file"
    #expect(outcome.status != 0 && outcome.output.contains(problem), "\(outcome.output)")
  }

  @Test("All that was generated by hand is named at once, and one command removes it") func generatedByHand()
    async throws
  {
    let old = try self.consumer.read("mvvmgen.json")
    defer { try? self.consumer.write("mvvmgen.json", old) }
    try self.consumer.write(
      "mvvmgen.json",
      #"{ "style": "observation", "mocks": "sources", "naming": { "mockFile": "{file}.mock.swift" } }"#
    )
    let tool = toolURL.path
    let generated = try await self.consumer.run(tool, ["generate", "Sources/Feature"])
    #expect(generated.output.contains("FlagViewModel.mock.swift"), "\(generated.output)")
    let outcome = try await self.consumer.build()
    let names = try FileManager.default.contentsOfDirectory(atPath: self.consumer.url("Sources/Feature").path)
      .filter { $0.hasSuffix(".generated.swift") || $0.hasSuffix(".mock.swift") }
    #expect(outcome.status != 0 && names.count == 4, "\(outcome.output)")
    for name in names {
      let problem = "error: the build generates what is in '\(name)': remove the file"
      #expect(outcome.output.contains(problem), "\(outcome.output)")
    }
    let command = try #require(outcome.output.firstMatch(of: /to remove them, run (rm .*)/)?.output.1)
    _ = try await self.consumer.run("sh", ["-c", String(command)])
    try self.consumer.write("mvvmgen.json", old)
    let mended = try await self.consumer.build()
    #expect(mended.status == 0, "\(mended.output)")
    let check = try await self.consumer.run(tool, ["generate", "--check"])
    let line = "left out targets 'App', 'Examples', 'Feature', which are generated in their builds"
    #expect(check.status == 0 && check.lines == [line], "\(check.output)")
  }

  @Test("A spec in a test target, one that is not read, and a target without any get a word") func misplaced()
    async throws
  {
    try self.consumer.write("Tests/AppTests/RowViewModel.MVVM", "")
    defer { try? self.consumer.remove("Tests/AppTests/RowViewModel.MVVM") }
    let path = "Tests/AppTests/Row0ViewModel.mvvm"
    let test = try await self.build(with: path, rowSpec(0))
    #expect(test.output.contains("warning: this spec is in a test target"), "\(test.output)")
    #expect(test.output.contains("warning: not read: rename it"), "\(test.output)")
    let spec = "Sources/Feature/FlagViewModel.mvvm"
    let none = try await self.build(with: spec, nil)
    let problem = "warning: target 'Feature' uses MVVMGenPlugin, but it has no specs (*.mvvm)"
    #expect(none.output.contains(problem), "\(none.output)")
  }

  @Test("Templates of the target are inputs, and one that cannot be read is an error") func templates()
    async throws
  {
    let settings = #"{ "style": "observation", "mocks": "tests", "templates": "Sources/App/Templates" }"#
    let old = try self.consumer.read("mvvmgen.json")
    defer { try? self.consumer.write("mvvmgen.json", old) }
    try self.consumer.write("mvvmgen.json", settings)
    defer { try? self.consumer.remove("Sources/App/Templates") }
    let path = "Sources/App/Templates/observation.mustache"
    try self.consumer.write(path, "{{$copyright}}\n// Ours\n{{/copyright}}\n")
    let fine = try await self.consumer.build()
    #expect(fine.status == 0 && fine.ranTool && !fine.output.contains("unhandled"), "\(fine.output)")
    let wrong = try await self.build(with: path, "{{$copyright}}\n// Ours\n")
    let place = "\(self.consumer.url(path).path):1:1: error: "
    #expect(wrong.status != 0 && wrong.lines.contains { $0.hasPrefix(place) }, "\(wrong.output)")
    try self.consumer.remove(path)
    try FileManager.default.createSymbolicLink(
      atPath: self.consumer.url(path).path,
      withDestinationPath: "nowhere"
    )
    let unreadable = try await self.consumer.build()
    let problem = "\(self.consumer.url(path).path): error: "
    #expect(
      unreadable.status != 0 && unreadable.lines.contains { $0.hasPrefix(problem) },
      "\(unreadable.output)"
    )
  }

  @Test("The command says which version the tool has") func commandVersion() async throws {
    let outcome = try await self.consumer.command("--version")
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test("Commands that only read need no permission", arguments: ["lint", "explain stream-type"])
  func readCommand(arguments: String) async throws {
    let asked = ["package", "mvvmgen"] + arguments.split(separator: " ").map(String.init)
    let refused = try await self.consumer.swift(asked)
    #expect(refused.status != 0 && refused.output.contains("wants permission to write"), "\(refused.output)")
    let read = ["package", "mvvmgen-read"] + asked.dropFirst(2)
    let outcome = try await self.consumer.swift(read + (arguments.hasPrefix("e") ? [] : ["--target", "App"]))
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test("The command formats, and its status is passed on") func command() async throws {
    let text = counterSpec.replacingOccurrences(of: "  count: Int", with: "count: Int")
    try self.consumer.write(self.counter, text)
    defer { try? self.consumer.write(self.counter, counterSpec) }
    #expect(try await self.consumer.command("format --check --target App").status != 0)
    #expect(try await self.consumer.command("format -i --target App").status == 0)
    #expect(try await self.consumer.command("format --check --target App").status == 0)
    #expect(try self.consumer.read(self.counter).contains("    count: Int\n"))
  }

  @Test("Arguments that the command cannot pass on are errors") func commandMistakes() async throws {
    for (arguments, problem) in [
      ("generate --target", "'--target' needs the name of a target"),
      ("new --style observation X --target App", "'new' is followed by the name of the view model"),
      ("generate --watch", "'--watch' would keep running"),
    ] {
      let outcome = try await self.consumer.command(arguments)
      #expect(outcome.status != 0 && outcome.output.contains(problem), "\(outcome.output)")
    }
  }

  @Test("Output for machines contains nothing else") func commandFormats() async throws {
    let outcome = try await self.consumer.command("lint --message-format json Sources")
    let start = try #require(outcome.output.range(of: "{"))
    let data = Data(outcome.output[start.lowerBound...].utf8)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
  }

  @Test("The command begins a view model in a target") func commandNew() async throws {
    let outcome = try await self.consumer.command("new Help/HelpViewModel --target Feature")
    defer { try? self.consumer.remove("Sources/Feature/Help") }
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(
      try self.consumer.read("Sources/Feature/Help/HelpViewModel.mvvm").contains("viewmodel HelpViewModel")
    )
  }
}

/// The compiler's symbol graph of a module.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Comment: Decodable {}

    let pathComponents: [String]
    let docComment: Comment?
  }

  let symbols: [Symbol]
}
