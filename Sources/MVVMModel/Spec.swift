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
  public let inputs: [Input]
  public let outputs: [Output]
  public let errors: [Output]
  /// The byte range of the name in the spec.
  public let nameRange: Range<Int>
  let tree: SpecSyntax
  let syntax: ViewModelSyntax

  /// Creates a view model from the members that were read without an error.
  init(_ syntax: ViewModelSyntax, named name: Int, in tree: SpecSyntax) {
    /// Returns the members of a section in the order of the file.
    func members(of section: SectionKind) -> [Int] {
      var members: [Int] = []
      members.reserveCapacity(syntax.members.count)
      for index in syntax.members
      where tree.members[index].section == section && !tree.members[index].isBroken {
        members.append(index)
      }
      return members
    }
    self.name = tree.text(name)
    self.dependencies = members(of: .dependencies).map { Dependency(tree: tree, index: $0) }
    self.inputs = tree.inOrder(members(of: .inputs)).map { Input(tree: tree, index: $0) }
    self.outputs = tree.inOrder(members(of: .outputs)).map { Output(tree: tree, index: $0) }
    self.errors = tree.inOrder(members(of: .errors)).map { Output(tree: tree, index: $0) }
    self.nameRange = tree.range(name)
    self.tree = tree
    self.syntax = syntax
  }

  /// The declared access; `nil` leaves it to the configuration.
  public var access: Access? {
    self.syntax.access.flatMap { Access(rawValue: self.tree.text($0).description) }
  }

  /// The attributes, which are `@available` and `@MainActor`, spelled as in Swift.
  public var attributes: [Text] { self.tree.spelling(ofAttributes: self.syntax.attributes) }

  /// The lines of the documentation, without the slashes.
  public var documentation: [Text] {
    self.tree.documentation(of: self.syntax.tokens, attributes: self.syntax.attributes)
  }

  /// The types that the class conforms to, in addition to the generated protocols.
  public var conformances: [SpecType] { self.syntax.conformances.map { SpecType($0, in: self.tree) } }
}

/// A parameter of the view model's initializer. Like an input or an output, it only refers to a member of the
/// tree: its properties are computed from pieces of the file each time.
public struct Dependency: Sendable {
  let tree: SpecSyntax
  /// The index in `SpecSyntax.members`.
  let index: Int

  private var syntax: MemberSyntax { self.tree.members[self.index] }

  public var documentation: [Text] { self.tree.documentation(of: self.syntax) }
  /// The label as written: `nil` if the name is the label, `_` for none.
  public var label: Text? { self.tree.label(self.syntax.label, of: self.syntax.name) }
  public var name: Text { self.tree.text(self.syntax.name) }
  public var type: SpecType { self.tree.type(of: self.syntax) }
  /// The default argument, byte for byte.
  public var defaultValue: Text? { self.syntax.initialValue.map { self.tree.text($0) } }
  /// The byte range of the name in the spec.
  public var nameRange: Range<Int> { self.tree.range(self.syntax.name) }
}

extension Dependency: Equatable {
  /// Whether both are the same declaration.
  public static func == (left: Dependency, right: Dependency) -> Bool {
    left.tree === right.tree && left.index == right.index
  }
}

/// What the view tells the view model: a function that sends its arguments.
public struct Input: Sendable {
  /// What the backing of an input keeps of its calls.
  public enum Memory: Equatable, Sendable {
    /// Nothing: a later subscriber receives only later calls.
    case event
    /// Always a value. These are the initial values, one for each parameter.
    case values([Text])
    /// The latest call, once there has been one.
    case latest
  }

  let tree: SpecSyntax
  let index: Int

  var syntax: MemberSyntax { self.tree.members[self.index] }

  public var documentation: [Text] { self.tree.documentation(of: self.syntax) }
  public var attributes: [Text] { self.tree.spelling(ofAttributes: self.syntax.attributes) }
  public var name: Text { self.tree.text(self.syntax.name) }
  /// The name by which the logic reads the input, and from which its backing is named.
  public var logicName: Text { self.tree.text(self.syntax.logicName ?? self.syntax.name) }
  public var parameters: [Parameter] { self.tree.declaredParameters(of: self.syntax) }
  public var reply: SpecType? { self.syntax.type.map { SpecType($0, in: self.tree) } }

  public var memory: Memory {
    let parameters = self.tree.parameters(of: self.syntax)
    if parameters.allSatisfy({ $0.initialValue == nil }) {
      return self.syntax.modifier == nil ? .event : .latest
    }
    return .values(parameters.compactMap { $0.initialValue.map { self.tree.text($0) } })
  }

  public var nameRange: Range<Int> { self.tree.range(self.syntax.name) }
}

/// What the view shows: a stream, or an answer that is given on request.
public struct Output: Sendable {
  /// How an output answers: as a stream, or on request.
  public enum Form: Equatable, Sendable {
    /// A stream; without a kind, the style decides.
    case stream(StreamKind?, initialValue: Text?)
    /// A property whose value is computed when it is read.
    case value
    case function([Parameter])
  }

  let tree: SpecSyntax
  let index: Int

  var syntax: MemberSyntax { self.tree.members[self.index] }

  public var documentation: [Text] { self.tree.documentation(of: self.syntax) }
  public var attributes: [Text] { self.tree.spelling(ofAttributes: self.syntax.attributes) }
  public var name: Text { self.tree.text(self.syntax.name) }
  /// The type of the stream's elements, of the property, or of the function's result.
  public var type: SpecType { self.tree.type(of: self.syntax) }

  public var form: Form {
    if self.syntax.parameters != nil { return .function(self.tree.declaredParameters(of: self.syntax)) }
    if self.tree.isValue(self.syntax) { return .value }
    let initialValue = self.syntax.initialValue.map { self.tree.text($0) }
    return .stream(self.tree.streamKind(of: self.syntax), initialValue: initialValue)
  }

  public var nameRange: Range<Int> { self.tree.range(self.syntax.name) }
}

extension SpecSyntax {
  fileprivate func documentation(of member: MemberSyntax) -> [Text] {
    self.documentation(of: member.tokens, attributes: member.attributes)
  }

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

  /// Whether an output is a property whose value is computed when it is read.
  func isValue(_ output: MemberSyntax) -> Bool {
    output.modifier.map { self.text($0).spells("value") } ?? false
  }

  /// The kind of an output as written, or `nil` if it does not name one.
  func streamKind(of output: MemberSyntax) -> StreamKind? {
    output.modifier.flatMap { StreamKind(rawValue: self.text($0).description) }
  }
}

/// What a subscriber of an output can rely on.
public enum StreamKind: String, CaseIterable, Sendable {
  /// A stream that always has a current value.
  case state
  /// A stream of events; none is replayed to a new subscriber.
  case event
  /// A stream of work, which each subscriber starts.
  case stream
}

/// An import of the spec, carried over to the generated file.
public struct Import: Equatable, Sendable {
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
}
