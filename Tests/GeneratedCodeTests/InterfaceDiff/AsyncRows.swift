import TestSupport

/// Edits of what a caller waits for, on the main actor.
let asyncRows: [InterfaceRow] = rows(
  """
  L              | input added that is waited for | | asked(_ n: Int) async
  BL BL BL BL B  | input removed that is waited for | asked(_ n: Int) async |
  BL BL BL BL B  | input becomes 'async' | asked(_ n: Int) | asked(_ n: Int) async
  L L BL L L     | … and is no more | asked(_ n: Int) async | asked(_ n: Int)
  BL BL BL BL B  | input that replies becomes 'async' | asked(_ n: Int) -> Bool | asked(_ n: Int) async -> Bool
  L              | … and is no more | asked(_ n: Int) async -> Bool | asked(_ n: Int) -> Bool
  BL             | reply added to one that is waited for | asked(_ n: Int) async | asked(_ n: Int) async -> Bool
  BL             | reply retyped | asked() async -> Bool | asked() async -> String
  L L L L C      | 'as' of one that is waited for changed | asked() async as one | asked() async as two
  """
)

private func rows(_ table: String) -> [InterfaceRow] {
  TestSupport.rows(table, columns: 4).map { row in
    InterfaceRow(
      title: row[1],
      old: InterfaceRow.Side(inputs: row[2], head: "@MainActor"),
      new: InterfaceRow.Side(inputs: row[3], head: "@MainActor"),
      classes: row[0].split(separator: " ").count == 1
        ? Array(repeating: row[0], count: interfaceStyles.count)
        : row[0].split(separator: " ").map(String.init)
    )
  }
}
