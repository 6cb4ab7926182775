/// What edits mean where an input and a state are one property, which is so in the Observation style.
let pairRows: [InterfaceRow] = [
  paired("formed", ("led(to n: Int)", "state n: Int = 0"), ("led(to n: Int) as n", "state n: Int = 0"), "C"),
  paired(
    "formed by a state",
    ("led(to n: Int = 0) as n", ""),
    ("led(to n: Int = 0) as n", "state n: Int"),
    "C"
  ),
  paired(
    "formed with a computed state",
    ("", "state n: Int"),
    ("led(to n: Int = 0) as n", "state n: Int"),
    "L"
  ),
  paired(
    "of a sticky input",
    ("sticky led(to n: Int) as n", ""),
    ("sticky led(to n: Int) as n", "state n: Int?"),
    "C"
  ),
  paired(
    "dissolved",
    ("led(to n: Int) as n", "state n: Int = 0"),
    ("led(to n: Int)", "state n: Int = 0"),
    "B"
  ),
  paired("given up", ("led(to n: Int) as n", "state n: Int = 0"), ("", "state n: Int = 0"), "B"),
  paired(
    "start moved to the state",
    ("led(to n: Int = 0) as n", "state n: Int"),
    ("led(to n: Int) as n", "state n: Int = 0"),
    "L"
  ),
]

/// A row that has a class in the last style alone.
///
/// - Parameters:
///   - sides: What stands in the inputs and the outputs.
private func paired(
  _ title: String,
  _ old: (String, String),
  _ new: (String, String),
  _ last: String
) -> InterfaceRow {
  InterfaceRow(
    title: "pair: \(title)",
    old: InterfaceRow.Side(inputs: old.0, outputs: old.1),
    new: InterfaceRow.Side(inputs: new.0, outputs: new.1),
    classes: interfaceStyles.dropLast().map { _ in InterfaceRow.elsewhere } + [last]
  )
}
