/// Types to declare, nested as their paths say.
struct TypeTree {
  private var types: [String: DeclaredType] = [:]

  var isEmpty: Bool { self.types.isEmpty }

  /// Adds what one use says of a type; the types it is nested in come with it.
  mutating func add(_ use: TypeUse) {
    guard let name = use.path.first else { return }
    var type = self.types[name] ?? DeclaredType()
    type.add(use)
    self.types[name] = type
  }

  /// The declarations, by name.
  var text: String {
    let names = self.types.keys.sorted()
    return names.compactMap { name in self.types[name]?.text(named: name) }.joined(separator: "\n")
  }
}

private struct DeclaredType {
  private var arity = 0
  private var isProtocol = false
  private var values: Set<WrittenValue> = []
  private var nested = TypeTree()

  mutating func add(_ use: TypeUse) {
    guard use.path.count == 1 else {
      var inner = use
      inner.path.removeFirst()
      self.nested.add(inner)
      return
    }
    self.arity = max(self.arity, use.arity)
    self.isProtocol = self.isProtocol || use.isProtocol
    if let value = use.value { self.values.insert(value) }
  }

  func text(named name: String) -> String {
    if self.isProtocol { return "public protocol \(name): Sendable {}" }
    let parameters = self.arity > 0 ? "<\((0..<self.arity).map { "T\($0)" }.joined(separator: ", "))>" : ""
    let values = self.values.map(valueText).sorted { $0.member < $1.member }
    let conformances = ["Hashable", "Sendable"] + values.compactMap(\.conformance)
    let members =
      ["public init() {}"] + values.map(\.member) + (self.nested.isEmpty ? [] : [self.nested.text])
    return """
      public struct \(name)\(parameters): \(conformances.joined(separator: ", ")) {
      \(members.joined(separator: "\n"))
      }
      """
  }
}

/// What makes a value of the type's own from the text of one.
private func valueText(_ value: WrittenValue) -> (conformance: String?, member: String) {
  switch value {
  case .member(let name): (nil, "public static var `\(name)`: Self { Self() }")
  case .literal(.boolean): ("ExpressibleByBooleanLiteral", "public init(booleanLiteral value: Bool) {}")
  case .literal(.number): ("ExpressibleByIntegerLiteral", "public init(integerLiteral value: Int) {}")
  case .literal(.string): ("ExpressibleByStringLiteral", "public init(stringLiteral value: String) {}")
  }
}
