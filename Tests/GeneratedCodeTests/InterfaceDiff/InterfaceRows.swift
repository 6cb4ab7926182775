import MVVMGenerator
import MVVMInterfaces
import MVVMModel

/// The table: what an edit means in each style, as `interfaceStyles` orders them. The compiler is asked whether it is
/// true.
let interfaceRows: [InterfaceRow] =
  inputRows + outputRows + dependencyRows + viewModelRows
  + bindingRows

private let inputRows = [
  InterfaceRow("input added", \.inputs, "", "added(by: Int)", "C C C C L"),
  InterfaceRow("input added that keeps its argument", \.inputs, "", "sticky added(by: Int)", "C"),
  InterfaceRow("input added that starts at a value", \.inputs, "", "added(by: Int = 0)", "C"),
  InterfaceRow("input added that replies", \.inputs, "", "added(by: Int) -> Bool", "L"),
  InterfaceRow("kept input added that replies", \.inputs, "", "sticky added(by: Int) -> Bool", "L"),
  InterfaceRow("input removed", \.inputs, "tapped(row: Int)", "", "BL BL BL BL B"),
  InterfaceRow("kept input removed", \.inputs, "sticky tapped(row: Int)", "", "BL"),
  InterfaceRow("input's base name changed", \.inputs, "tapped(row: Int)", "pressed(row: Int)", "BL"),
  InterfaceRow("input renamed", \.inputs, "viewDidLoad(at: Int)", "viewDidAppear(at: Int)", "BL"),
  InterfaceRow(
    "… with the same 'as'",
    \.inputs,
    "tapped(row: Int) as tap",
    "pressed(row: Int) as tap",
    "B B C B BL"
  ),
  InterfaceRow(
    "… where it keeps its argument",
    \.inputs,
    "sticky tapped(row: Int) as tap",
    "sticky pressed(row: Int) as tap",
    "B B C B B"
  ),
  InterfaceRow("argument label changed", \.inputs, "tapped(row: Int)", "tapped(at row: Int)", "B B C B BL"),
  InterfaceRow(
    "argument label of a kept input changed",
    \.inputs,
    "sticky tapped(row: Int)",
    "sticky tapped(at row: Int)",
    "B B C B B"
  ),
  InterfaceRow("parameter's name: one", \.inputs, "tapped(row: Int)", "tapped(row index: Int)", "C"),
  InterfaceRow(
    "parameter's name: several",
    \.inputs,
    "moved(from: Int, to: Int)",
    "moved(from first: Int, to: Int)",
    "L L BL L C"
  ),
  InterfaceRow(
    "parameter's name: several, kept",
    \.inputs,
    "sticky moved(from: Int, to: Int)",
    "sticky moved(from first: Int, to: Int)",
    "L L BL L L"
  ),
  InterfaceRow(
    "parameters' names swapped",
    \.outputs,
    "far(_ a: Int, _ b: Int) -> Int",
    "far(_ b: Int, _ a: Int) -> Int",
    "R"
  ),
  InterfaceRow(
    "'any' written",
    \.outputs,
    "state r: Result<Int, Error>",
    "state r: Result<Int, any Error>",
    "–"
  ),
  InterfaceRow("'any' written in an optional", \.inputs, "led(to: Error?)", "led(to: (any Error)?)", "–"),
  InterfaceRow("'Void' with its module", \.outputs, "event done: Void", "event done: Swift.Void", "–"),
  InterfaceRow(
    title: "dependency named as a value of the logic",
    old: InterfaceRow.Side(outputs: "value tab: Int"),
    new: InterfaceRow.Side(dependencies: "tab: Int = 0", outputs: "value tab: Int"),
    classes: ["L", "L", "L", "L", "L"]
  ),
  InterfaceRow(
    title: "input becomes an event",
    old: InterfaceRow.Side(inputs: "done()"),
    new: InterfaceRow.Side(outputs: "event done: Void"),
    classes: ["BL", "BL", "BL", "BL", "BL"]
  ),
  InterfaceRow("parameter retyped", \.inputs, "tapped(row: Int)", "tapped(row: String)", "BL"),
  InterfaceRow("parameter becomes optional", \.inputs, "tapped(row: Int)", "tapped(row: Int?)", "L L BL L L"),
  InterfaceRow(
    "input added beside one of its name",
    \.inputs,
    "led(a: Int) as a",
    "led(a: Int) as a; led(b: Int) as b",
    "B B C B BL"
  ),
  InterfaceRow("parameter added", \.inputs, "tapped()", "tapped(row: Int)", "BL"),
  InterfaceRow("parameter removed", \.inputs, "tapped(row: Int, at: Int)", "tapped(row: Int)", "BL"),
  InterfaceRow(
    "parameters reordered",
    \.inputs,
    "moved(from: Int, to: String)",
    "moved(to: String, from: Int)",
    "BL"
  ),
  InterfaceRow("'=' added", \.inputs, "changed(_ n: Int)", "changed(_ n: Int = 0)", "L R B R L"),
  InterfaceRow("'=' removed", \.inputs, "changed(_ n: Int = 0)", "changed(_ n: Int)", "L R B R L"),
  InterfaceRow("'=' another value", \.inputs, "changed(_ n: Int = 0)", "changed(_ n: Int = 1)", "R"),
  InterfaceRow("'sticky' added", \.inputs, "led(to: Int)", "sticky led(to: Int)", "L R B R L"),
  InterfaceRow("'sticky' removed", \.inputs, "sticky led(to: Int)", "led(to: Int)", "L R B R L"),
  InterfaceRow("'sticky' added, no argument", \.inputs, "led()", "sticky led()", "L R B R C"),
  InterfaceRow("'sticky' becomes '='", \.inputs, "sticky led(to: Int)", "led(to: Int = 0)", "L R B R L"),
  InterfaceRow("reply added", \.inputs, "asked(_ n: Int)", "asked(_ n: Int) -> Bool", "BL"),
  InterfaceRow("reply removed", \.inputs, "asked(_ n: Int) -> Bool", "asked(_ n: Int)", "BL"),
  InterfaceRow("reply retyped", \.inputs, "asked(_ n: Int) -> Bool", "asked(_ n: Int) -> String", "BL"),
  InterfaceRow("'as' added", \.inputs, "tapped(row: Int)", "tapped(row: Int) as tap", "L L BL L C"),
  InterfaceRow(
    "'as' of a kept input changed",
    \.inputs,
    "sticky tapped(row: Int) as one",
    "sticky tapped(row: Int) as two",
    "L L BL L L"
  ),
  InterfaceRow(
    "'as' of an input that replies changed",
    \.inputs,
    "tapped() -> Bool as one",
    "tapped() -> Bool as two",
    "L L L L C"
  ),
  InterfaceRow(
    "deprecated",
    \.inputs,
    "tapped()",
    "@available(*, deprecated, message: \"No.\") tapped()",
    "C"
  ),
  InterfaceRow(
    "'@discardableResult'",
    \.inputs,
    "asked() -> Bool",
    "@discardableResult asked() -> Bool",
    "C"
  ),
  InterfaceRow("'@available' loosened", \.inputs, "@available(macOS 99, *) tapped()", "tapped()", "C"),
  InterfaceRow(
    "another attribute",
    \.inputs,
    "tapped()",
    "@available(macOS 99, *) tapped()",
    "B",
    isCompiled: false
  ),
]

private let outputRows = [
  InterfaceRow("output added", \.outputs, "", "title: String", "L"),
  InterfaceRow("event added", \.outputs, "", "event done: String", "L L L L C"),
  InterfaceRow("error added", \.errors, "", "denied: String", "L L L L C"),
  InterfaceRow("value added", \.outputs, "", "value page: Int", "L"),
  InterfaceRow("function added", \.outputs, "", "isSeen(_ n: Int) -> Bool", "L"),
  InterfaceRow("output removed", \.outputs, "title: String", "", "BL BL BL BL B"),
  InterfaceRow("event removed", \.outputs, "event done: String", "", "BL"),
  InterfaceRow("output renamed", \.outputs, "isLoading: Bool", "isLoadingNow: Bool", "BL"),
  InterfaceRow("output retyped", \.outputs, "title: String", "title: Int", "BL"),
  InterfaceRow("error retyped", \.errors, "denied: String", "denied: Int", "BL"),
  InterfaceRow("value retyped", \.outputs, "value page: Int", "value page: String", "BL"),
  InterfaceRow("Optional respelled", \.outputs, "title: Optional<String>", "title: String?", "–"),
  InterfaceRow("Array respelled", \.outputs, "rows: Array<(Int)>", "rows: [Int]", "–"),
  InterfaceRow("Void respelled", \.outputs, "event done: ()", "event done: Void", "–"),
  InterfaceRow("names of parameters", \.outputs, "state f: (Int) -> Int", "state f: (_ n: Int) -> Int", "–"),
  InterfaceRow("order of protocols", \.outputs, "x: any Tagged & Sendable", "x: any Sendable & Tagged", "–"),
  InterfaceRow("'Swift.'", \.outputs, "title: Swift.String", "title: String", "–"),
  InterfaceRow(
    "throws(any Error)",
    \.outputs,
    "state f: () throws -> Int",
    "state f: () throws(any Error) -> Int",
    "–"
  ),
  InterfaceRow("kind: none to state", \.outputs, "rows: Int", "state rows: Int", "BL C C C C"),
  InterfaceRow("kind: none to event", \.outputs, "rows: Int", "event rows: Int", "C BL BL R BL"),
  InterfaceRow("kind: state to event", \.outputs, "state rows: Int", "event rows: Int", "BL BL BL R BL"),
  InterfaceRow("kind: state to stream", \.outputs, "state rows: Int", "stream rows: Int", "BL"),
  InterfaceRow("kind: event to stream", \.outputs, "event rows: Int", "stream rows: Int", "BL BL BL BL L"),
  InterfaceRow("kind: state to value", \.outputs, "state page: Int", "value page: Int", "BL BL BL BL R"),
  InterfaceRow("kind: event to value", \.outputs, "event page: Int", "value page: Int", "BL"),
  InterfaceRow("kind: state to function", \.outputs, "state page: Int", "page(_ n: Int) -> Int", "BL"),
  InterfaceRow("kind: value to function", \.outputs, "value page: Int", "page() -> Int", "B B B B BL"),
  InterfaceRow(
    "function: label",
    \.outputs,
    "isSeen(row: Int) -> Bool",
    "isSeen(at row: Int) -> Bool",
    "B B B B BL"
  ),
  InterfaceRow(
    "function: parameter's name",
    \.outputs,
    "isSeen(row: Int) -> Bool",
    "isSeen(row n: Int) -> Bool",
    "C"
  ),
  InterfaceRow("function: type", \.outputs, "isSeen(row: Int) -> Bool", "isSeen(row: String) -> Bool", "BL"),
  InterfaceRow(
    "function: parameter becomes optional",
    \.outputs,
    "isSeen(row: Int) -> Bool",
    "isSeen(row: Int?) -> Bool",
    "L"
  ),
  InterfaceRow("function: result", \.outputs, "isSeen(row: Int) -> Bool", "isSeen(row: Int) -> String", "BL"),
  InterfaceRow("function: arity", \.outputs, "isSeen(row: Int) -> Bool", "isSeen() -> Bool", "BL"),
  InterfaceRow("initial value", \.outputs, "state rows: Int = 0", "state rows: Int = 1", "–"),
  InterfaceRow(
    title: "state moved to the errors",
    old: InterfaceRow.Side(outputs: "state denied: Int"),
    new: InterfaceRow.Side(errors: "denied: Int"),
    classes: ["BL", "BL", "BL", "BR", "BL"]
  ),
  InterfaceRow(
    title: "event moved to the errors",
    old: InterfaceRow.Side(outputs: "event denied: Int"),
    new: InterfaceRow.Side(errors: "denied: Int"),
    classes: ["B", "B", "B", "B", "B"]
  ),
]

private let dependencyRows = [
  InterfaceRow("dependency added", \.dependencies, "", "size: Int", "BL BL BL BL B"),
  InterfaceRow("dependency added with a default", \.dependencies, "", "size: Int = 1", "L L L L C"),
  InterfaceRow("dependency removed", \.dependencies, "size: Int", "", "BL"),
  InterfaceRow("dependency becomes optional", \.dependencies, "size: Int", "size: Int?", "L"),
  InterfaceRow("dependency retyped", \.dependencies, "size: Int", "size: String", "BL"),
  InterfaceRow(
    "dependencies reordered",
    \.dependencies,
    "size: Int; name: String",
    "name: String; size: Int",
    "BL BL BL BL B"
  ),
  InterfaceRow("dependency's label", \.dependencies, "size: Int", "of size: Int", "B"),
  InterfaceRow("dependency's name behind its label", \.dependencies, "of size: Int", "of count: Int", "L"),
  InterfaceRow("dependency's name", \.dependencies, "size: Int", "count: Int", "BL"),
  InterfaceRow("default added", \.dependencies, "size: Int", "size: Int = 1", "C"),
  InterfaceRow("default removed", \.dependencies, "size: Int = 1", "size: Int", "B"),
  InterfaceRow("default laid out", \.dependencies, "s: [Int] = [1,2]", "s: [Int] = [ 1, /* two */ 2 ]", "–"),
  InterfaceRow("default changed", \.dependencies, "size: Int = 1", "size: Int = 2", "R"),
]

private let viewModelRows = [
  InterfaceRow("view model added", \.neighbour, "", "Neighbour", "L"),
  InterfaceRow("view model removed", \.neighbour, "Neighbour", "", "BL"),
  InterfaceRow("conformance added", \.conformances, "", ": Tagged", "L"),
  InterfaceRow("conformance removed", \.conformances, ": Tagged", "", "B"),
  InterfaceRow("import added", \.head, "", "import Swift", "C"),
  InterfaceRow("'@MainActor'", \.head, "", "@MainActor", "B B B B –"),
  // The callers of the table are not on the main actor.
  InterfaceRow("'@MainActor' removed", \.head, "@MainActor", "", "BL BL BL BL –", isCompiled: false),
  InterfaceRow("access widened", "C C C C L") { $0.settings.access = .public },
  InterfaceRow(
    title: "access narrowed",
    old: InterfaceRow.Side { $0.settings.access = .public },
    new: InterfaceRow.Side(),
    classes: ["B", "B", "B", "B", "B"],
    isCompiled: false
  ),
  InterfaceRow("name of a protocol", "B") { $0.settings.naming[.inputs] = "{name}In" },
  InterfaceRow("name of a property", "B") { $0.settings.naming[.outputsProperty] = "displayed" },
  InterfaceRow("name of the protocol of both", "B") { $0.settings.naming[.type] = "{name}Protocol" },
  InterfaceRow("protocol of both left out", "B") { $0.settings.typeProtocol = .none },
  InterfaceRow("protocol of both inherits", "B") { $0.settings.typeProtocol = .inherits },
  InterfaceRow("'hotOutputs'", "– R R – –") { $0.settings.hotOutputs = false },
  InterfaceRow("mocks", "C") { $0.settings.mocks = .sources },
  // The callers of the table use none.
  InterfaceRow(
    title: "mocks left out",
    old: InterfaceRow.Side { $0.settings.mocks = .sources },
    new: InterfaceRow.Side(),
    classes: ["B", "B", "B", "B", "B"],
    isCompiled: false
  ),
  InterfaceRow("names of files, tests, layout", "–") { configuration in
    configuration.settings.naming[.file] = "{file}.made.swift"
    configuration.format.width = 80
    configuration.header = ["x"]
  },
]
