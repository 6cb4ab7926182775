import MVVMConfiguration
import MVVMFiles
import MVVMServer
import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

/// Members that an editor renames: what is generated, and what people wrote, goes together as before.
@Suite("Rename in an editor") struct RenameTests {
  @Test(
    "With every member renamed, an example compiles with its tests",
    // Code that reads the object that SwiftUI observes names no facet, by which an editor finds uses.
    arguments: tried(
      Example.all.filter { $0.configuration.settings.observed == .off } + Example.ofBehaviour,
      else: Example.ofBehaviour.filter { ["observation", "rxswift"].contains($0.style.name) }
    )
  )
  func example(example: Example) async throws {
    let renamed = try example.withAllMembersRenamed()
    let modules = renamed.modules(in: .swift6)
    try await example.style.compile(modules.tests, importing: [modules.sources], features: upcomingFeatures)
      .expectSilent()
  }
}

extension Example {
  /// The example as it is when every input, output and error was renamed, one after the other.
  func withAllMembersRenamed() throws -> Example {
    var session = RenameSession(self)
    for spec in self.specs {
      let path = spec.name
      for _ in 0..<100 {
        guard let offset = try session.nextMember(of: path) else { break }
        try session.rename(path, at: offset)
      }
    }
    // The greeting of the cart is one of its dependencies.
    #expect(session.refused == (self.testDescription == "Specs/Cart" ? ["greeting"] : []))
    func files(_ old: [SwiftFile]) -> [SwiftFile] {
      old.map { SwiftFile(name: $0.name, text: session.files[$0.name] ?? "") }
    }
    let specs = self.specs.map { SourceFile(path: $0.path, text: session.files[$0.name] ?? "") }
    #expect(zip(specs, self.specs).allSatisfy { $0.bytes != $1.bytes })
    return Example(
      testDescription: self.testDescription,
      configuration: self.configuration,
      specs: specs,
      logic: files(self.logic),
      tests: files(self.tests)
    )
  }
}

/// An editor that renames members, and makes the changes that it receives.
private struct RenameSession {
  /// The texts by their names: all lie in one folder.
  private(set) var files: [String: String] = [:]
  private(set) var refused: [String] = []

  init(_ example: Example) {
    for spec in example.specs { self.files[spec.name] = spec.string(0..<spec.bytes.count) }
    for file in example.logic + example.tests { self.files[file.name] = file.text }
    let framework = example.configuration.tests.framework.rawValue
    self.files["mvvmgen.json"] = """
      {"style": "\(example.configuration.settings.style)", "module": "M", "mocks": "sources",
      "tests": {"folder": "Tests", "framework": "\(framework)"}}
      """
  }

  /// The position of the name of the first member that was not renamed yet.
  func nextMember(of path: String) throws -> Int? {
    let tree = try #require(parse(SourceFile(path: path, text: self.files[path] ?? "")).value)
    let sections = tree.viewModels.flatMap(\.sections).filter { $0.kind != .dependencies }
    let names = sections.flatMap(\.items).compactMap { item in
      if case .member(let member) = item { tree.members[member].name } else { nil }
    }
    return names.first { name in
      let text = "\(tree.text(name))"
      return !text.hasSuffix("Anew") && !self.refused.contains(text)
    }.map { tree.tokens[$0].range.lowerBound }
  }

  mutating func rename(_ path: String, at offset: Int) throws {
    let text = self.files[path] ?? ""
    let name = String(decoding: Array(text.utf8)[offset...].prefix { isNameByte($0) }, as: UTF8.self)
    let position = LineTable(Array(text.utf8)).position(of: offset)
    var server = Server(MemoryTree(self.files), version: "1.0")
    let uri = "file:///project/\(path)"
    let document = #""textDocument": {"uri": "\#(uri)", "version": 1, "text": \#(jsonString(text))}"#
    let client = """
      {"capabilities": {"general": {"positionEncodings": ["utf-8"]}}, "rootUri": "file:///project"}
      """
    let place = #"{"line": \#(position.line - 1), "character": \#(position.column - 1)}"#
    let renaming = #"{\#(document), "newName": "\#(name)Anew", "position": \#(place)}"#
    let effects = server.receive(
      frame(requestText(1, "initialize", client))
        + frame(notificationText("textDocument/didOpen", "{\(document)}"))
        + frame(requestText(2, "textDocument/rename", renaming))
    )
    let answer = try #require(effects.compactMap { result(of: $0) }.last, "no answer")
    if let reason = answer["message"]?.string, reason.contains("dependency") {
      return self.refused.append(name)
    }
    let changes = try #require(answer["changes"]?.object, "\(name): \(answer)")
    for change in changes {
      let path = String(change.key.dropFirst("file:///project/".count))
      self.files[path] = applying(change.value, to: self.files[path] ?? "")
    }
  }
}

/// The answer to the request of this number; the error if it was refused.
private func result(of effect: Server.Effect) -> JSONValue? {
  guard case .send(let bytes) = effect, let start = bytes.firstIndex(of: UInt8(ascii: "{")) else {
    return nil
  }
  let value = parseJSON(SourceFile(path: "", bytes: Array(bytes[start...]))).value
  return value?["id"]?.integer == 2 ? value?["result"] ?? value?["error"] : nil
}

private func applying(_ edits: JSONValue, to text: String) -> String {
  let bytes = Array(text.utf8)
  let starts = LineTable(bytes).starts
  func offset(_ position: JSONValue?) -> Int {
    let line = position?["line"]?.integer ?? 0
    return (line < starts.count ? starts[line] : bytes.count) + (position?["character"]?.integer ?? 0)
  }
  let all = (edits.array ?? []).map { edit in
    let range = offset(edit["range"]?["start"])..<offset(edit["range"]?["end"])
    return Edit(range, edit["newText"]?.string ?? "")
  }
  return String(decoding: SourceFile(path: "", bytes: bytes).applying(all).bytes, as: UTF8.self)
}
