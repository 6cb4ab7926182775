import MVVMSource
import MVVMSyntax

/// The declarations of a correct spec: every name is resolved, every type can be stored, and no layout is
/// kept. Inputs, outputs and errors are sorted, whatever their order in the file.
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

/// A view model to generate: its members have no errors, and its names do not conflict. It is a class, since
/// all stages pass it on and none changes it.
public final class ViewModel: Sendable {
  public let name: Text
  /// The dependencies in the order of the file, which is also the order of the initializer's parameters.
  public let dependencies: [Dependency]
  /// The facets in the order of the generated code.
  public let facets: [Facet]
  /// The inputs of all facets.
  public let inputs: [Input]
  /// The outputs of all facets, including errors. The bindings among the inputs come first.
  public let outputs: [Output]
  /// The byte range of the name in the spec.
  public let nameRange: Range<Int>
  public let tree: SpecSyntax
  public let syntax: ViewModelSyntax

  /// Creates a view model from the members that were read without an error.
  ///
  /// - Parameter isIncluded: Returns whether a member is wanted.
  package init(
    _ syntax: ViewModelSyntax,
    named name: Int,
    in tree: SpecSyntax,
    where isIncluded: (MemberSyntax) -> Bool = { _ in true }
  ) {
    self.name = tree.text(name)
    let members = syntax.members.filter { !tree.members[$0].isBroken && isIncluded(tree.members[$0]) }
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

  package var place: SourceRange { SourceRange(self.tree.file, self.nameRange) }

  /// The dependencies, and the members of all facets, in the order of the generated code.
  var declarations: [Member] { self.dependencies.map { Member($0) } + self.members }

  /// The access as written; if it is `nil`, the configuration decides.
  public var access: Access? { self.syntax.access.flatMap(self.tree.access) }

  /// The access of the initializer as written; `nil` if it is that of the class.
  public var initializerAccess: Access? {
    self.syntax.items.lazy.compactMap(\.section?.access).first.flatMap(self.tree.access)
  }

  /// The name without its ending `ViewModel`; `nil` if it has another ending.
  public var subject: String? {
    let (name, ending) = ("\(self.name)", "ViewModel")
    return name.hasSuffix(ending) && name != ending ? String(name.dropLast(ending.count)) : nil
  }

  /// The attributes `@available` and `@MainActor`, spelled as in Swift.
  public var attributes: [Text] { self.tree.spelling(ofAttributes: self.syntax.attributes) }

  /// The lines of the documentation, without the slashes.
  public var documentation: [Text] {
    self.tree.documentation(of: self.syntax.tokens, attributes: self.syntax.attributes)
  }

  /// Whether the view model itself has the attribute `@MainActor`.
  public var isMainActor: Bool { self.attributes.contains { $0 == "@MainActor" } }

  /// The outputs that `bind` connects, in the order of its arguments.
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
  /// The default argument, exactly as written.
  public var defaultValue: Text? { self.syntax.initialValue.map { self.tree.text($0) } }
}

/// A function through which the view notifies the view model, and which sends its arguments.
public struct Input: Declared {
  /// How the backing of an input stores its calls.
  public enum Memory: Equatable, Sendable {
    /// Nothing is stored: a later subscriber receives only later calls.
    case event
    /// There is always a value. These are the initial values, one for each parameter.
    case values([Text])
    /// The latest call is stored, once there is one.
    case latest
  }

  public let tree: SpecSyntax
  public let index: Int

  /// The name by which the logic reads the input, and from which the name of its backing is derived.
  public var logicName: Text { self.tree.text(self.syntax.logicName ?? self.syntax.name) }
  public var parameters: [Parameter] { self.tree.declaredParameters(of: self.syntax) }
  public var reply: SpecType? { self.syntax.type.map { SpecType($0, in: self.tree) } }
  /// Whether it returns something other than `Void`.
  public var hasReply: Bool { self.reply.map { !$0.isVoid } ?? false }
  public var isAsync: Bool { self.syntax.effect != nil }
  /// Whether the input itself has the attribute `@MainActor`.
  public var isMainActor: Bool { self.attributes.contains { $0 == "@MainActor" } }
  /// The type of the logic's reply to a waiting caller, even if it returns nothing; `nil` if callers do not
  /// wait.
  public var answer: SpecType? { self.reply ?? (self.isAsync ? .void : nil) }

  /// Whether a view can bind a source to it: callers do not wait for it, and no attribute restricts it.
  public var isSent: Bool { self.answer == nil && self.attributes.isEmpty }

  public var memory: Memory {
    let parameters = self.tree.parameters(of: self.syntax)
    if parameters.allSatisfy({ $0.initialValue == nil }) {
      return self.syntax.modifier == nil ? .event : .latest
    }
    return .values(parameters.compactMap { $0.initialValue.map { self.tree.text($0) } })
  }

  /// The initial values, one for each parameter; none if the input is stored in another way.
  public var initialValues: [Text] { if case .values(let values) = self.memory { values } else { [] } }
}

extension Input {
  /// A name that is unique among the inputs: the logic name if others have the same name.
  public var uniqueName: Text { self.syntax.isOverloaded ? self.logicName : self.name }

  /// The full name and the types of the parameters, which distinguish it from inputs of the same full name.
  public var overload: Text { self.overload(TypeForm()) }

  func overload(_ form: TypeForm) -> Text {
    Text("\(self.selector) \(self.parameters.map { $0.type.canonical(form).description })")
  }
}

/// Information that the view shows: a stream, or a value that it requests.
public struct Output: Declared {
  /// The form of an output: a stream, or something that is read or called.
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

  /// Whether `bind` connects the output: it is a stream and is available on every system.
  public var isBound: Bool { self.isStream && self.attributes.isEmpty }

  /// Whether views also write it.
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
