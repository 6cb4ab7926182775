import MVVMSource
import MVVMSwift

/// Something that a Swift file declares at the top or in a type.
struct SwiftDeclaration {
  /// The names of the types around it, from the outside in.
  let owners: [Text]
  /// Whether the innermost of them is a protocol.
  let isRequirement: Bool
  let name: Text
  /// What callers write before the arguments, `_` for nothing; `nil` for what is no function.
  let labels: [Text]?
  /// From its attributes to where its body begins.
  let head: Range<Int>
  let nameRange: Range<Int>
}

/// What a Swift file declares, in its order; what stands in bodies of functions is left out.
func declarations(in code: SwiftCode) -> [SwiftDeclaration] {
  var result: [SwiftDeclaration] = []
  var owners: [(name: Text, isProtocol: Bool, end: Int)] = []
  var index = 0
  while index < code.tokens.count {
    while let owner = owners.last, owner.end <= index { owners.removeLast() }
    if let type = typeHead(at: index, in: code) {
      owners.append((type.name, type.isProtocol, type.end))
      index = type.brace + 1
    } else if let name = declaredName(at: index, in: code) {
      let end = endOfHead(from: name, in: code)
      result.append(
        SwiftDeclaration(
          owners: owners.map(\.name),
          isRequirement: owners.last?.isProtocol == true,
          name: code.name(name) ?? code.text(name),
          labels: labels(behind: name, in: code),
          head: code.range(startOfStatement(index, in: code)..<end),
          nameRange: code.tokens[name].range
        )
      )
      index = code.spells(end, "{") ? (code.tokens[end].partner ?? end) + 1 : end
    } else {
      index += 1
    }
  }
  return result
}

/// The head of a type or an extension that begins with this keyword.
private func typeHead(at index: Int, in code: SwiftCode) -> (
  name: Text, isProtocol: Bool, brace: Int, end: Int
)? {
  let keywords: [StaticString] = ["protocol", "struct", "class", "enum", "extension", "actor"]
  guard keywords.contains(where: { code.spells(index, $0) }), !code.spells(index - 1, "."),
    var name = code.name(index + 1), !code.spells(index + 1, "func"), !code.spells(index + 1, "var")
  else { return nil }
  var next = index + 2
  while code.spells(next, "."), let part = code.name(next + 1) {
    name = "\(name).\(part)"
    next += 2
  }
  while next < code.tokens.count, !code.spells(next, "{"), !code.spells(next, "}") { next += 1 }
  guard code.spells(next, "{"), let end = code.tokens[next].partner else { return nil }
  return (name, code.spells(index, "protocol"), next, end)
}

/// The token that names what this keyword declares.
private func declaredName(at index: Int, in code: SwiftCode) -> Int? {
  if code.spells(index, "init"), code.spells(index + 1, "("), !code.spells(index - 1, ".") { return index }
  let keywords: [StaticString] = ["func", "var", "let"]
  guard keywords.contains(where: { code.spells(index, $0) }), code.name(index + 1) != nil else { return nil }
  return index + 1
}

/// The token behind the head: that of the body, or of the next statement.
private func endOfHead(from name: Int, in code: SwiftCode) -> Int {
  var index = name + 1
  while index < code.tokens.count {
    if code.spells(index, "{") || code.spells(index, "}") || code.tokens[index].startsLine { return index }
    index = (code.tokens[index].partner.flatMap { $0 > index ? $0 : nil } ?? index) + 1
  }
  return index
}

private func startOfStatement(_ index: Int, in code: SwiftCode) -> Int {
  var start = index
  while start > 0, !code.tokens[start].startsLine, !code.spells(start - 1, "{"), !code.spells(start - 1, "}")
  {
    start -= 1
  }
  return start
}

/// The first words of a function's parameters, or the labels of a call's arguments; `_` for none.
func labels(behind name: Int, in code: SwiftCode) -> [Text]? {
  var open = name + 1
  if code.spells(open, "<") {
    while open < code.tokens.count, !code.spells(open, "(") { open += 1 }
  }
  guard code.spells(open, "("), let close = code.tokens[open].partner else { return nil }
  var labels: [Text] = []
  var index = open + 1
  while index < close {
    let isLabelled = code.name(index) != nil && (code.spells(index + 1, ":") || code.name(index + 1) != nil)
    labels.append(isLabelled ? code.name(index) ?? "_" : "_")
    while index < close, !code.spells(index, ",") {
      index = (code.tokens[index].partner.flatMap { $0 > index ? $0 : nil } ?? index) + 1
    }
    index += 1
  }
  return labels
}
