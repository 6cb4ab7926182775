import MVVMSource

/// Returns the effects of changed attributes; `nil` if they are the same.
func attributeEffects(_ old: [Text], _ new: [Text]) -> Effects? {
  if old == new { return nil }
  let (before, after) = (Set(old), Set(new))
  if before == after { return nil }
  let removed = before.subtracting(after).filter { !isAdvice($0) }
  let added = after.subtracting(before).filter { !isAdvice($0) }
  return isLoosened(removed.map(\.description), added.map(\.description)) ? [] : .callers
}

/// Whether the only effect of an attribute is that the compiler warns, or does not warn.
private func isAdvice(_ attribute: Text) -> Bool {
  let text = attribute.description
  return text == "@discardableResult" || (text.hasPrefix("@available(*") && text.contains("deprecated"))
}

/// Whether everything is still available where it was before: the new attributes limit no system more than the old
/// ones.
private func isLoosened(_ old: [String], _ new: [String]) -> Bool {
  guard (old + new).allSatisfy({ $0.hasPrefix("@available(") }) else { return false }
  let before = old.compactMap(minimumVersions).reduce(into: [:]) { $0.merge($1) { max($0, $1) } }
  return new.allSatisfy { attribute in
    guard let versions = minimumVersions(in: attribute) else { return false }
    return versions.allSatisfy { system, version in before[system].map { version <= $0 } ?? false }
  }
}

/// Returns the systems in `@available(iOS 17, macOS 14.4, *)` with their versions; `nil` for other forms of the
/// attribute.
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
    // 17.0 is 17.
    self.numbers = Array(numbers.compactMap(\.self).reversed().drop { $0 == 0 }.reversed())
  }

  static func < (left: Version, right: Version) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
