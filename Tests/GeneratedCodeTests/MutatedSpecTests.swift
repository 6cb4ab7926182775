import Foundation
import MVVMGenerator
import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

/// What is accepted, is Swift: of every spec in which no mistake is found, the compiler can parse what is made.
///
/// `MVVMGEN_MUTANTS=NUMBER swift test --filter MutatedSpecTests` tries more, by other seeds.
@Suite("Mutated specs") struct MutatedSpecTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["MVVMGEN_MUTANTS"].flatMap { Int($0) } ?? 60

  @Test("What is made of a mutated spec parses", arguments: TestedStyle.all)
  func parses(style: TestedStyle) async throws {
    var random = SplitMix(seed: UInt64(style.name.utf8.count) &+ UInt64(Self.rounds))
    var styles = StyleLibrary()
    var files: [SwiftFile] = []
    var specs: [String: String] = [:]
    var accepted = 0
    while accepted < Self.rounds {
      let spec = mutant(&random)
      let made = generatedFiles(of: spec, number: accepted, in: style.name, &styles)
      guard !made.isEmpty else { continue }
      for file in made { specs[file.name] = spec }
      files += made
      accepted += 1
      guard files.count > 1_000 || accepted == Self.rounds else { continue }
      try await expectParsed(files, specs)
      files = []
    }
  }

  private func expectParsed(_ files: [SwiftFile], _ specs: [String: String]) async throws {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(files, into: folder)
    let arguments = ["-frontend", "-parse", "-swift-version", "6"] + files.map(\.name)
    let result = try await runSwiftCompiler(arguments, in: folder)
    for message in compilerMessages(in: result.output) where message.severity == .error {
      let file = files.first { $0.name == message.file }
      let lines = file?.text.split(separator: "\n", omittingEmptySubsequences: false) ?? []
      let line = lines.indices.contains(message.line - 1) ? "\(lines[message.line - 1])" : ""
      Issue.record("\(message)\n\(line)\n\(specs[message.file] ?? "")")
    }
    #expect(result.status == 0)
  }
}

private func generatedFiles(
  of spec: String,
  number: Int,
  in style: String,
  _ styles: inout StyleLibrary
) -> [SwiftFile] {
  var configuration = Configuration()
  configuration.settings.style = style
  configuration.settings.mocks = .tests
  configuration.tests.folder = "Tests"
  configuration.module = "App"
  let file = SourceFile(path: "X.mvvm", text: spec)
  guard let made = generate(file, configuration: configuration, styles: &styles).value else { return [] }
  return made.map { SwiftFile(name: "S\(number)_\($0.name)", text: $0.text) }
}

// Specs that are mostly right.

private func mutant(_ random: inout SplitMix) -> String {
  var spec = "import UIKit\n"
  if random.isOne(in: 6) { spec += "\(random.pick(attributes)) import \(random.pick(names))\n" }
  if random.isOne(in: 6) { spec += "import \(random.pick(imports))\n" }
  if random.isOne(in: 8) { spec += "\(random.pick(attributes))\n" }
  spec += "viewmodel \(random.isOne(in: 8) ? random.pick(names) : "XViewModel"){\n"
  if random.isOne(in: 2) { spec += "dependencies{\n\(dependency(&random))\n}\n" }
  spec += "inputs{\n\(input("first", &random))\n\(input("second", &random))\n}\n"
  spec += "outputs{\n\(output("third", &random))\n\(output("fourth", &random))\n}\n}\n"
  let hasClosure = spec.contains("{ ")
  return !hasClosure && random.isOne(in: 3) ? edited(spec, &random) : spec
}

private func dependency(_ random: inout SplitMix) -> String {
  let label = random.isOne(in: 4) ? "\(random.pick(names)) " : ""
  let name = random.isOne(in: 3) ? random.pick(names) : "service"
  return "\(label)\(name): \(type(&random))\(value(&random))"
}

private func input(_ name: String, _ random: inout SplitMix) -> String {
  let attribute = random.isOne(in: 6) ? "\(random.pick(attributes)) " : ""
  let base = random.isOne(in: 4) ? random.pick(names) : name
  let label = random.isOne(in: 3) ? "\(random.pick(names)) " : ""
  let parameter =
    "\(label)\(random.isOne(in: 3) ? random.pick(names) : "x"): \(type(&random))\(value(&random))"
  let reply = random.isOne(in: 5) ? " -> \(type(&random))" : ""
  return "\(attribute)\(base)(\(random.isOne(in: 3) ? "" : parameter))\(reply)"
}

private func output(_ name: String, _ random: inout SplitMix) -> String {
  let attribute = random.isOne(in: 8) ? "\(random.pick(attributes)) " : ""
  let base = random.isOne(in: 4) ? random.pick(names) : name
  if random.isOne(in: 4) { return "\(attribute)\(base)(_ x: \(type(&random))) -> \(type(&random))" }
  let kind = random.pick(["", "state ", "event ", "stream ", "value "])
  return "\(attribute)\(kind)\(base): \(type(&random))\(kind == "state " ? value(&random) : "")"
}

private func value(_ random: inout SplitMix) -> String {
  guard random.isOne(in: 3) else { return "" }
  let value = random.pick(values)
  return " = \(!value.contains("{") && random.isOne(in: 3) ? edited(value, &random) : value)"
}

private func type(_ random: inout SplitMix) -> String {
  switch random.next(below: 10) {
  case 0: "[\(type(&random))]"
  case 1: "(\(type(&random)), \(type(&random)))"
  case 2: "(\(type(&random))) -> \(type(&random))"
  case 3: "A<\(type(&random))>"
  case 4: edited(random.pick(types), &random)
  default: random.pick(types)
  }
}

/// With some tokens taken away, put in, put twice or exchanged. Strings and closures are left alone: what is in them is
/// the compiler's.
private func edited(_ text: String, _ random: inout SplitMix) -> String {
  let file = SourceFile(path: "X.mvvm", text: text)
  var pieces: [String] = []
  var end = 0
  for token in lex(file).value ?? [] {
    pieces.append(file.string(end..<token.range.upperBound))
    end = token.range.upperBound
  }
  for _ in 0...random.next(below: 2) {
    let index = random.next(below: pieces.count)
    switch random.next(below: 4) {
    case 0 where pieces.count > 1: pieces.remove(at: index)
    case 1: pieces.insert(random.pick(tokens), at: index)
    case 2: pieces[index] = random.pick(tokens)
    default: pieces.insert(pieces[index], at: random.next(below: pieces.count))
    }
  }
  return pieces.joined()
}

extension SplitMix {
  fileprivate mutating func pick(_ choices: [String]) -> String {
    choices[self.next(below: choices.count)]
  }

  fileprivate mutating func isOne(in number: Int) -> Bool {
    self.next(below: number) == 0
  }
}

private let tokens = [
  "(", ")", "[", "]", "<", ">", ":", ",", "=", "->", "&", "?", "!", ".", "...", "@", "#", "`a`", "-", "+",
  "/", "\\", "*", "|",
  " ", "any ", "some ", "async ", "throws ", "inout ", "Any", "Self", "self", "Type", "Void", "_", "$0",
  "0x1F", "1e9", "2",
  "1.5", "try ", "await ", "as ", "is ", "in ", "if ", "let ", "class ", "each ", "repeat ", "borrowing ",
  "isolated ", "of ",
  "é", "👍", "e\u{301}", "\u{FE0F}", "\u{301}x", "變", "\"a\"", "@Sendable ", "@escaping ",
  "@MainActor ", "~", "%",
  "nil", "true", "init", "default", "sending ", " - ", " = ", " ? ", " : ", "\n", "//\n", "/* c */",
]

private let names = [
  "a", "b", "`class`", "default", "class", "self", "Type", "init", "subscript", "for", "in", "where", "Self",
  "Any", "nil", "async",
  "await", "any", "some", "each", "borrowing", "sending", "isolated", "weak", "get", "set", "inout", "let",
  "var", "_x", "é", "actor",
  "state", "value", "event", "sticky", "open", "tearDown", "setUpWithError", "name", "description", "repeat",
  "A.B", "`a b`", "_", "2a",
]

private let imports = [
  "struct A.B", "func A.b", "func", "A.class", "A.", "A.B.C", "class A", "`class`", "Any", "any", "1", "A B",
  "A; import B",
]

private let attributes = [
  "@available(iOS 17, *)", "@available(*, deprecated)", "@available(*, deprecated, message: \"a\")",
  "@available(iOS)",
  "@available(iOS, deprecated: 13)", "@available", "@MainActor", "@discardableResult", "@Foo",
  "@Foo(1, a: .b)", "@Foo.Bar",
  "@Foo(1 2)", "@objc", "@testable", "@_exported", "@_spi(X)", "@class", "@any", "@weak",
  "@available(*, deprecated, renamed: \"a(b:)\")", "@preconcurrency", "@available(swift 6)",
]

private let types = [
  "Int", "String?", "Void", "()", "[Int]", "[String: [Int]]", "(a: Int, b: String)", "() -> Void",
  "(() -> Void)?",
  "@Sendable () -> Void", "(Int) async throws -> String", "(Int) throws(E) -> Void",
  "(_ a: Int, _ b: @escaping () -> Void) -> Bool",
  "(inout Int) -> Void", "(Int...) -> Void", "any P", "(any P)?", "any P & Q", "any P.Type", "Int.Type",
  "A.B<C>.D", "[3 of Int]",
  "A<3, Int>", "A< -1>", "some P", "Self", "Any", "any Any", "`class`", "A.`class`", "A.Type.B",
  "@escaping () -> Void",
  "nonisolated(nonsending) () async -> Void", "(in: Int, for: Int)", "(`case`: Int, b: Int)", "[() -> Void]",
  "any", "borrowing",
  "é<變>", "👍", "@convention(c) () -> Void", "(sending Int) -> Void", "(_: Int, _: Int)", "A?.B",
  "(@autoclosure () -> Int) -> Void",
]

private let values = [
  "0", "-1", "1.5e-3", "nil", ".a", ".init()", "\"\"", "\"\\(f(\"a\"))\"", "#\"a\"b\"#", "[]", "[:]",
  "[1, 2]", "[\"a\": 1]", "(1, 2)",
  "{ }", "{ $0 }", "a ? b : c", "a ?? b", "x as? Int", "try! f()", "f(1, a: 2)", "f { } b: { }", "A<B, C>(d)",
  "a < b", "!x", "x?.y!",
  "x.0", "\\.a", "\\A.b", "#selector(a(b:))", "#file", "a == b", "a...b", "1...", "a[0, default: 1]", "-a.b",
  "reduce(0, +)",
  "(any P).self", "[() -> Void]()", "a / b", "x is Int", "0xFF", "consume x", "a && !b", "-", "=",
  "let x = 1", "1e", "a.", "$0", "a b",
]
