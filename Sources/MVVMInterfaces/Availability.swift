import MVVMSource

/// Whom it concerns that attributes changed; `nil` where they are the same.
func attributeEffects(_ old: [Text], _ new: [Text]) -> Effects? {
  if old == new { return nil }
  let (before, after) = (Set(old), Set(new))
  if before == after { return nil }
  let removed = before.subtracting(after).filter { !isAdvice($0) }
  let added = after.subtracting(before).filter { !isAdvice($0) }
  return isLoosened(removed.map(\.description), added.map(\.description)) ? [] : .callers
}

/// Whether an attribute makes the compiler warn, or keeps it from that, and nothing more.
private func isAdvice(_ attribute: Text) -> Bool {
  let text = attribute.description
  return text == "@discardableResult" || (text.hasPrefix("@available(*") && text.contains("deprecated"))
}

/// Whether what was available still is, and what is written now limits no system more than what was written before.
private func isLoosened(_ old: [String], _ new: [String]) -> Bool {
  guard (old + new).allSatisfy({ $0.hasPrefix("@available(") }) else { return false }
  let before = old.compactMap(minimumVersions).reduce(into: [:]) { $0.merge($1) { max($0, $1) } }
  return new.allSatisfy { attribute in
    guard let versions = minimumVersions(in: attribute) else { return false }
    return versions.allSatisfy { system, version in before[system].map { version <= $0 } ?? false }
  }
}

/// The systems of `@available(iOS 17, macOS 14.4, *)` with their versions; `nil` for another form of the attribute.
private func minimumVersions(in attribute: String) -> [String: Version]? {
  let arguments = attribute.dropFirst("@available(".utf8.count).dropLast().split(separator: ",")
  var versions: [String: Version] = [:]
  for argument in arguments {
    let words = argument.split(separator: " ")
    if words == ["*"] { continue }
    guard words.count == 2, let version = Version(words[1]) else { return nil }
    versions[String(words[0])] = version
  }
  return versions
}

private struct Version: Comparable {
  private let numbers: [Int]

  init?(_ text: Substring) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.allSatisfy({ $0 != nil }) else { return nil }
    self.numbers = numbers.compactMap(\.self)
  }

  static func < (left: Version, right: Version) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
