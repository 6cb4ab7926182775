import MVVMConfiguration
import MVVMFormat
import MVVMGenerator
import MVVMSource
import TestSupport
import Testing

/// Made-up specs whose names often clash, each also with its sections, facets and members in another order.
@Suite("The order of a spec decides nothing") struct OrderTests {
  @Test(
    "A spec in another order is accepted or refused alike, for the same reasons, and makes the same files",
    arguments: ["observation", "rxswift", "reactiveswift", "rxswift-relays"]
  )
  func shuffled(style: String) {
    var accepted = 0
    for seed in 0..<sampled(3_000) {
      var random = SplitMix(seed: UInt64(seed))
      let spec = MadeUpSpec(&random)
      let first = Outcome(of: spec.text, in: style)
      let second = Outcome(of: spec.shuffled(&random).text, in: style)
      #expect(first == second, "\(spec.text)")
      accepted += first.files.isEmpty ? 0 : 1
    }
    #expect(accepted > 10)
  }

  @Test("Formatting keeps an accepted spec accepted, and what is generated from it") func formatted() {
    for seed in 0..<sampled(3_000) {
      var random = SplitMix(seed: UInt64(seed))
      let spec = MadeUpSpec(&random).shuffled(&random)
      let file = SourceFile(path: "X.mvvm", text: spec.text)
      guard let formatted = format(file, configuration: Configuration()).value else { continue }
      let text = String(decoding: formatted, as: UTF8.self)
      #expect(Outcome(of: spec.text, in: "observation") == Outcome(of: text, in: "observation"), "\(text)")
    }
  }
}

/// The result for a spec: its files, or its diagnostics, without their ranges.
private struct Outcome: Equatable {
  let files: [String]
  let errors: [String]

  init(of text: String, in style: String) {
    var configuration = Configuration()
    configuration.settings.style = style
    configuration.settings.mocks = .sources
    let file = SourceFile(path: "X.mvvm", text: text)
    let found = withStyles(of: style) { generate(file, configuration: configuration, styles: $0) }
    self.files = (found.value ?? []).map(\.text)
    self.errors = found.diagnostics.map { "\($0.identifier.rawValue): \($0.message)" }.sorted()
  }
}

private struct MadeUpSpec {
  /// The sections but for the members' order, each with its head.
  private var sections: [(head: String, members: [String])]

  init(_ random: inout SplitMix) {
    let named = random.next(below: 3) == 0
    self.sections = [("dependencies", Self.members(2, &random) { Self.dependency($0, &$1) })]
    for facet in named ? ["ui", "api"] : [""] {
      self.sections.append((Self.head("inputs", facet), Self.members(4, &random) { Self.input($0, &$1) }))
      self.sections.append((Self.head("outputs", facet), Self.members(4, &random) { Self.output($0, &$1) }))
    }
  }

  var text: String {
    let sections = self.sections.map { section in
      "  \(section.head) {\n\(section.members.map { "    \($0)\n" }.joined())  }\n"
    }
    return "viewmodel XViewModel {\n\(sections.joined())}\n"
  }

  /// Returns the spec in another order. That of dependencies is the order of the initializer's parameters.
  func shuffled(_ random: inout SplitMix) -> Self {
    var copy = self
    copy.sections.shuffle(using: &random)
    for index in copy.sections.indices where copy.sections[index].head != "dependencies" {
      copy.sections[index].members.shuffle(using: &random)
    }
    return copy
  }

  private static func head(_ kind: String, _ facet: String) -> String {
    facet.isEmpty ? kind : "\(kind) \(facet)\(kind == "inputs" ? "Inputs" : "Outputs")"
  }

  private static func members(
    _ most: Int,
    _ random: inout SplitMix,
    _ member: (String, inout SplitMix) -> String
  ) -> [String] {
    (0..<random.next(below: most + 1)).map { _ in member(random.pick(names), &random) }
  }

  private static let names = [
    "page", "flag", "title", "id", "start", "page", "select", "pageChanged", "alert", "rowTapped", "query",
    "done",
    "isOn", "reload", "observed",
  ]

  private static func dependency(_ name: String, _ random: inout SplitMix) -> String {
    random.pick(["\(name): Int", "_ \(name): any Service", "\(name): Int = 0"])
  }

  private static func input(_ name: String, _ random: inout SplitMix) -> String {
    let other = random.pick(self.names)
    return random.pick([
      "\(name)()", "\(name)()", "\(name)(_ \(other): Int)", "\(name)(\(other): Int) as \(other)",
      "\(name)(_ \(other): Int = 0) as \(other)", "\(name)(item a: Int, _ item: Int)", "\(name)() async",
      "\(name)(\(other): String) -> Bool", "sticky \(name)()",
    ])
  }

  private static func output(_ name: String, _ random: inout SplitMix) -> String {
    random.pick([
      "state \(name): Int = 0", "state \(name): Int", "event \(name): Int", "value \(name): Int",
      "\(name)(row: Int) -> Bool", "\(name): String", "stream \(name): Int",
    ])
  }
}
