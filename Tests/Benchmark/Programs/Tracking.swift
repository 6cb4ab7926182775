// Prints, for a class of the `@Observable` macro and for one whose states are `@Tracked`, the nanoseconds that making
// one, reading five of its twenty-one states, tracking five while twenty are written, and one append take.

import Observation

MEASURED

@MainActor
func measure<Model: Measured>(_ type: Model.Type) -> [Int] {
  let clock = ContinuousClock()
  var kept: [Model] = []
  var sum = 0
  func time(_ count: Int, _ work: () -> Void) -> Int {
    let taken = clock.measure { for _ in 0..<count { work() } }
    return Int(taken.components.seconds * 1_000_000_000 + taken.components.attoseconds / 1_000_000_000)
      / count
  }
  let making = time(10_000) { kept.append(Model()) }
  let model = Model()
  let reading = time(100_000) { sum &+= model.read() }
  let tracking = time(20_000) {
    withObservationTracking {
      sum &+= model.read()
    } onChange: {
    }
    model.write(sum)
  }
  let appending = time(100_000) { model.rows.append(sum) }
  return [making, reading, tracking, appending]
}

@main
struct Tracking {
  @MainActor static func main() {
    for _ in 0..<2 { _ = (measure(Macro.self), measure(Wrapped.self)) }
    for figures in [measure(Macro.self), measure(Wrapped.self)] {
      print(figures.map(\.description).joined(separator: " "))
    }
  }
}
