import MVVMSource

/// A scope of the generated code, with the names in it.
public struct Namespace: Sendable {
  /// A rule by which declarations of a spec add names to the scope, with the hole `{name}`.
  public typealias Entry = (source: NameSource, pattern: NamePattern)

  /// The name of the scope in the style, such as `class`.
  public let name: Text
  /// Names that are always in the scope.
  public let fixed: Set<Text>
  /// The rules, in the order in which names take their places: those that change a name come first, so that a conflict
  /// is reported at a name as written, which someone can change.
  public let entries: [Entry]
  /// The number of rules that change a name.
  let derivedCount: Int

  public init(name: Text, fixed: [Text] = [], entries: [Entry]) {
    let derived = entries.filter { !$0.pattern.isIdentity }
    self.name = name
    self.fixed = Set(fixed)
    self.entries = derived + entries.filter { $0.pattern.isIdentity }
    self.derivedCount = derived.count
  }

  /// Whether this is the scope of the bindings between view models and views.
  public var isOfBindings: Bool { self.name == "bindings" }

  /// Whether this is the scope of the object that SwiftUI observes.
  public var isObserved: Bool { self.name == "observed" }
}

extension NamePattern {
  var isIdentity: Bool { self.prefix.isEmpty && self.suffix.isEmpty && self.hole != nil }
}
