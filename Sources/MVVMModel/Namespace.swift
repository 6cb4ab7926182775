import MVVMSource

/// A scope of the generated code, with the names in it.
public struct Namespace: Sendable {
  /// A rule by which declarations of a spec add names to the scope.
  public struct Entry: Sendable {
    public let source: NameSource
    /// The name in the scope, with the hole `{name}`.
    public let pattern: NamePattern

    public init(source: NameSource, pattern: NamePattern) {
      self.source = source
      self.pattern = pattern
    }
  }

  /// The name of the scope in the style, such as `class`.
  public let name: Text
  /// Names that are always in the scope.
  public let fixed: [Text]
  /// The rules, in the order in which names take their places: those that change a name come first, so that a conflict
  /// is reported at a name as written, which someone can change.
  public let entries: [Entry]
  /// The entries for comparing names, in the same order.
  let keys: [NameKey]
  /// The indices of the entries that change a name.
  let derived: Range<Int>

  /// Whether this is the scope of the bindings between view models and views.
  public var isOfBindings: Bool { self.name.spells("bindings") }

  public init(name: Text, fixed: [Text] = [], entries: [Entry]) {
    let derived = entries.filter { !$0.pattern.isIdentity }
    self.name = name
    self.fixed = fixed
    self.entries = derived + entries.filter(\.pattern.isIdentity)
    self.keys = self.entries.map(NameKey.init)
    self.derived = derived.indices
  }
}

/// An entry of a namespace as hashes, computed once for many specs: the derived names of most declarations are never
/// built as text.
struct NameKey: Sendable {
  /// The traits that matter, and those of them that a declaration has to have.
  private let traits: (mask: UInt16, wanted: UInt16)
  private let isOfBaseNames: Bool
  private let isIdentity: Bool
  private let prefix: NameHash
  private let suffix: NameHash

  init(_ entry: Namespace.Entry) {
    let (required, excluded) = entry.source.traits
    self.traits = (required.union(excluded).rawValue, required.rawValue)
    self.isOfBaseNames = entry.source.isOfBaseNames
    self.isIdentity = entry.pattern.isIdentity
    self.prefix = NameHash(Text(entry.pattern.prefix))
    self.suffix = NameHash(Text(entry.pattern.suffix))
  }

  /// Whether a declaration with these traits has a name by the entry.
  @inline(__always)
  func covers(_ traits: Traits) -> Bool {
    traits.rawValue & self.traits.mask == self.traits.wanted
  }

  /// Returns the hash of the name that the entry derives from a declaration's name.
  @inline(__always)
  func hash(of declaration: Declaration) -> NameHash {
    let base = self.isOfBaseNames ? declaration.nameHash : declaration.logicNameHash
    return self.isIdentity ? base : self.prefix.followed(by: base).followed(by: self.suffix)
  }
}

extension NamePattern {
  var isIdentity: Bool { self.prefix.isEmpty && self.suffix.isEmpty && self.hole != nil }
}
