/// The fields of a shape that a template uses. No others need to be filled.
public struct UsedSlots: Sendable {
  @usableFromInline var bits: UInt64 = 0

  static let all = UsedSlots(bits: .max)

  /// Whether a field is used. Fields after the 64th always count as used.
  @inlinable
  public func contains(_ slot: Int) -> Bool {
    slot >= 64 || self.bits >> UInt64(truncatingIfNeeded: slot) & 1 != 0
  }

  mutating func insert(_ slot: Int) {
    if slot < 64 { self.bits |= 1 << UInt64(slot) }
  }
}
