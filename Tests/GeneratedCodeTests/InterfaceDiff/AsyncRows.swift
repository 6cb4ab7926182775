/// Edits of what a caller waits for, on the main actor.
let asyncRows = InterfaceRow.rows(
  """
  L              | inputs | input added that is waited for | | asked(_ n: Int) async
  BL BL BL BL B  | inputs | input removed that is waited for | asked(_ n: Int) async |
  BL BL BL BL B  | inputs | input becomes 'async' | asked(_ n: Int) | asked(_ n: Int) async
  L L BL L L     | inputs | … and is no more | asked(_ n: Int) async | asked(_ n: Int)
  BL BL BL BL B  | inputs | input that replies becomes 'async' | asked(_ n: Int) -> Bool \
  | asked(_ n: Int) async -> Bool
  L              | inputs | … and is no more | asked(_ n: Int) async -> Bool | asked(_ n: Int) -> Bool
  BL             | inputs | reply added to one that is waited for | asked(_ n: Int) async \
  | asked(_ n: Int) async -> Bool
  BL             | inputs | reply retyped | asked() async -> Bool | asked() async -> String
  L L L L C      | inputs | 'as' of one that is waited for changed | asked() async as one | asked() async as two
  """,
  with: InterfaceRow.Side(head: "@MainActor")
)
