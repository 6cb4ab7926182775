import MVVMConfiguration

/// The effects of edits if views bind to the view model.
let bindingRows =
  InterfaceRow.rows(
    """
    BL             | outputs | output added | | title: String
    BL BL BL BL B  | outputs | event added | | event done: String
    BL BL BL BL B  | errors  | error added | | denied: String
    BL             | outputs | stream added | | stream work: Int
    L              | outputs | value added | | value page: Int
    L              | outputs | function added | | isSeen(_ n: Int) -> Bool
    BL BL BL BL B  | outputs | output removed | title: String |
    BL             | outputs | output renamed | isLoading: Bool | isLoadingNow: Bool
    BL             | outputs | output retyped | title: String | title: Int
    –              | outputs | Void respelled | event done: () | event done: Void
    BL C C C C     | outputs | kind: none to state | rows: Int | state rows: Int
    BL BL BL R BL  | outputs | kind: state to event | state rows: Int | event rows: Int
    BL             | outputs | kind: state to stream | state rows: Int | stream rows: Int
    BL BL BL BL L  | outputs | kind: event to stream | event rows: Int | stream rows: Int
    BL             | outputs | kind: event of nothing to stream | event rows: Void | stream rows: Void
    BL             | outputs | kind: stream to event | stream rows: Int | event rows: Int
    BL BL BL BL BR | outputs | kind: state to value | state page: Int | value page: Int
    BL BL BL BL BR | outputs | kind: value to state | value page: Int | state page: Int
    B              | outputs | deprecated | state a: Int | @available(*, deprecated) state a: Int
    B              | outputs | no longer deprecated | @available(*, deprecated) state a: Int | state a: Int
    C C C C L      | inputs  | input added | | added(by: Int)
    BL BL BL BL B  | inputs  | input removed | tapped(row: Int) |
    L L BL L C     | inputs  | 'as' added | tapped(row: Int) | tapped(row: Int) as tap
    B B C B BL     | inputs  | argument label changed | tapped(row: Int) | tapped(at row: Int)
    BL BL BL BL C  | inputs  | parameter's name: several | moved(from: Int, to: Int) | moved(from first: Int, to: Int)
    BL BL BL BL L  | inputs  | parameter becomes optional | tapped(row: Int) | tapped(row: Int?)
    B B C B C      | inputs  | input deprecated | tapped() | @available(*, deprecated) tapped()
    C              | inputs  | input no longer deprecated | @available(*, deprecated) tapped() | tapped()
    BL             | inputs  | reply removed | asked(_ n: Int) -> Bool | asked(_ n: Int)
    – – – – R      | outputs | initial value | state rows: Int = 0 | state rows: Int = 1
    """,
    "bound: ",
    with: bound
  ) + [
    InterfaceRow("bindings begun", "C", InterfaceRow.Side(), bound),
    InterfaceRow("bindings given up", "B", bound, InterfaceRow.Side()),
  ]

private let bound = InterfaceRow.Side { $0.settings.bindings = true }
