import MVVMGenerator

/// What edits mean where views bind to the view model.
let bindingRows: [InterfaceRow] = [
  bound("output added", \.outputs, "", "title: String", "BL"),
  bound("event added", \.outputs, "", "event done: String", "BL BL BL BL B"),
  bound("error added", \.errors, "", "denied: String", "BL BL BL BL B"),
  bound("stream added", \.outputs, "", "stream work: Int", "BL"),
  bound("value added", \.outputs, "", "value page: Int", "L"),
  bound("function added", \.outputs, "", "isSeen(_ n: Int) -> Bool", "L"),
  bound("output removed", \.outputs, "title: String", "", "BL BL BL BL B"),
  bound("output renamed", \.outputs, "isLoading: Bool", "isLoadingNow: Bool", "BL"),
  bound("output retyped", \.outputs, "title: String", "title: Int", "BL"),
  bound("Void respelled", \.outputs, "event done: ()", "event done: Void", "–"),
  bound("kind: none to state", \.outputs, "rows: Int", "state rows: Int", "BL C C C C"),
  bound("kind: state to event", \.outputs, "state rows: Int", "event rows: Int", "BL BL BL R BL"),
  bound("kind: state to stream", \.outputs, "state rows: Int", "stream rows: Int", "BL"),
  bound("kind: event to stream", \.outputs, "event rows: Int", "stream rows: Int", "BL BL BL BL L"),
  bound("kind: event of nothing to stream", \.outputs, "event rows: Void", "stream rows: Void", "BL"),
  bound("kind: stream to event", \.outputs, "stream rows: Int", "event rows: Int", "BL"),
  bound("kind: state to value", \.outputs, "state page: Int", "value page: Int", "BL BL BL BL BR"),
  bound("kind: value to state", \.outputs, "value page: Int", "state page: Int", "BL BL BL BL BR"),
  bound("deprecated", \.outputs, "state a: Int", "@available(*, deprecated) state a: Int", "B"),
  bound("no longer deprecated", \.outputs, "@available(*, deprecated) state a: Int", "state a: Int", "B"),
  bound("initial value", \.outputs, "state rows: Int = 0", "state rows: Int = 1", "– – – – R"),
  InterfaceRow("bindings begun", "C") { $0.settings.bindings = true },
  InterfaceRow(
    title: "bindings given up",
    old: InterfaceRow.Side { $0.settings.bindings = true },
    new: InterfaceRow.Side(),
    classes: ["B", "B", "B", "B", "B"]
  ),
]

/// A row of which both sides have bindings.
private func bound(
  _ title: String,
  _ section: WritableKeyPath<InterfaceRow.Side, String>,
  _ old: String,
  _ new: String,
  _ classes: String
) -> InterfaceRow {
  InterfaceRow("bound: \(title)", section, old, new, classes) { $0.settings.bindings = true }
}
