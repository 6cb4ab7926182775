import MVVMConfiguration
import MVVMInterfaces
import MVVMModel

/// The table: what an edit means in each style, as `interfaceStyles` orders them. The compiler is asked whether it is
/// true.
let interfaceRows: [InterfaceRow] =
  inputRows + asyncRows + outputRows + facetRows + dependencyRows + viewModelRows
  + bindingRows + pairRows + observedRows

private let inputRows =
  InterfaceRow.rows(
    """
    C C C C L      | inputs       | input added | | added(by: Int)
    C              | inputs       | input added that keeps its argument | | sticky added(by: Int)
    C              | inputs       | input added that starts at a value | | added(by: Int = 0)
    L              | inputs       | input added that replies | | added(by: Int) -> Bool
    L              | inputs       | kept input added that replies | | sticky added(by: Int) -> Bool
    BL BL BL BL B  | inputs       | input removed | tapped(row: Int) |
    BL             | inputs       | kept input removed | sticky tapped(row: Int) |
    BL             | inputs       | input's base name changed | tapped(row: Int) | pressed(row: Int)
    BL             | inputs       | input renamed | viewDidLoad(at: Int) | viewDidAppear(at: Int)
    B B C B BL     | inputs       | … with the same 'as' | tapped(row: Int) as tap | pressed(row: Int) as tap
    B B C B B      | inputs       | … where it keeps its argument | sticky tapped(row: Int) as tap \
    | sticky pressed(row: Int) as tap
    B B C B BL     | inputs       | argument label changed | tapped(row: Int) | tapped(at row: Int)
    B B C B B      | inputs       | argument label of a kept input changed | sticky tapped(row: Int) \
    | sticky tapped(at row: Int)
    C              | inputs       | parameter's name: one | tapped(row: Int) | tapped(row index: Int)
    L L BL L C     | inputs       | parameter's name: several | moved(from: Int, to: Int) \
    | moved(from first: Int, to: Int)
    L L BL L L     | inputs       | parameter's name: several, kept | sticky moved(from: Int, to: Int) \
    | sticky moved(from first: Int, to: Int)
    R              | outputs      | parameters' names swapped | far(_ a: Int, _ b: Int) -> Int \
    | far(_ b: Int, _ a: Int) -> Int
    –              | outputs      | 'any' written | state r: Result<Int, Error> | state r: Result<Int, any Error>
    –              | inputs       | 'any' written in an optional | led(to: Error?) | led(to: (any Error)?)
    –              | outputs      | 'Void' with its module | event done: Void | event done: Swift.Void
    BL             | inputs       | parameter retyped | tapped(row: Int) | tapped(row: String)
    L L BL L L     | inputs       | parameter becomes optional | tapped(row: Int) | tapped(row: Int?)
    B B C B BL     | inputs       | input added next to one with its name | led(a: Int) as a \
    | led(a: Int) as a; led(b: Int) as b
    BL             | inputs       | parameter added | tapped() | tapped(row: Int)
    BL             | inputs       | parameter removed | tapped(row: Int, at: Int) | tapped(row: Int)
    BL             | inputs       | parameters reordered | moved(from: Int, to: String) \
    | moved(to: String, from: Int)
    L R B R L      | inputs       | '=' added | changed(_ n: Int) | changed(_ n: Int = 0)
    L R B R L      | inputs       | '=' removed | changed(_ n: Int = 0) | changed(_ n: Int)
    R              | inputs       | '=' another value | changed(_ n: Int = 0) | changed(_ n: Int = 1)
    L R B R L      | inputs       | 'sticky' added | led(to: Int) | sticky led(to: Int)
    L R B R L      | inputs       | 'sticky' removed | sticky led(to: Int) | led(to: Int)
    L R B R C      | inputs       | 'sticky' added, no argument | led() | sticky led()
    L R B R L      | inputs       | 'sticky' becomes '=' | sticky led(to: Int) | led(to: Int = 0)
    BL             | inputs       | reply added | asked(_ n: Int) | asked(_ n: Int) -> Bool
    BL             | inputs       | reply removed | asked(_ n: Int) -> Bool | asked(_ n: Int)
    BL             | inputs       | reply retyped | asked(_ n: Int) -> Bool | asked(_ n: Int) -> String
    L L BL L C     | inputs       | 'as' added | tapped(row: Int) | tapped(row: Int) as tap
    L L BL L L     | inputs       | 'as' of a kept input changed | sticky tapped(row: Int) as one \
    | sticky tapped(row: Int) as two
    L L L L C      | inputs       | 'as' of an input that replies changed | tapped() -> Bool as one \
    | tapped() -> Bool as two
    C              | inputs       | deprecated | tapped() | @available(*, deprecated, message: "No.") tapped()
    C              | inputs       | '@discardableResult' | asked() -> Bool | @discardableResult asked() -> Bool
    C              | inputs       | '@available' loosened | @available(macOS 99, *) tapped() | tapped()
    """
  ) + [
    InterfaceRow(
      "dependency named as a value of the logic",
      "L",
      InterfaceRow.Side(outputs: "value tab: Int"),
      InterfaceRow.Side(dependencies: "tab: Int = 0", outputs: "value tab: Int")
    ),
    InterfaceRow(
      "input becomes an event",
      "BL",
      InterfaceRow.Side(inputs: "done()"),
      InterfaceRow.Side(outputs: "event done: Void")
    ),
  ]
  + InterfaceRow.rows(
    "B | inputs | another attribute | tapped() | @available(macOS 99, *) tapped()",
    isCompiled: false
  )

private let outputRows =
  InterfaceRow.rows(
    """
    L              | outputs      | output added | | title: String
    L L L L C      | outputs      | event added | | event done: String
    L L L L C      | outputs      | state that starts at a value added | | state n: Int = 0
    BL             | outputs      | … removed | state n: Int = 0 |
    BL             | outputs      | … retyped | state n: Int = 0 | state n: Int8 = 0
    – – – – L      | outputs      | '=' of a state added | state n: Int | state n: Int = 0
    – – – – L      | outputs      | '=' of a state removed | state n: Int = 0 | state n: Int
    – – – – R      | outputs      | '=' of a state: another value | state n: Int = 0 | state n: Int = 1
    L L L L C      | errors       | error added | | denied: String
    L              | outputs      | value added | | value page: Int
    L              | outputs      | function added | | isSeen(_ n: Int) -> Bool
    BL BL BL BL B  | outputs      | output removed | title: String |
    BL             | outputs      | event removed | event done: String |
    BL             | outputs      | output renamed | isLoading: Bool | isLoadingNow: Bool
    BL             | outputs      | output retyped | title: String | title: Int
    BL             | errors       | error retyped | denied: String | denied: Int
    BL             | outputs      | value retyped | value page: Int | value page: String
    –              | outputs      | Optional respelled | title: Optional<String> | title: String?
    –              | outputs      | Array respelled | rows: Array<(Int)> | rows: [Int]
    –              | outputs      | Void respelled | event done: () | event done: Void
    –              | outputs      | names of parameters | state f: (Int) -> Int | state f: (_ n: Int) -> Int
    –              | outputs      | order of protocols | x: any Tagged & Sendable | x: any Sendable & Tagged
    –              | outputs      | 'Swift.' | title: Swift.String | title: String
    –              | outputs      | throws(any Error) | state f: () throws -> Int \
    | state f: () throws(any Error) -> Int
    BL C C C C     | outputs      | kind: none to state | rows: Int | state rows: Int
    C BL BL R BL   | outputs      | kind: none to event | rows: Int | event rows: Int
    BL BL BL R BL  | outputs      | kind: state to event | state rows: Int | event rows: Int
    BL             | outputs      | kind: state to stream | state rows: Int | stream rows: Int
    BL BL BL BL L  | outputs      | kind: event to stream | event rows: Int | stream rows: Int
    BL BL BL BL R  | outputs      | kind: state to value | state page: Int | value page: Int
    BL             | outputs      | kind: event to value | event page: Int | value page: Int
    BL             | outputs      | kind: state to function | state page: Int | page(_ n: Int) -> Int
    B B B B BL     | outputs      | kind: value to function | value page: Int | page() -> Int
    B B B B BL     | outputs      | function: label | isSeen(row: Int) -> Bool | isSeen(at row: Int) -> Bool
    C              | outputs      | function: parameter's name | isSeen(row: Int) -> Bool \
    | isSeen(row n: Int) -> Bool
    BL             | outputs      | function: type | isSeen(row: Int) -> Bool | isSeen(row: String) -> Bool
    L              | outputs      | function: parameter becomes optional | isSeen(row: Int) -> Bool \
    | isSeen(row: Int?) -> Bool
    BL             | outputs      | function: result | isSeen(row: Int) -> Bool | isSeen(row: Int) -> String
    BL             | outputs      | function: arity | isSeen(row: Int) -> Bool | isSeen() -> Bool
    """
  ) + [
    InterfaceRow(
      "state moved to the errors",
      "BL BL BL BR BL",
      InterfaceRow.Side(outputs: "state denied: Int"),
      InterfaceRow.Side(errors: "denied: Int")
    ),
    InterfaceRow(
      "event moved to the errors",
      "B",
      InterfaceRow.Side(outputs: "event denied: Int"),
      InterfaceRow.Side(errors: "denied: Int")
    ),
  ]

private let facetRows =
  InterfaceRow.rows(
    """
    L              | facets       | facet added | | outputs uiOutputs { title: String }
    C              | facets       | facet without members added | | outputs uiOutputs {}
    BL BL BL BL B  | facets       | facet removed | outputs uiOutputs { title: String } |
    B              | facets       | facet without members removed | outputs uiOutputs {} |
    B              | facets       | facet renamed | outputs uiOutputs { title: String } \
    | outputs dataOutputs { title: String }
    B              | facets       | facet of inputs renamed | inputs uiInputs { tapped(row: Int) } \
    | inputs rowInputs { tapped(row: Int) }
    B              | facets       | output moved to another facet | outputs a { title: String } outputs b { x: Int } \
    | outputs a {} outputs b { title: String; x: Int }
    B              | facets       | input moved to another facet | inputs a { tapped(row: Int) } inputs b { x() } \
    | inputs a {} inputs b { tapped(row: Int); x() }
    –              | facets       | order of facets | outputs a { title: String } outputs b { x: Int } \
    | outputs b { x: Int } outputs a { title: String }
    """
  )

private let dependencyRows =
  InterfaceRow.rows(
    """
    BL BL BL BL B  | dependencies | dependency added | | size: Int
    L L L L C      | dependencies | dependency added with a default | | size: Int = 1
    BL             | dependencies | dependency removed | size: Int |
    L              | dependencies | dependency becomes optional | size: Int | size: Int?
    BL             | dependencies | dependency retyped | size: Int | size: String
    BL BL BL BL B  | dependencies | dependencies reordered | size: Int; name: String | name: String; size: Int
    B              | dependencies | dependency's label | size: Int | of size: Int
    L              | dependencies | dependency's name after its label | of size: Int | of count: Int
    BL             | dependencies | dependency's name | size: Int | count: Int
    C              | dependencies | default added | size: Int | size: Int = 1
    B              | dependencies | default removed | size: Int = 1 | size: Int
    –              | dependencies | default laid out | s: [Int] = [1,2] | s: [Int] = [ 1, /* two */ 2 ]
    R              | dependencies | default changed | size: Int = 1 | size: Int = 2
    """
  )

private let viewModelRows =
  InterfaceRow.rows(
    """
    L              | neighbour    | view model added | | Neighbour
    BL             | neighbour    | view model removed | Neighbour |
    L              | conformances | conformance added | | : Tagged
    B              | conformances | conformance removed | : Tagged |
    C              | head         | import added | | import Swift
    B B B B –      | head         | '@MainActor' | | @MainActor
    """
  ) + [
    InterfaceRow("isolation", "B B B B –") { $0.settings.isolation = .mainActor },
    InterfaceRow("access widened", "C C C C L") { $0.settings.access = .public },
    InterfaceRow(
      "access narrowed",
      "B",
      InterfaceRow.Side { $0.settings.access = .public },
      InterfaceRow.Side(),
      isCompiled: false
    ),
    InterfaceRow("name of a protocol", "B") { $0.settings.naming[.inputs] = "{name}In" },
    InterfaceRow("name of a property", "B") { $0.settings.naming[.outputsProperty] = "displayed" },
    InterfaceRow("name of the protocol of both", "B") { $0.settings.naming[.type] = "{name}Protocol" },
    InterfaceRow("protocol of both left out", "B") { $0.settings.typeProtocol = .none },
    // In observation a hand-written mock breaks, and no caller, since an extension has 'inputs' and 'outputs'.
    InterfaceRow(
      "protocol of both inherits",
      "B",
      InterfaceRow.Side(),
      InterfaceRow.Side { $0.settings.typeProtocol = .inherits },
      isCompiled: false
    ),
    InterfaceRow(
      "class-bound protocols",
      "B B B B –",
      InterfaceRow.Side(),
      InterfaceRow.Side { $0.settings.classBound = true },
      isCompiled: false
    ),
    InterfaceRow(
      "base protocols",
      "B",
      InterfaceRow.Side(),
      InterfaceRow.Side { $0.settings.refines = [.outputs: ["Base"]] },
      isCompiled: false
    ),
    InterfaceRow("'hotOutputs'", "– R R – –") { $0.settings.hotOutputs = .off },
    InterfaceRow("mocks", "C") { $0.settings.mocks = .sources },
    // The callers of the table use none.
    InterfaceRow(
      "mocks left out",
      "B",
      InterfaceRow.Side { $0.settings.mocks = .sources },
      InterfaceRow.Side(),
      isCompiled: false
    ),
    InterfaceRow("names of files, tests, layout", "–") { configuration in
      configuration.settings.naming[.file] = "{file}.made.swift"
      configuration.format.width = 80
      configuration.header = ["x"]
    },
  ]
  // The callers of the table are not on the main actor.
  + InterfaceRow.rows("BL BL BL BL – | head | '@MainActor' removed | @MainActor |", isCompiled: false)
