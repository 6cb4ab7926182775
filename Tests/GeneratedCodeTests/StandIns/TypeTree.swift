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
  private var members: Set<String> = []
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
    if let member = use.member { self.members.insert(member) }
  }

  func text(named name: String) -> String {
    if self.isProtocol { return "public protocol \(name): Sendable {}" }
    let parameters = (0..<self.arity).map { "T\($0)" }.joined(separator: ", ")
    let members = self.members.sorted().map { "\npublic static var `\($0)`: Self { Self() }" }.joined()
    let nested = self.nested.isEmpty ? "" : "\n" + self.nested.text
    return """
      public struct \(name)\(self.arity > 0 ? "<\(parameters)>" : ""): Hashable, Sendable {
      public init() {}\(members)\(nested)
      }
      """
  }
}
