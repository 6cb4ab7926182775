import MVVMSource

/// Returns a comparison as one JSON object, with one line for each edit.
package func interfaceJSON(_ diff: InterfaceDiff) -> String {
  let open = diff.edits.filter { !$0.isAccepted }
  let counts = EditClass.allCases.map { headline in
    (headline.rawValue, JSON(open.count { $0.headline == headline }))
  }
  return """
    {"version": 1,
    "summary": \(JSON(counts + [("accepted", JSON(diff.edits.count - open.count))])),
    "viewModels": \(JSON(lines: diff.viewModels.map(json))),
    "unusedAcceptances": \(JSON(diff.unusedAcceptances)),
    "notCompared": \(JSON(diff.notCompared))}

    """
}

private func json(_ viewModel: ViewModelDiff) -> JSON {
  [
    "name": JSON(viewModel.name),
    "oldPath": JSON(viewModel.old?.spec.file.path) ?? .null,
    "newPath": JSON(viewModel.new?.spec.file.path) ?? .null,
    "addsRequirements": JSON(viewModel.addsRequirements), "changesMock": JSON(viewModel.changesMock),
    "edits": JSON(lines: viewModel.edits.map(json)),
  ]
}

private func json(_ edit: InterfaceEdit) -> JSON {
  let aspects = edit.element == .configuration ? [edit.name] : edit.aspects.map(\.rawValue)
  return [
    "class": JSON(edit.headline.rawValue),
    "callers": JSON(edit.effects.contains(.callers)), "logic": JSON(edit.effects.contains(.logic)),
    "behaviour": JSON(edit.effects.contains(.behaviour)), "accepted": JSON(edit.isAccepted),
    "subject": JSON(edit.element.rawValue), "change": JSON(edit.change.rawValue),
    "name": JSON(edit.name), "aspects": JSON(aspects),
    "old": JSON(edit.old) ?? .null, "new": JSON(edit.new) ?? .null,
  ]
}
