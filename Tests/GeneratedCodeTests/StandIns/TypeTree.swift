/// A type to declare, with those that are nested in it; or all that are nested in none.
struct TypeTree {
  private var nested: [String: TypeTree] = [:]
  private var arity = 0
  private var isProtocol = false
  private var members: Set<String> = []

  /// Adds what one use says of a type; the types it is nested in come with it.
  mutating func add(_ use: TypeUse) { self.add(use, use.path[...]) }

  private mutating func add(_ use: TypeUse, _ path: ArraySlice<String>) {
    if let name = path.first {
      self.nested[name, default: TypeTree()].add(use, path.dropFirst())
    } else {
      self.arity = max(self.arity, use.arity)
      self.isProtocol = self.isProtocol || use.isProtocol
      if let member = use.member { self.members.insert(member) }
    }
  }

  /// The declarations of the nested types.
  var text: String {
    self.nested.sorted { $0.key < $1.key }.map { $1.text(named: $0) }.joined(separator: "\n")
  }

  private func text(named name: String) -> String {
    if self.isProtocol { return "public protocol \(name): Sendable {}" }
    let parameters = self.arity > 0 ? "<\((0..<self.arity).map { "T\($0)" }.joined(separator: ", "))>" : ""
    let literals = ["Boolean", "Integer", "String"].map { "ExpressibleBy\($0)Literal" }
    let members = self.members.sorted().map { "public static var `\($0)`: Self { Self() }" }
    return """
      public struct \(name)\(parameters): Hashable, Sendable, \(literals.joined(separator: ", ")) {
      public init() {}
      public init(booleanLiteral value: Bool) {}
      public init(integerLiteral value: Int) {}
      public init(stringLiteral value: String) {}
      \((members + [self.text]).joined(separator: "\n"))
      }
      """
  }
}
