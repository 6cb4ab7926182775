import TestSupport

/// The effects of edits if an input and a state are one property, as in the Observation style: the edit's class, the
/// title, and the inputs and outputs before and after.
let pairRows = rows(
  """
  C | formed | led(to n: Int) | state n: Int = 0 | led(to n: Int) as n | state n: Int = 0
  C | formed by a state | led(to n: Int = 0) as n | | led(to n: Int = 0) as n | state n: Int
  L | formed with a computed state | | state n: Int | led(to n: Int = 0) as n | state n: Int
  C | of a sticky input | sticky led(to n: Int) as n | | sticky led(to n: Int) as n | state n: Int?
  B | dissolved | led(to n: Int) as n | state n: Int = 0 | led(to n: Int) | state n: Int = 0
  B | given up | led(to n: Int) as n | state n: Int = 0 | | state n: Int = 0
  L | start moved to the state | led(to n: Int = 0) as n | state n: Int | led(to n: Int) as n | state n: Int = 0
  """,
  columns: 6
).map { row in
  InterfaceRow(
    "pair: \(row[1])",
    "x x x x \(row[0])",
    InterfaceRow.Side(inputs: row[2], outputs: row[3]),
    InterfaceRow.Side(inputs: row[4], outputs: row[5])
  )
}
