import MVVMSource
import MVVMSyntax

/// The declarations of a correct spec: every name is resolved, every type can be stored, and nothing of the
/// layout remains. Inputs, outputs and errors are sorted, whatever their order in the file.
public struct Spec: Sendable {
  /// The imports, in the order of their keys.
  public let imports: [Import]
  /// The view models in the order of the file.
  public let viewModels: [ViewModel]

  public init(imports: [Import], viewModels: [ViewModel]) {
    self.imports = imports
    self.viewModels = viewModels
  }
}

/// A view model as it is generated: its members have no errors, and none of its names conflict. A class,
/// since every stage passes it on and none changes it.
public final class ViewModel: Sendable {
  public let name: Text
  /// The dependencies in the order of the file, which is that of the initializer's parameters.
  public let dependencies: [Dependency]
  /// The facets in the order of the generated code.
  public let facets: [Facet]
  /// The inputs of all facets.
  public let inputs: [Input]
  /// The outputs of all facets, errors included. The bindings among the inputs come first.
  public let outputs: [Output]
  /// The byte range of the name in the spec.
  public let nameRange: Range<Int>
  public let tree: SpecSyntax
  public let syntax: ViewModelSyntax

  /// Creates a view model from the members that were read without an error.
  init(_ syntax: ViewModelSyntax, named name: Int, in tree: SpecSyntax) {
    self.name = tree.text(name)
    let members = syntax.members.filter { !tree.members[$0].isBroken }
    self.dependencies = members.filter { tree.members[$0].section == .dependencies }
      .map { Dependency(tree: tree, index: $0) }
    self.facets = syntax.facets(of: members, in: tree)
    let indices = self.facets.flatMap(\.indices)
    self.inputs = indices.filter { tree.members[$0].isInput }.map { Input(tree: tree, index: $0) }
    self.outputs = indices.filter { !tree.members[$0].isInput }.map { Output(tree: tree, index: $0) }
    self.nameRange = tree.range(name)
    self.tree = tree
    self.syntax = syntax
  }

  package var place: Place { Place(self.tree.file, self.nameRange) }

  /// The dependencies, and the members of all facets, in the order of the generated code.
  var declarations: [Member] { self.dependencies.map { Member($0) } + self.members }

  /// The declared access; `nil` leaves it to the configuration.
  public var access: Access? { self.syntax.access.flatMap(self.tree.access) }

  /// The declared access of the initializer; `nil` if it is that of the class.
  public var initializerAccess: Access? {
    self.syntax.items.lazy.compactMap(\.section?.access).first.flatMap(self.tree.access)
  }

  /// The name of what the view model stands for, without `ViewModel`; `nil` if the name does not end so.
  public var subject: String? {
    let (name, ending) = ("\(self.name)", "ViewModel")
    return name.hasSuffix(ending) && name != ending ? String(name.dropLast(ending.count)) : nil
  }

  /// The attributes, which are `@available` and `@MainActor`, spelled as in Swift.
  public var attributes: [Text] { self.tree.spelling(ofAttributes: self.syntax.attributes) }

  /// The lines of the documentation, without the slashes.
  public var documentation: [Text] {
    self.tree.documentation(of: self.syntax.tokens, attributes: self.syntax.attributes)
  }

  /// Whether the view model itself has the attribute `@MainActor`.
  public var isMainActor: Bool { self.attributes.contains { $0 == "@MainActor" } }

  /// The outputs that a binding shows, in the order of its arguments.
  public var bound: [Output] { self.outputs.filter(\.isBound) }

  /// The types that the class conforms to, in addition to the generated protocols.
  public var conformances: [SpecType] { self.syntax.conformances.map { SpecType($0, in: self.tree) } }
}

/// A parameter of the view model's initializer.
public struct Dependency: Declared {
  public let tree: SpecSyntax
  public let index: Int

  /// The label as written: `nil` if the name is the label, `_` for none.
  public var label: Text? { self.tree.label(self.syntax.label, of: self.syntax.name) }
  public var type: SpecType { self.tree.type(of: self.syntax) }
  /// The parameter of the initializer.
  public var parameter: Parameter { Parameter(label: self.label, name: self.name, type: self.type) }
  /// The default argument, byte for byte.
  public var defaultValue: Text? { self.syntax.initialValue.map { self.tree.text($0) } }
}

/// What the view tells the view model: a function that sends its arguments.
public struct Input: Declared {
  /// What the backing of an input keeps of its calls.
  public enum Memory: Equatable, Sendable {
    /// Nothing: a later subscriber receives only later calls.
    case event
    /// Always a value. These are the initial values, one for each parameter.
    case values([Text])
    /// The latest call, once there has been one.
    case latest
  }

  public let tree: SpecSyntax
  public let index: Int

  /// The name by which the logic reads the input, and from which its backing is named.
  public var logicName: Text { self.tree.text(self.syntax.logicName ?? self.syntax.name) }
  public var parameters: [Parameter] { self.tree.declaredParameters(of: self.syntax) }
  public var reply: SpecType? { self.syntax.type.map { SpecType($0, in: self.tree) } }
  /// Whether it returns anything, which a reply of `Void` does not.
  public var hasReply: Bool { self.reply.map { !$0.isVoid } ?? false }
  public var isAsync: Bool { self.syntax.effect != nil }
  /// Whether the input itself has the attribute `@MainActor`.
  public var isMainActor: Bool { self.attributes.contains { $0 == "@MainActor" } }
  /// What the logic answers the caller with, who waits for it even where nothing is returned; `nil` if nobody waits.
  public var answer: SpecType? { self.reply ?? (self.isAsync ? .void : nil) }

  /// Whether a view can bind a source to it: nobody waits for it, and no attribute restricts it.
  public var isSent: Bool { self.answer == nil && self.attributes.isEmpty }

  public var memory: Memory {
    let parameters = self.tree.parameters(of: self.syntax)
    if parameters.allSatisfy({ $0.initialValue == nil }) {
      return self.syntax.modifier == nil ? .event : .latest
    }
    return .values(parameters.compactMap { $0.initialValue.map { self.tree.text($0) } })
  }

  /// The initial values, one for each parameter; none if the input keeps something else.
  public var initialValues: [Text] { if case .values(let values) = self.memory { values } else { [] } }
}

extension Input {
  /// The name that no other input has: the logic name if inputs share theirs.
  public var uniqueName: Text { self.syntax.isOverloaded ? self.logicName : self.name }

  /// What tells it from inputs of its full name: that, and the types of its parameters.
  public var overload: Text { self.overload(TypeForm()) }

  func overload(_ form: TypeForm) -> Text {
    Text("\(self.selector) \(self.parameters.map { $0.type.canonical(form).description })")
  }
}

/// What the view shows: a stream, or an answer that is given on request.
public struct Output: Declared {
  /// How an output answers: as a stream, or on request.
  public enum Form: Equatable, Sendable {
    /// A stream; without a kind, the style decides.
    case stream(OutputKind?, initialValue: Text?)
    /// A property whose value is computed when it is read.
    case value
    case function([Parameter])
  }

  public let tree: SpecSyntax
  public let index: Int

  /// The type of the stream's elements, of the property, or of the function's result.
  public var type: SpecType { self.tree.type(of: self.syntax) }

  public var form: Form {
    let kind = self.tree.writtenKind(of: self.syntax)
    if kind?.traits.isStream ?? true {
      return .stream(kind, initialValue: self.syntax.initialValue.map { self.tree.text($0) })
    }
    return self.syntax.parameters == nil ? .value : .function(self.tree.declaredParameters(of: self.syntax))
  }

  public var initialValue: Text? { if case .stream(_, let value) = self.form { value } else { nil } }

  /// The parameters of a function; none for any other form.
  public var parameters: [Parameter] {
    if case .function(let parameters) = self.form { parameters } else { [] }
  }

  /// Whether a binding shows the output: it is a stream and is available on every system.
  public var isBound: Bool { self.isStream && self.attributes.isEmpty }

  /// Whether views write it.
  public var isBinding: Bool { self.syntax.isBinding }
}

extension SpecSyntax {
  /// Returns the text of a label; `nil` if it repeats the name, which Swift would warn about.
  fileprivate func label(_ label: Int?, of name: Int) -> Text? {
    label.map { self.text($0) }.flatMap { $0 == self.text(name) ? nil : $0 }
  }

  @usableFromInline
  func spelling(ofAttributes attributes: Range<Int>) -> [Text] {
    self.attributes[attributes].map { self.spelling($0) }
  }

  fileprivate func declaredParameters(of member: MemberSyntax) -> [Parameter] {
    self.parameters(of: member).map { parameter in
      Parameter(
        label: self.label(parameter.label, of: parameter.name),
        name: self.text(parameter.name),
        type: SpecType(parameter.type, in: self)
      )
    }
  }

  fileprivate func type(of member: MemberSyntax) -> SpecType {
    member.type.map { SpecType($0, in: self) } ?? .name("")
  }

  func access(_ token: Int) -> Access? { Access(rawValue: self.text(token).description) }
}

/// An import of the spec, carried over to the generated file.
public final class Import: Equatable, Sendable {
  public let attributes: [Text]
  public let access: Access?
  public let key: ImportKey

  public init(attributes: [Text] = [], access: Access? = nil, kind: Text? = nil, path: Text) {
    self.attributes = attributes
    self.access = access
    self.key = ImportKey(attributes: attributes, kind: kind, path: path)
  }

  /// The keyword of an import of one declaration, such as `struct` or `class`.
  public var kind: Text? { self.key.kind }
  public var path: Text { self.key.path }

  public static func == (left: Import, right: Import) -> Bool {
    (left.attributes, left.access, left.key) == (right.attributes, right.access, right.key)
  }
}
