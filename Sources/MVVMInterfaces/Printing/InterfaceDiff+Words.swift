import MVVMSource

extension InterfaceDiff {
  /// The number of edits by class: `2 breaking, 3 need logic, 5 compatible`. Accepted edits are counted separately.
  package var headline: String {
    let open = self.edits.filter { !$0.isAccepted }
    func count(_ headline: EditClass) -> Int { open.filter { $0.headline == headline }.count }
    let logic = count(.logic)
    let behaviour = count(.behaviour)
    let counts = [
      (count(.breaking), "breaking"), (logic, logic == 1 ? "needs logic" : "need logic"),
      (behaviour, behaviour == 1 ? "changes behaviour" : "change behaviour"),
      (count(.compatible), "compatible"),
      (self.edits.count - open.count, "accepted"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let missing = self.notCompared.count
    let rest = missing == 0 ? "" : ", \(missing) \(missing == 1 ? "spec" : "specs") not compared"
    return (words.isEmpty ? "no changes in the interfaces" : words.joined(separator: ", ")) + rest
  }

  /// The names shared by several of the view models, in different modules.
  var sharedNames: Set<String> {
    Set(zip(self.viewModels, self.viewModels.dropFirst()).filter { $0.name == $1.name }.map(\.0.name))
  }

  /// The message for each acceptance that is not used.
  package var notesOnAcceptances: [(name: String, words: String)] {
    self.unusedAcceptances.map { name in
      let advice = self.nearestAcceptance(to: name).map(suggestion) ?? "remove it"
      return (name, "is accepted, but nothing that breaks has this name: \(advice)")
    }
  }
}

extension ViewModelDiff {
  /// Returns the name of the view model for a report, with its file if another has the same name.
  func title(among sharedNames: Set<String>) -> String {
    let path = (self.new ?? self.old)?.spec.file.path ?? ""
    return sharedNames.contains(self.name) ? "\(self.name) (\(path))" : self.name
  }

  /// Notes on other code that may have to change, apart from callers and the logic.
  package var notes: [String] {
    let setters = self.edits.contains(where: \.requiresMore) ? " and setters" : ""
    let conformers =
      "your own types that conform to its protocols, such as mocks, also need the new members\(setters)"
    let mock =
      "code that creates its mock, or reads the mock's calls, such as a test, may also have to change"
    return (self.addsRequirements ? [conformers] : []) + (self.changesMock ? [mock] : [])
  }
}

extension InterfaceEdit {
  /// A description of the edit, such as `input changed (label, type)`.
  package var summary: String {
    switch (self.element, self.change) {
    case (.dependency, .moved): return "order of dependencies changed"
    case (.viewModel, .moved): return "moved to another file"
    case (.output, .moved), (.error, .moved):
      return "moved to \(self.element.rawValue)s\(self.aspects(but: .facet))"
    case (.viewModel, .renamed): return "view model renamed"
    case (_, .renamed): return "\(self.element.rawValue) renamed\(self.aspects(but: .name))"
    case (.configuration, _): return "configuration changed: \(self.name)"
    case (_, .added), (_, .changed), (_, .moved), (_, .removed):
      return "\(self.element.rawValue) \(self.change.rawValue)\(self.aspects())"
    }
  }

  /// A description of the effects, such as `callers stop compiling`.
  package var consequences: String {
    let classes = [Effects.callers, .logic, .behaviour].filter(self.effects.contains).map(\.headline)
    return (classes.isEmpty ? [.compatible] : classes).map { found in
      found == .breaking && self.breaksOnlyBind ? "calls of 'bind' stop compiling" : found.meaning
    }
    .joined(separator: ", ")
  }

  private func aspects(but other: Aspect? = nil) -> String {
    let words = self.aspects.filter { $0 != other }.map(\.rawValue)
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }

  /// The class of the edit, such as `breaking`, or `accepted`.
  package var mark: String { self.isAccepted ? "accepted" : self.headline.rawValue }
}

extension EditClass {
  /// The consequence of an edit of the class.
  package var meaning: String {
    switch self {
    case .breaking: "callers stop compiling"
    case .logic: "the logic must change"
    case .behaviour: "it may behave differently"
    case .compatible: "nothing to do"
    }
  }
}
