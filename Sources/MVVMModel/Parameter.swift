import MVVMSource

/// A parameter of an input or of a function output.
public struct Parameter: Equatable, Sendable {
  /// The label as written: `nil` if it equals the name, `_` for none.
  public let label: Text?
  public let name: Text
  public let type: SpecType

  public init(label: Text?, name: Text, type: SpecType) {
    self.label = label
    self.name = name
    self.type = type
  }

  /// The label that a caller writes before the argument; `nil` if there is none.
  public var argumentLabel: Text? {
    guard let label = self.label else { return self.name }
    return label == "_" ? nil : label
  }
}

extension SpecType {
  /// Returns the type of all arguments together: that of the only argument, a tuple labelled with the names
  /// of several parameters, or `Void`.
  public static func payload(of parameters: [Parameter]) -> SpecType {
    if parameters.count == 1 { return parameters[0].type }
    if parameters.isEmpty { return .void }
    return .tuple(parameters.map { Element(label: $0.name.asTupleLabel, $0.type) })
  }
}

extension Text {
  /// The name as a label in a tuple type, where Swift could mistake a word that begins a declaration for one.
  fileprivate var asTupleLabel: Text { self.beginsDeclaration ? "`\(self)`" : self }
}
