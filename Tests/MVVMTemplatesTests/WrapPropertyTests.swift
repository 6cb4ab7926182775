import MVVMTemplates
import TestSupport
import Testing

@Suite struct WrapPropertyTests {
  @Test(
    "Nothing but blanks and line ends changes, what is not one token fits, and what opens closes at its indentation",
    arguments: 0..<40
  )
  func shape(seed: UInt64) {
    for line in lines(seed: seed) {
      let bytes = wrap(Array(line.utf8), width: 60)
      #expect(bytes.filter { !isBlank($0) } == line.utf8.filter { !isBlank($0) }, "\(line)")
      let wrapped = String(decoding: bytes, as: UTF8.self)
      #expect(misplacedLine(wrapped) == nil, "\(wrapped)")
      for part in wrapped.split(separator: "\n") where part.count > 60 {
        #expect(isOneToken(part), "\(wrapped)")
      }
    }
  }

  @Test("Text that is not Swift changes only in blanks", arguments: 0..<40)
  func noSwift(seed: UInt64) {
    var numbers = SplitMix(seed: seed)
    let words = [
      "class ", "var ", "a", ": ", " { ", " }", "(", ")", "<", ">", "[", "]", ", ", " -> ", " & ", ".b",
      " in ", " get ",
      " = ", "\"", "`", "@c ", "#d", "// ", "import ",
    ]
    for _ in 0..<200 {
      let line = (0..<20).map { _ in numbers.pick(words) }.joined()
      let bytes = wrap(Array(line.utf8), width: 20)
      #expect(bytes.filter { !isBlank($0) } == line.utf8.filter { !isBlank($0) }, "\(line)")
    }
  }

  @Test("Wrapped text stays as it is", arguments: 0..<40)
  func stable(seed: UInt64) {
    for line in lines(seed: seed) {
      let once = wrap(Array(line.utf8), width: 100)
      if String(decoding: once, as: UTF8.self).split(separator: "\n").allSatisfy({ $0.count <= 100 }) {
        #expect(wrap(once, width: 100) == once)
      }
    }
  }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }

/// One name or literal with what is bound to it: its label, its brackets and what follows them.
private func isOneToken(_ line: Substring) -> Bool {
  let code = line.drop { $0 == " " }
  return code.split(separator: " ").count <= 3 || code.contains("\"") || code.contains("->")
}

/// The first line that ends in a blank, or that closes a bracket elsewhere than where its line starts.
private func misplacedLine(_ text: String) -> Substring? {
  var open: [Int] = []
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.isEmpty || line.last == " " { return line }
    let indentation = line.prefix { $0 == " " }.count
    if let first = line.dropFirst(indentation).first, ")>}]".contains(first) {
      guard open.popLast() == indentation else { return line }
    }
    if let last = line.last, "(<{[".contains(last) { open.append(indentation) }
  }
  return nil
}

// MARK: - Made-up code

private func lines(seed: UInt64) -> [String] {
  var numbers = SplitMix(seed: seed &* 7_919 &+ 17)
  return (0..<30).map { _ in line(&numbers) }
}

private func line(_ numbers: inout SplitMix) -> String {
  let name = numbers.pick(["tap", "configure", "reloadProject", "`default`"])
  let value = type(&numbers, 0)
  switch numbers.next(below: 8) {
  case 0: return "  func \(name)(\(parameters(&numbers))) -> \(value)"
  case 1: return "  public func \(name)(\(parameters(&numbers))) {"
  case 2: return "  var \(name): \(value) { get }"
  case 3: return "  package let \(name): Observable<\(value)>"
  case 4: return "  private let \(name)Relay = BehaviorRelay<\(value)>(value: \(argument(&numbers, 0)))"
  case 5: return "    self.\(name)Relay.accept(\(arguments(&numbers, 0)))"
  case 6: return "  case \(name)(\(name): \(value), other: \(type(&numbers, 0)))"
  default: return "  public var \(name): \(value) { return self.\(name)Output(\(arguments(&numbers, 0))) }"
  }
}

private func type(_ numbers: inout SplitMix, _ depth: Int) -> String {
  let leaf = numbers.pick(["Int", "Project", "Reward?", "any Tracker", "Models.DiscoveryParameters"])
  if depth > 2 { return leaf }
  switch numbers.next(below: 7) {
  case 0: return "[\(type(&numbers, depth + 1))]"
  case 1: return "[String: \(type(&numbers, depth + 1))]"
  case 2: return "(first: \(type(&numbers, depth + 1)), second: \(type(&numbers, depth + 1)))"
  case 3: return "Pair<\(type(&numbers, depth + 1)), \(type(&numbers, depth + 1))>"
  case 4: return "(\(type(&numbers, depth + 1))) -> \(type(&numbers, depth + 1))"
  default: return leaf
  }
}

private func parameters(_ numbers: inout SplitMix) -> String {
  let count = 1 + numbers.next(below: 3)
  return (0..<count).map { _ in
    let label = numbers.pick(["", "_ ", "with "])
    return "\(label)value: \(numbers.pick(["", "@escaping "]))\(type(&numbers, 0))"
  }.joined(separator: ", ")
}

private func arguments(_ numbers: inout SplitMix, _ depth: Int) -> String {
  let count = 1 + numbers.next(below: 3)
  return (0..<count).map { _ in "label: \(argument(&numbers, depth))" }.joined(separator: ", ")
}

private func argument(_ numbers: inout SplitMix, _ depth: Int) -> String {
  let leaf = numbers.pick(["value", "self.project", "\"a, (b\"", "\"\\(name(of: x, y))\"", "[:]", "()"])
  if depth > 1 { return leaf }
  switch numbers.next(below: 5) {
  case 0: return ".make(\(arguments(&numbers, depth + 1)))"
  case 1: return "(a: \(argument(&numbers, depth + 1)), b: \(argument(&numbers, depth + 1)))"
  case 2: return "[\(argument(&numbers, depth + 1)), \(leaf)]"
  default: return leaf
  }
}
