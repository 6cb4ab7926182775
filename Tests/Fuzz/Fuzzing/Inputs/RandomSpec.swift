import TestSupport

/// Returns a random spec that follows the grammar. Most of its pieces are valid.
func randomSpec(_ random: inout SplitMix) -> [UInt8] {
  var text = ""
  for _ in 0..<random.next(below: 3) {
    text += random.maybe(6, "\(random.pick(Words.attributes)) ") + random.maybe(8, "public ")
    text += "import \(random.isOne(in: 6) ? random.pick(oddImports) : random.pick(modules))\n"
  }
  for index in 0...(random.isOne(in: 6) ? 1 : 0) { text += randomViewModel(index, &random) }
  return Array(text.utf8)
}

private let modules = ["UIKit", "Foundation", "A.B", "RxSwift", "Combine", "`class`", "é", "_C"]

private let oddImports = [
  "struct A.B", "func A.b", "func", "A.class", "A.", "A.B.C", "class A", "Any", "any", "1", "A B",
  "A; import B",
]

private func randomViewModel(_ index: Int, _ random: inout SplitMix) -> String {
  let name = random.isOne(in: 8) ? random.pick(Words.names) : "Some\(index)ViewModel"
  var text = "\n\(random.maybe(2, "\(random.pick(Words.documentation))\n"))"
  text += random.maybe(8, "\(random.pick(Words.attributes))\n")
  text += random.maybe(3, random.pick(["public ", "package ", "internal "]))
  text += "viewmodel \(name)\(random.maybe(8, ": \(randomType(&random))")) {\n"
  if random.isOne(in: 3) {
    text += randomSection("\(random.maybe(6, "internal "))dependencies", randomDependency, &random)
  }
  text += randomSection("inputs\(random.maybe(6, " uiInputs"))", randomInput, &random)
  text += randomSection("outputs", randomOutput, &random)
  if random.isOne(in: 6) { text += randomSection("inputs apiInputs", randomInput, &random) }
  if random.isOne(in: 6) { text += randomSection("outputs dataOutputs", randomOutput, &random) }
  if random.isOne(in: 4) { text += randomSection("errors", randomOutput, &random) }
  return "\(text)}\n"
}

private func randomSection(
  _ kind: String,
  _ member: (_ name: String, inout SplitMix) -> String,
  _ random: inout SplitMix
) -> String {
  var text = "  \(kind) {\n"
  for index in 0..<random.next(below: 5) {
    text += random.maybe(2, "    \(random.pick(Words.documentation))\n")
    text += random.maybe(8, "    \(random.pick(Words.attributes))\(random.pick(["\n", " "]))")
    let name =
      random.isOne(in: 3)
      ? random.pick(Words.names) : "\(kind.split(separator: " ").last?.prefix(2) ?? "")\(index)"
    text += "    \(member(name, &random))\(random.maybe(12, " // c"))\n"
  }
  return "\(text)  }\n"
}

private func randomDependency(_ name: String, _ random: inout SplitMix) -> String {
  "\(random.maybe(5, "\(random.pick(Words.names)) "))\(name): \(randomType(&random))\(randomValue(&random))"
}

private func randomInput(_ name: String, _ random: inout SplitMix) -> String {
  if random.isOne(in: 24) { return randomBinding(name, &random) }
  let head = "\(random.maybe(5, "sticky "))\(name)\(randomParameters(&random))"
  let reply = random.maybe(6, " -> \(randomType(&random))")
  let effect = random.maybe(6, " async")
  return "\(head)\(effect)\(reply)\(random.maybe(6, " as \(random.pick(Words.names))"))"
}

private func randomOutput(_ name: String, _ random: inout SplitMix) -> String {
  if random.isOne(in: 5) { return "\(name)\(randomParameters(&random)) -> \(randomType(&random))" }
  if random.isOne(in: 24) { return randomBinding(name, &random) }
  let kind = random.maybe(2, random.pick(["state ", "event ", "stream ", "value "]))
  return "\(kind)\(name): \(randomType(&random))\(randomValue(&random))"
}

/// Returns a binding. They are rare, since most styles reject the whole spec because of one.
private func randomBinding(_ name: String, _ random: inout SplitMix) -> String {
  "binding \(name): \(randomType(&random))\(randomValue(&random))"
}

private func randomParameters(_ random: inout SplitMix) -> String {
  let parameters = (0..<random.pick([0, 0, 1, 1, 1, 2, 3])).map { _ in
    let label = random.maybe(3, random.pick(["_ ", "\(random.pick(Words.names)) "]))
    return "\(label)\(random.pick(Words.names)): \(randomType(&random))\(randomValue(&random))"
  }
  return "(\(parameters.joined(separator: ", "))\(parameters.isEmpty ? "" : random.maybe(8, ",")))"
}

private func randomValue(_ random: inout SplitMix) -> String {
  random.maybe(5, " = \(nearly(random.pick(Words.expressions), &random))")
}

/// Returns a piece unchanged, or with some tokens changed. A piece with a closure is not changed, since only
/// the compiler reads the content of braces.
private func nearly(_ piece: String, _ random: inout SplitMix) -> String {
  let isKept = piece.contains("{") || !random.isOne(in: 6)
  return isKept ? piece : withTokensChanged(piece, &random)
}

func randomType(_ random: inout SplitMix) -> String {
  switch random.next(below: 12) {
  case 0: "[\(randomType(&random))]"
  case 1: "\(randomType(&random))?"
  case 2: "(\(randomType(&random)), \(randomType(&random)))"
  case 3: "(\(randomType(&random))) -> \(randomType(&random))"
  case 4: "A<\(randomType(&random))>"
  default: nearly(random.pick(Words.types), &random)
  }
}

extension SplitMix {
  /// Returns `true` once in `count` times.
  mutating func isOne(in count: Int) -> Bool { self.next(below: count) == 0 }

  /// Returns the text once in `count` times, otherwise an empty text.
  mutating func maybe(_ count: Int, _ text: String) -> String { self.isOne(in: count) ? text : "" }
}
