import MVVMSource

/// What a correct spec declares: every name is resolved, every type can be stored, and nothing about how it was
/// laid out remains. Inputs, outputs and errors stand in their order whatever order the file had.
public struct Spec: Sendable {
  /// In their order, see `Import.precedes`.
  public let imports: [Import]
  /// In the order of the file.
  public let viewModels: [ViewModel]

  public init(imports: [Import], viewModels: [ViewModel]) {
    self.imports = imports
    self.viewModels = viewModels
  }
}

/// A view model as it is generated; its members are without errors, and no two of its names meet. A class as `Input` is.
public final class ViewModel: Sendable {
  public let name: Text
  /// As declared; `nil` leaves it to the configuration.
  public let access: Access?
  /// `@available` and `@MainActor`, spelled as in Swift.
  public let attributes: [Text]
  /// A line each, without the slashes.
  public let documentation: [Text]
  /// What the class conforms to beside the generated protocols.
  public let conformances: [Text]
  /// In the order of the file, which is that of the initializer's parameters.
  public let dependencies: [Dependency]
  public let inputs: [Input]
  public let outputs: [Output]
  public let errors: [Output]
  /// The bytes of the name where the spec declares it.
  public let nameRange: Range<Int>

  init(
    name: Text,
    access: Access?,
    attributes: [Text],
    documentation: [Text],
    conformances: [Text],
    dependencies: [Dependency],
    inputs: [Input],
    outputs: [Output],
    errors: [Output],
    nameRange: Range<Int>
  ) {
    self.name = name
    self.access = access
    self.attributes = attributes
    self.documentation = documentation
    self.conformances = conformances
    self.dependencies = dependencies
    self.inputs = inputs
    self.outputs = outputs
    self.errors = errors
    self.nameRange = nameRange
  }
}

/// A parameter of the view model's initializer.
public struct Dependency: Hashable, Sendable {
  public let documentation: [Text]
  /// As written: `nil` where the name is the label, `_` for none.
  public let label: Text?
  public let name: Text
  public let type: SpecType
  /// The default argument, byte for byte.
  public let defaultValue: Text?
  /// The bytes of the name where the spec declares it.
  public let nameRange: Range<Int>
}

/// What the view tells the view model: a function that sends its arguments.
///
/// A class, since every stage hands members on and none changes one.
public final class Input: Sendable {
  /// What the backing of an input keeps of its calls.
  public enum Memory: Hashable, Sendable {
    /// Nothing: who subscribes later hears later calls alone.
    case event
    /// Always a value, at first these, one for each parameter.
    case values([Text])
    /// The latest call, once there has been one.
    case latest
  }

  public let documentation: [Text]
  public let attributes: [Text]
  public let name: Text
  /// By which the logic reads the input, and from which its backing is named.
  public let logicName: Text
  public let parameters: [Parameter]
  public let reply: SpecType?
  public let memory: Memory
  /// The bytes of the name where the spec declares it.
  public let nameRange: Range<Int>

  init(
    documentation: [Text],
    attributes: [Text],
    name: Text,
    logicName: Text,
    parameters: [Parameter],
    reply: SpecType?,
    memory: Memory,
    nameRange: Range<Int>
  ) {
    self.documentation = documentation
    self.attributes = attributes
    self.name = name
    self.logicName = logicName
    self.parameters = parameters
    self.reply = reply
    self.memory = memory
    self.nameRange = nameRange
  }
}

/// What the view shows: a stream, or a question that is answered when it is asked. A class as `Input` is.
public final class Output: Sendable {
  /// How an output answers: as a stream, or when it is asked.
  public enum Form: Hashable, Sendable {
    /// `nil` leaves the kind to the style.
    case stream(StreamKind?, initialValue: Text?)
    /// A property that is read at call time.
    case value
    case function([Parameter])
  }

  public let documentation: [Text]
  public let attributes: [Text]
  public let name: Text
  public let form: Form
  /// The type of the elements, of the property, or of the function's result.
  public let type: SpecType
  /// The bytes of the name where the spec declares it.
  public let nameRange: Range<Int>

  init(
    documentation: [Text],
    attributes: [Text],
    name: Text,
    form: Form,
    type: SpecType,
    nameRange: Range<Int>
  ) {
    self.documentation = documentation
    self.attributes = attributes
    self.name = name
    self.form = form
    self.type = type
    self.nameRange = nameRange
  }
}

/// What a subscriber of an output can rely on.
public enum StreamKind: String, CaseIterable, Sendable {
  /// There is a current value.
  case state
  /// Something happens; nothing is replayed.
  case event
  /// Work that each subscriber starts.
  case stream
}

/// A parameter of an input or of a function output.
public struct Parameter: Hashable, Sendable {
  /// As written: `nil` where the name is the label, `_` for none.
  public let label: Text?
  public let name: Text
  public let type: SpecType

  public init(label: Text?, name: Text, type: SpecType) {
    self.label = label
    self.name = name
    self.type = type
  }

  /// What a caller writes before the argument; `nil` for nothing.
  public var argumentLabel: Text? {
    guard let label = self.label else { return self.name }
    return label.spells("_") ? nil : label
  }
}

/// An import of the spec, carried over to the generated file.
public struct Import: Hashable, Sendable {
  public let attributes: [Text]
  public let access: Access?
  /// `struct`, `class` … of an import of one declaration.
  public let kind: Text?
  public let path: Text

  public init(attributes: [Text] = [], access: Access? = nil, kind: Text? = nil, path: Text) {
    self.attributes = attributes
    self.access = access
    self.kind = kind
    self.path = path
  }
}
