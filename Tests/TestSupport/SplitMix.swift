/// A generator of random numbers that are the same on every machine: SplitMix64, by Sebastiano Vigna.
package struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    self.state = seed
  }

  package mutating func next() -> UInt64 {
    self.state &+= 0x9E37_79B9_7F4A_7C15
    var value = self.state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// Returns a number from 0 up to, but not including, the bound; 0 if the bound is not positive.
  package mutating func next(below bound: Int) -> Int {
    Int(self.next() % UInt64(max(bound, 1)))
  }

  /// Returns a random element of a list, which must not be empty.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[self.next(below: elements.count)]
  }
}
