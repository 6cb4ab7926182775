import MVVMSource

/// A scope of the generated code, with the names in it.
public struct Namespace: Sendable {
  /// A rule for adding the names of declarations to the scope. The pattern has the hole `{name}`.
  public typealias Entry = (source: NameSource, pattern: NamePattern)

  /// The name of the scope in the style, such as `class`.
  public let name: Text
  /// Names that are always in the scope.
  public let fixed: WordSet
  /// The rules, in the order in which names are added: those that change a name come first, so that a
  /// conflict is reported at a name as written, which the author can change.
  public let entries: [Entry]

  public init(name: Text, fixed: [Text] = [], entries: [Entry]) {
    self.name = name
    self.fixed = WordSet(fixed)
    self.entries = entries.filter { $0.pattern != .name } + entries.filter { $0.pattern == .name }
  }

  /// The rules that change a name.
  var derived: [Entry] { self.entries.filter { $0.pattern != .name } }

  /// Whether this is a scope of the bindings between view models and views.
  public var isOfBindings: Bool { self.name == "bindings" || self.bindsInputs }

  /// Whether this is the scope of the bindings of sources to inputs.
  public var bindsInputs: Bool { self.name == "inputBindings" }

  /// Whether this is the scope of the object that SwiftUI observes.
  public var isObserved: Bool { self.name == "observed" }
}
