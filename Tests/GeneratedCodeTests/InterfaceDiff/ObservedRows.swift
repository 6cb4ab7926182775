import MVVMGenerator

/// What edits mean where SwiftUI observes an object beside the class, which the Observation style has not.
let observedRows: [InterfaceRow] = [
  observed("state starts", \.outputs, "state rows: Int", "state rows: Int = 0", "– B B B"),
  observed("state starts no more", \.outputs, "state rows: Int = 0", "state rows: Int", "– B B B"),
  observed(
    "state starts at another value",
    \.outputs,
    "state rows: Int = 0",
    "state rows: Int = 1",
    "– R R R"
  ),
  observed("optional state starts", \.outputs, "state rows: Int?", "state rows: Int? = 1", "– R R R"),
  observed("optional state starts no more", \.outputs, "state rows: Int? = 1", "state rows: Int?", "– R R R"),
  observed(
    "optional state starts at nil",
    \.outputs,
    "state rows: Int?",
    "state rows: Int? = nil",
    "– C C C"
  ),
  observed("state added", \.outputs, "", "state rows: Int", "BL BL BL BL"),
  observed("state to event", \.outputs, "state rows: Int", "event rows: Int", "BL BL BL BR"),
  observed("event to stream", \.outputs, "event rows: Int", "stream rows: Int", "BL BL BL BL"),
  observed("stream to event", \.outputs, "stream rows: Int", "event rows: Int", "BL BL BL BL"),
  observed("output retyped", \.outputs, "event title: String", "event title: Int", "BL BL BL BL"),
  observed("deprecated", \.outputs, "state a: Int", "@available(*, deprecated) state a: Int", "B B B B"),
  observed("field begun", \.inputs, "led(to n: Int) as n", "led(to n: Int = 0) as n", "L R B R"),
  observed("field given up", \.inputs, "led(to n: Int = 0) as n", "led(to n: Int) as n", "BL BR B BR"),
  observed("field renamed", \.inputs, "led(to n: Int = 0) as n", "led(to n: Int = 0) as m", "BL BL BL BL"),
  observed(
    "field starts elsewhere",
    \.inputs,
    "led(to n: Int = 0) as n",
    "led(to n: Int = 1) as n",
    "R R R R"
  ),
  InterfaceRow(
    title: "observed given up",
    old: InterfaceRow.Side(configure: observing),
    new: InterfaceRow.Side { $0.settings.bindings = true },
    classes: ["B", "B", "B", "B", InterfaceRow.elsewhere]
  ),
]

@Sendable private func observing(_ configuration: inout Configuration) {
  configuration.settings.bindings = true
  configuration.settings.observed = .observation
}

/// A row of which SwiftUI observes both sides.
private func observed(
  _ title: String,
  _ section: WritableKeyPath<InterfaceRow.Side, String>,
  _ old: String,
  _ new: String,
  _ classes: String
) -> InterfaceRow {
  let all = "\(classes) \(InterfaceRow.elsewhere)"
  return InterfaceRow("observed: \(title)", section, old, new, all, configure: observing)
}
