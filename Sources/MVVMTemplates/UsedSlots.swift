/// The fields of a shape that a template uses. No others need to be filled.
public struct UsedSlots: Sendable {
  @usableFromInline var bits: UInt64 = 0

  public static let all = UsedSlots(bits: .max)

  /// Whether a field is used. Fields after the 64th always count as used.
  @inlinable
  public func contains(_ slot: Int) -> Bool {
    slot >= 64 || self.bits >> UInt64(truncatingIfNeeded: slot) & 1 != 0
  }

  mutating func insert(_ slot: Int) {
    if slot < 64 { self.bits |= 1 << UInt64(slot) }
  }

  mutating func formUnion(_ other: UsedSlots) {
    self.bits |= other.bits
  }
}

extension Template {
  /// Returns the fields of a shape that the template uses anywhere.
  public func usedSlots(of shape: ShapeID) -> UsedSlots { self.usedSlots[shape.index] }

  /// Returns the used fields of every shape. When something is looked up in the record of a field, the shape
  /// of that record is not known: the name counts as used in all shapes.
  func findUsedSlots() -> [UsedSlots] {
    var used = [UsedSlots](repeating: UsedSlots(), count: self.registerCount)
    for step in self.steps {
      if step.operation == .follow {
        for shape in used.indices { used[shape].insert(Int(step.second)) }
      } else if step.readsSlot {
        used[Int(step.first)].insert(Int(step.second))
      }
    }
    return used
  }
}

extension Step {
  /// Whether the step takes its value from a slot of a current record.
  fileprivate var readsSlot: Bool {
    switch self.operation {
    case .load, .print, .skipUnless, .skipIf, .enterRecord, .enterText, .enterList: self.source == .slot
    case .literal, .follow, .leaveRecord, .leaveText, .nextIteration, .markLine, .endLine, .beginLine,
      .blankLine,
      .beginRegion, .endRegion, .comma, .call, .leave:
      false
    }
  }
}
