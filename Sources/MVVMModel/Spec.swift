import MVVMSource
import MVVMSyntax

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

/// A view model as it is generated; its members are without errors, and no two of its names meet. A class, since every
/// stage hands it on and none changes it.
public final class ViewModel: Sendable {
  public let name: Text
  /// In the order of the file, which is that of the initializer's parameters.
  public let dependencies: [Dependency]
  public let inputs: [Input]
  public let outputs: [Output]
  public let errors: [Output]
  /// The bytes of the name where the spec declares it.
  public let nameRange: Range<Int>
  let tree: SpecSyntax
  let syntax: ViewModelSyntax

  /// Of the members that were read without an error.
  init(_ syntax: ViewModelSyntax, named name: Int, in tree: SpecSyntax) {
    /// In the order of the file.
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

  /// As declared; `nil` leaves it to the configuration.
  public var access: Access? {
    self.syntax.access.flatMap { Access(rawValue: self.tree.text($0).description) }
  }

  /// `@available` and `@MainActor`, spelled as in Swift.
  public var attributes: [Text] { self.tree.spelling(ofAttributes: self.syntax.attributes) }

  /// A line each, without the slashes.
  public var documentation: [Text] {
    self.tree.documentation(of: self.syntax.tokens, attributes: self.syntax.attributes)
  }

  /// What the class conforms to beside the generated protocols.
  public var conformances: [Text] { self.syntax.conformances.map { self.tree.spelling($0.tokens) } }
}

/// A parameter of the view model's initializer: a look at a member of the tree, as inputs and outputs are. What it is
/// asked for is made anew each time, of pieces of the file.
public struct Dependency: Sendable {
  let tree: SpecSyntax
  /// In `SpecSyntax.members`.
  let index: Int

  private var syntax: MemberSyntax { self.tree.members[self.index] }

  public var documentation: [Text] { self.tree.documentation(of: self.syntax) }
  /// As written: `nil` where the name is the label, `_` for none.
  public var label: Text? { self.syntax.label.map { self.tree.text($0) } }
  public var name: Text { self.tree.text(self.syntax.name) }
  public var type: SpecType { self.tree.type(of: self.syntax) }
  /// The default argument, byte for byte.
  public var defaultValue: Text? { self.syntax.initialValue.map { self.tree.text($0) } }
  /// The bytes of the name where the spec declares it.
  public var nameRange: Range<Int> { self.tree.range(self.syntax.name) }
}

extension Dependency: Equatable {
  /// Whether they are one declaration.
  public static func == (left: Dependency, right: Dependency) -> Bool {
    left.tree === right.tree && left.index == right.index
  }
}

/// What the view tells the view model: a function that sends its arguments.
public struct Input: Sendable {
  /// What the backing of an input keeps of its calls.
  public enum Memory: Hashable, Sendable {
    /// Nothing: who subscribes later hears later calls alone.
    case event
    /// Always a value, at first these, one for each parameter.
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
  /// By which the logic reads the input, and from which its backing is named.
  public var logicName: Text { self.tree.text(self.syntax.logicName ?? self.syntax.name) }
  public var parameters: [Parameter] { self.tree.declaredParameters(of: self.syntax) }
  public var reply: SpecType? { self.syntax.type.map { SpecType($0, in: self.tree) } }

  public var memory: Memory {
    let values = self.tree.parameters(of: self.syntax).compactMap(\.initialValue)
    if !values.isEmpty { return .values(values.map { self.tree.text($0) }) }
    return self.syntax.modifier == nil ? .event : .latest
  }

  public var nameRange: Range<Int> { self.tree.range(self.syntax.name) }
}

/// What the view shows: a stream, or a question that is answered when it is asked.
public struct Output: Sendable {
  /// How an output answers: as a stream, or when it is asked.
  public enum Form: Hashable, Sendable {
    /// `nil` leaves the kind to the style.
    case stream(StreamKind?, initialValue: Text?)
    /// A property that is read at call time.
    case value
    case function([Parameter])
  }

  let tree: SpecSyntax
  let index: Int

  var syntax: MemberSyntax { self.tree.members[self.index] }

  public var documentation: [Text] { self.tree.documentation(of: self.syntax) }
  public var attributes: [Text] { self.tree.spelling(ofAttributes: self.syntax.attributes) }
  public var name: Text { self.tree.text(self.syntax.name) }
  /// The type of the elements, of the property, or of the function's result.
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
        label: parameter.label.map { self.text($0) },
        name: self.text(parameter.name),
        type: SpecType(parameter.type, in: self)
      )
    }
  }

  fileprivate func type(of member: MemberSyntax) -> SpecType {
    member.type.map { SpecType($0, in: self) } ?? SpecType(text: "", form: .plain)
  }

  /// Whether an output is a property that is read at call time.
  func isValue(_ output: MemberSyntax) -> Bool {
    output.modifier.map { self.text($0).spells("value") } ?? false
  }

  /// The kind of an output as written.
  func streamKind(of output: MemberSyntax) -> StreamKind? {
    guard let word = output.modifier.map({ self.text($0) }) else { return nil }
    return word.spells("event")
      ? .event : word.spells("state") ? .state : word.spells("stream") ? .stream : nil
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
