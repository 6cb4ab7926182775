/// The brackets that are open at a place in some code. A closing bracket closes the innermost open one of its
/// kind; those still open inside have no partner.
public struct OpenBrackets: Sendable {
  private var brackets: [(index: Int, closer: UInt8)] = []
  /// The number of open brackets of each kind, to find a closing bracket without a partner at once.
  private var counts = SIMD4<Int>()
  /// The brackets that the last closing bracket left without a partner, innermost first.
  public private(set) var unclosed: [Int] = []

  public init() {}

  public var indices: [Int] { self.brackets.map(\.index) }

  /// The byte that closes the innermost bracket.
  public var closer: UInt8? { self.brackets.last?.closer }

  public mutating func open(_ bracket: UInt8, at index: Int) {
    // In ASCII, `)` directly follows `(`; there is one character between other pairs.
    let closer = bracket == Byte.leftParenthesis ? bracket + 1 : bracket + 2
    self.counts[kind(closer)] += 1
    self.brackets.append((index, closer))
  }

  /// Returns the partner of a closing bracket; `nil` if no bracket of the kind is open.
  public mutating func close(_ closer: UInt8) -> Int? {
    self.unclosed.removeAll(keepingCapacity: true)
    if self.counts[kind(closer)] == 0 { return nil }
    while let bracket = self.brackets.popLast() {
      self.counts[kind(bracket.closer)] -= 1
      if bracket.closer == closer { return bracket.index }
      self.unclosed.append(bracket.index)
    }
    return nil
  }
}

private func kind(_ closer: UInt8) -> Int {
  switch closer {
  case Byte.rightParenthesis: 0
  case Byte.rightBrace: 1
  case Byte.greater: 2
  default: 3
  }
}
