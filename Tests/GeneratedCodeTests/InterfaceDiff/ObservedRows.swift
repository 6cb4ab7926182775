import MVVMConfiguration

/// The effects of edits if SwiftUI observes a separate object, which the Observation style does not have.
let observedRows =
  InterfaceRow.rows(
    """
    – B B B x     | outputs | state starts | state rows: Int | state rows: Int = 0
    – B B B x     | outputs | state starts no more | state rows: Int = 0 | state rows: Int
    – R R R x     | outputs | state starts at another value | state rows: Int = 0 | state rows: Int = 1
    – R R R x     | outputs | optional state starts | state rows: Int? | state rows: Int? = 1
    – R R R x     | outputs | optional state starts no more | state rows: Int? = 1 | state rows: Int?
    – C C C x     | outputs | optional state starts at nil | state rows: Int? | state rows: Int? = nil
    BL BL BL BL x | outputs | state added | | state rows: Int
    BL BL BL BR x | outputs | state to event | state rows: Int | event rows: Int
    BL BL BL BL x | outputs | event to stream | event rows: Int | stream rows: Int
    BL BL BL BL x | outputs | stream to event | stream rows: Int | event rows: Int
    BL BL BL BL x | outputs | output retyped | event title: String | event title: Int
    B B B B x     | outputs | deprecated | state a: Int | @available(*, deprecated) state a: Int
    L R B R x     | inputs  | field begun | led(to n: Int) as n | led(to n: Int = 0) as n
    BL BR B BR x  | inputs  | field given up | led(to n: Int = 0) as n | led(to n: Int) as n
    BL BL BL BL x | inputs  | field renamed | led(to n: Int = 0) as n | led(to n: Int = 0) as m
    R R R R x     | inputs  | field starts elsewhere | led(to n: Int = 0) as n | led(to n: Int = 1) as n
    """,
    "observed: ",
    with: observed
  ) + [
    InterfaceRow(
      "observed given up",
      "B B B B x",
      observed,
      InterfaceRow.Side { $0.settings.bindings = true }
    )
  ]

private let observed = InterfaceRow.Side {
  $0.settings.bindings = true
  $0.settings.observed = .observation
}
