/// The brackets that are open at a place in some code. A bracket closes the innermost open one of its kind; those that
/// are still open inside it get no partner.
public struct OpenBrackets: Sendable {
  private var brackets: [(index: Int, closer: UInt8)] = []
  /// The number of open brackets of each kind, so that one that closes nothing is found at once.
  private var counts: [UInt8: Int] = [:]

  public init() {}

  public var indices: [Int] { self.brackets.map(\.index) }

  /// The byte that closes the innermost bracket.
  public var closer: UInt8? { self.brackets.last?.closer }

  public mutating func open(_ bracket: UInt8, at index: Int) {
    let closer: UInt8 =
      switch bracket {
      case Byte.leftParenthesis: Byte.rightParenthesis
      case UInt8(ascii: "["): UInt8(ascii: "]")
      case Byte.less: Byte.greater
      default: Byte.rightBrace
      }
    self.counts[closer, default: 0] += 1
    self.brackets.append((index, closer))
  }

  /// Closes a bracket, and those inside it. Returns them, innermost first, so that the last is the partner; none if no
  /// bracket of the kind is open.
  public mutating func close(_ closer: UInt8) -> [Int] {
    guard self.counts[closer, default: 0] > 0 else { return [] }
    var closed: [Int] = []
    while let bracket = self.brackets.popLast() {
      self.counts[bracket.closer, default: 0] -= 1
      closed.append(bracket.index)
      if bracket.closer == closer { break }
    }
    return closed
  }
}
