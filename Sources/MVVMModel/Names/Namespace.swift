import MVVMSource

/// A scope of the generated code, with the names in it.
public struct Namespace: Sendable {
  /// A rule by which declarations of a spec add names to the scope, with the hole `{name}`.
  public typealias Entry = (source: NameSource, pattern: NamePattern)

  /// The name of the scope in the style, such as `class`.
  public let name: Text
  /// Names that are always in the scope.
  public let fixed: [Text]
  /// The rules, in the order in which names take their places: those that change a name come first, so that a conflict
  /// is reported at a name as written, which someone can change.
  public let entries: [Entry]
  /// The number of entries that change a name.
  let derivedCount: Int

  public init(name: Text, fixed: [Text] = [], entries: [Entry]) {
    let derived = entries.filter { !$0.pattern.isIdentity }
    self.name = name
    self.fixed = fixed
    self.entries = derived + entries.filter { $0.pattern.isIdentity }
    self.derivedCount = derived.count
  }

  /// Whether this is the scope of the bindings between view models and views.
  public var isOfBindings: Bool { self.name.spells("bindings") }

  /// Whether this is the scope of the object that SwiftUI observes.
  public var isObserved: Bool { self.name.spells("observed") }
}

extension NamePattern {
  var isIdentity: Bool { self.prefix.isEmpty && self.suffix.isEmpty && self.hole != nil }
}

/// An entry of a namespace as hashes, computed once for many specs: most derived names are never built as text.
struct NameKey: Sendable {
  /// The bit of its source in the sources of a declaration.
  let source: UInt32
  private let isOfBaseNames: Bool
  private let isIdentity: Bool
  private let prefix: NameHash
  private let suffix: NameHash

  init(_ entry: Namespace.Entry, among sources: [NameSource]) {
    self.source = sources.firstIndex(of: entry.source).map { 1 << UInt32($0) } ?? 0
    self.isOfBaseNames = entry.source.isOfBaseNames
    self.isIdentity = entry.pattern.isIdentity
    self.prefix = NameHash(entry.pattern.prefix)
    self.suffix = NameHash(entry.pattern.suffix)
  }

  /// Returns the hash of the name that the entry makes of a declaration's name.
  @inline(__always)
  func hash(of declaration: Declaration) -> NameHash {
    let base = self.isOfBaseNames ? declaration.nameHash : declaration.logicNameHash
    return self.isIdentity ? base : self.prefix.followed(by: base).followed(by: self.suffix)
  }
}
