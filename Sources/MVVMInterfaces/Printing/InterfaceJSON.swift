import MVVMSource

/// Returns a comparison as one JSON object, with one line for each edit.
package func interfaceJSON(_ diff: InterfaceDiff) -> String {
  let open = diff.edits.filter { !$0.isAccepted }
  let counts = EditClass.allCases.map { headline in
    (headline.rawValue, "\(open.filter { $0.headline == headline }.count)")
  }
  let summary = jsonObject(counts + [("accepted", "\(diff.edits.count - open.count)")])
  return """
    {"version": 1,
    "summary": \(summary),
    "viewModels": \(jsonLines(diff.viewModels.map(json))),
    "unusedAcceptances": \(jsonArray(diff.unusedAcceptances.map(jsonString))),
    "notCompared": \(jsonArray(diff.notCompared.map(jsonString)))}

    """
}

private func json(_ viewModel: ViewModelDiff) -> String {
  jsonObject([
    ("name", jsonString(viewModel.name)),
    ("oldPath", viewModel.old.map { jsonString($0.spec.file.path) } ?? "null"),
    ("newPath", viewModel.new.map { jsonString($0.spec.file.path) } ?? "null"),
    ("addsRequirements", "\(viewModel.addsRequirements)"), ("changesMock", "\(viewModel.changesMock)"),
    ("edits", jsonLines(viewModel.edits.map(json))),
  ])
}

private func json(_ edit: InterfaceEdit) -> String {
  let aspects = edit.element == .configuration ? [edit.name] : edit.aspects.map(\.rawValue)
  return jsonObject([
    ("class", jsonString(edit.headline.rawValue)),
    ("callers", "\(edit.effects.contains(.callers))"), ("logic", "\(edit.effects.contains(.logic))"),
    ("behaviour", "\(edit.effects.contains(.behaviour))"), ("accepted", "\(edit.isAccepted)"),
    ("subject", jsonString(edit.element.rawValue)), ("change", jsonString(edit.change.rawValue)),
    ("name", jsonString(edit.name)), ("aspects", jsonArray(aspects.map(jsonString))),
    ("old", edit.old.map(jsonString) ?? "null"), ("new", edit.new.map(jsonString) ?? "null"),
  ])
}
