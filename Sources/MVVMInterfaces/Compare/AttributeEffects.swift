import MVVMSource
import MVVMSyntax

/// Returns the effects of changed attributes; `nil` if they are the same.
func attributeEffects(_ old: [Text], _ new: [Text]) -> Effects? {
  if old == new { return nil }
  let (before, after) = (Set(old), Set(new))
  if before == after { return nil }
  let removed = before.subtracting(after).filter { !isAdvice($0) }
  let added = after.subtracting(before).filter { !isAdvice($0) }
  return isLoosened(removed, added) ? [] : .callers
}

/// Returns whether an attribute only makes the compiler warn, or not warn.
private func isAdvice(_ attribute: Text) -> Bool {
  attribute == "@discardableResult" || Limits(attribute).map(\.isEmpty) == true
}

/// Returns whether everything is still available where it was: no new attribute is stricter for a system than
/// the old.
private func isLoosened(_ old: Set<Text>, _ new: Set<Text>) -> Bool {
  guard old.union(new).allSatisfy(isAvailability) else { return false }
  let before = old.compactMap(Limits.init).reduce(into: Limits()) { $0.add($1) }
  return new.allSatisfy { Limits($0).map(before.areAtLeastAsStrict(as:)) ?? false }
}

private func isAvailability(_ attribute: Text) -> Bool { attribute.bytes.starts(with: "@available(".utf8) }

/// The versions of each system in which something becomes available, and in which it stops being available.
private struct Limits {
  private var introduced: [String: Version] = [:]
  private var obsoleted: [String: Version] = [:]

  var isEmpty: Bool { self.introduced.isEmpty && self.obsoleted.isEmpty }

  mutating func add(_ other: Limits) {
    self.introduced.merge(other.introduced) { max($0, $1) }
    self.obsoleted.merge(other.obsoleted) { min($0, $1) }
  }

  /// Returns whether other limits leave out no version that these allow.
  func areAtLeastAsStrict(as other: Limits) -> Bool {
    other.introduced.allSatisfy { system, first in self.introduced[system].map { first <= $0 } ?? false }
      && other.obsoleted.allSatisfy { system, end in self.obsoleted[system].map { $0 <= end } ?? false }
  }
}

extension Limits {
  /// Creates the limits of an `@available` in its short form, as in `@available(iOS 17, macOS 14.4, *)`, or
  /// in its long form, as in `@available(iOS, introduced: 17, obsoleted: 18)`; `nil` for other attributes.
  fileprivate init?(_ attribute: Text) {
    guard isAvailability(attribute) else { return nil }
    self.init()
    let arguments = arguments(of: attribute)
    for words in arguments {
      switch words[0] {
      case "*", "deprecated", "message", "renamed": continue
      case let system where words.count == 1 && system == arguments[0][0]: continue
      case let word:
        guard let version = Version(words.dropFirst().filter { $0 != ":" }.joined()) else { return nil }
        switch word {
        case "introduced": self.introduced[arguments[0][0]] = version
        case "obsoleted": self.obsoleted[arguments[0][0]] = version
        case let system: self.introduced[system] = version
        }
      }
    }
  }
}

/// Returns the words of each argument of an attribute.
private func arguments(of attribute: Text) -> [[String]] {
  let file = SourceFile(path: "", bytes: Array(attribute.bytes))
  let tokens = (lex(file).value ?? []).drop { $0.kind != .leftParenthesis }.dropFirst()
  return tokens.prefix { $0.kind != .rightParenthesis }.split { $0.kind == .comma }
    .map { $0.map { file.string($0.range) } }
}

private struct Version: Comparable {
  private let numbers: [Int]

  init?(_ text: String) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.allSatisfy({ $0 != nil }) else { return nil }
    // 17.0 equals 17.
    self.numbers = Array(numbers.compactMap(\.self).reversed().drop { $0 == 0 }.reversed())
  }

  static func < (left: Version, right: Version) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
