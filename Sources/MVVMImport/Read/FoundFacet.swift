import MVVMModel
import MVVMSource
import MVVMSyntax

struct FoundFacet: Hashable, Comparable {
  /// The section in the spec.
  let section: SectionKind
  /// The name in the spec; empty if there is none.
  var name = ""

  /// The name as in the name of its protocol.
  var word: String { NamePattern("{facet}").ofFacet(Text(self.name)).text }

  /// Returns whether a facet comes before another in a spec.
  static func < (left: FoundFacet, right: FoundFacet) -> Bool {
    let sections = SectionKind.ofFacets
    let places = [left, right].map { sections.firstIndex(of: $0.section) ?? 0 }
    return places[0] == places[1] ? left.name < right.name : places[0] < places[1]
  }
}

/// Returns the kind of facet that a protocol declares, judged by the protocol's name; `nil` if it declares none.
func facet(of name: String) -> SectionKind? {
  if name.hasSuffix("Errors") { return name == "Errors" ? nil : .errors }
  let ending = ["Interface", "Protocol", "Type"].first(where: name.hasSuffix) ?? ""
  let stem = name.dropLast(ending.count)
  guard let start = stem.lastIndex(where: \.isUppercase), start > stem.startIndex else { return nil }
  // Some misspell the end.
  return stem[start...].hasPrefix("Input") ? .inputs : stem[start...].hasPrefix("Outpu") ? .outputs : nil
}

func isFacet(_ name: String) -> Bool { facet(of: name) != nil && facet(of: name) != .errors }
