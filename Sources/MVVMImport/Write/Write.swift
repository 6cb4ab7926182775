import MVVMModel
import MVVMSource
import MVVMSwift

/// The text that a view model comes to.
struct Written {
  let spec: SourceFile
  /// What replaces the class.
  let logic: SourceFile
  /// The edits to the Swift file.
  let edits: [Edit]
  /// The number of comments, such as `MARK:`, that were left out because the code that they divide is gone.
  let droppedMarks: Int
}

/// Prints what was decided of a view model. The spec need not say this access, nor import these types.
func write(_ decision: Decision, defaultAccess access: String, _ types: WordSet) -> Written {
  let (logic, cuts) = (decision.logicText, decision.found.cuts)
  let spec = decision.spec(beside: logic, without: cuts, defaultAccess: access, types)
  let replacement = logic + decision.leftoverText
  return Written(
    spec: SourceFile(path: "\(decision.found.name).mvvm", text: text(of: spec)),
    logic: SourceFile(path: "", text: replacement),
    edits: cuts.map { Edit($0, "") } + [Edit(decision.found.classRange, replacement)]
      + decision.found.addedImports,
    droppedMarks: spec.count { $0 == nil } + cuts.count { decision.found.file.isMark(at: $0.lowerBound) }
  )
}

private func text(of spec: Lines) -> String { spec.compactMap(\.self).map { "\($0)\n" }.joined() }

extension FoundViewModel {
  /// The edit that adds the module of the dispose bag to a file that imports only what is around it.
  fileprivate var addedImports: [Edit] {
    let imports = self.file.importDeclarations
    let modules = imports.map(self.code.declaredName)
    guard self.library == .rxSwift, !modules.contains("RxSwift"),
      let place = modules.firstIndex(where: { $0.hasPrefix("Rx") })
    else { return [] }
    let end = self.code.range(imports[place].tokens).upperBound
    return [Edit(end..<end, "\nimport RxSwift")]
  }
}

extension Decision {
  /// Returns the spec, with the comments of the class that would otherwise be lost, such as those in its head.
  fileprivate func spec(
    beside logic: String,
    without cuts: [Range<Int>],
    defaultAccess access: String,
    _ types: WordSet
  ) -> Lines {
    let spec = self.spec(defaultAccess: access, types, strays: [])
    let left = self.unquoted(self.code.comments(in: cuts + [self.found.classRange]))
    let strays = self.code.lost(left, in: [logic, text(of: spec)].map { SourceFile(path: "", text: $0) })
    return strays.isEmpty ? spec : self.spec(defaultAccess: access, types, strays: strays)
  }
}
