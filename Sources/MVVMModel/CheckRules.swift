import MVVMSource
import MVVMSyntax

/// What the checker needs to know about the style and the configuration: they derive names from those of a
/// spec, and the names in one namespace must differ. A class, since one instance serves many specs.
public final class CheckRules: Sendable {
  /// The kind of an output that does not name one.
  public let defaultKind: StreamKind
  /// The names of the class's properties for its facets, by section: `inputs`, `outputs`, `errors`.
  public let facetProperties: [NamePattern]
  /// The names of the types that are generated next to the class, derived from its name.
  public let typeNames: [NamePattern]
  /// Names that have a meaning in the body of the generated class. No view model, member or dependency may
  /// have one of them.
  public let reservedNames: [Text]
  /// The types nested in the class. They hide outer types with the same names.
  public let nestedTypes: WordSet
  public let namespaces: [Namespace]
  /// Whether every class is isolated to the main actor, even if its spec does not say so.
  public let isMainActor: Bool
  let namespaceHashes: [NamespaceHashes]
  let fixedKeys: [UInt64]
  /// The maximum number of names that one declaration has in all namespaces.
  let namesOfOne: Int

  public init(
    defaultKind: StreamKind,
    facetProperties: [NamePattern],
    typeNames: [NamePattern] = [],
    reservedNames: [Text] = [],
    nestedTypes: [Text] = [],
    namespaces: [Namespace],
    isMainActor: Bool = false
  ) {
    self.defaultKind = defaultKind
    self.facetProperties = facetProperties
    self.typeNames = typeNames
    self.reservedNames = reservedNames
    self.nestedTypes = WordSet(nestedTypes)
    self.namespaces = namespaces
    self.isMainActor = isMainActor
    self.namespaceHashes = namespaces.map { NamespaceHashes($0) }
    self.fixedKeys = Self.fixedKeys(namespaces, facetProperties, reservedNames)
    self.namesOfOne = NameSources.largest(of: namespaces)
  }
}

/// A scope of the generated code, with the names in it.
public struct Namespace: Sendable {
  /// The declarations of a spec that add names to a scope.
  public enum Source: String, CaseIterable, Sendable {
    /// Every input, by its logic name.
    case input
    /// Inputs that keep nothing and whose payload is a closure, by their logic name.
    case closureInput
    /// All other inputs, by their logic name.
    case plainInput
    /// The replies of inputs, by the input's logic name.
    case reply
    /// Inputs with a reply, by their logic name.
    case answeredInput
    /// All other inputs, by their logic name.
    case unansweredInput
    /// Inputs without a reply that have an attribute, by their logic name.
    case attributedInput
    /// Inputs with a reply but without arguments, by their base name: Swift distinguishes them by it alone.
    case answeredProperty
    /// Inputs that keep an argument, by their logic name.
    case keptInput
    /// Outputs and errors that are streams.
    case stream
    /// Streams of the kind `event`.
    case event
    /// Values and function outputs, by their base name.
    case asked
    /// Outputs and errors of every form, by their base name.
    case output
    /// The members of the protocols that Swift distinguishes by their base name alone: inputs and function
    /// outputs without arguments, streams and values.
    case property
    /// Outputs and errors that Swift distinguishes by their base name alone.
    case outputProperty
    case dependency
  }

  /// A rule by which declarations of a spec add names to the scope.
  public struct Entry: Sendable {
    public let source: Source
    /// The name in the scope, with the hole `{name}`.
    public let pattern: NamePattern

    public init(source: Source, pattern: NamePattern) {
      self.source = source
      self.pattern = pattern
    }
  }

  /// The name of the scope in the style, such as `class`.
  public let name: Text
  /// Names that are always in the scope.
  public var fixed: [Text]
  public var entries: [Entry]

  /// Whether this is the scope of the bindings between view models and views.
  public var isOfBindings: Bool { self.name.spells("bindings") }

  public init(name: Text, fixed: [Text], entries: [Entry]) {
    self.name = name
    self.fixed = fixed
    self.entries = entries
  }
}
