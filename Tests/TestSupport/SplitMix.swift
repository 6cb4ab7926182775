/// Random numbers that are the same on every machine.
public struct SplitMix {
  public var state: UInt64

  public init(state: UInt64) {
    self.state = state
  }

  public mutating func next(below bound: Int) -> Int {
    self.state &+= 0x9E37_79B9_7F4A_7C15
    var value = self.state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    value ^= value >> 31
    return Int(value % UInt64(max(bound, 1)))
  }
}
