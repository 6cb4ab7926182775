import MVVMFiles
import MVVMGenerator
import MVVMProject
import MVVMSource
import TestSupport
import Testing

/// Returns the results of a run over specs in memory: a line for each file that would be created, updated or
/// removed, and one for each diagnostic, in their order.
///
/// - Parameter findsOrphans: Whether to look for orphans, as with `--check` and `--prune`.
func run(
  _ paths: String...,
  in tree: MemoryTree,
  findsOrphans: Bool = true,
  options change: (inout WorkspaceOptions) -> Void = { _ in }
) -> [String] {
  planned(paths, in: tree, findsOrphans: findsOrphans, options: change).map { step in
    switch step {
    case .change(let change): "\(change.kind.rawValue) \(change.path)"
    case .diagnostic(let diagnostic): "\(diagnostic.place.file.path): \(diagnostic.identifier.rawValue)"
    }
  }
}

/// Returns the tree with all changes made.
func generated(
  _ paths: String...,
  in tree: MemoryTree,
  options change: (inout WorkspaceOptions) -> Void = { _ in }
) -> MemoryTree {
  var result = tree
  for case .change(let change) in planned(paths, in: tree, findsOrphans: false, options: change) {
    result[change.path] = change.new.map { String(decoding: $0, as: UTF8.self) }
  }
  return result
}

private enum Step {
  case change(FileChange)
  case diagnostic(Diagnostic)
}

private func planned(
  _ paths: [String],
  in tree: MemoryTree,
  findsOrphans: Bool,
  options change: (inout WorkspaceOptions) -> Void
) -> [Step] {
  var options = WorkspaceOptions()
  options.findsGenerated = findsOrphans
  change(&options)
  let workspace = resolve(paths.isEmpty ? ["."] : paths, options, in: tree)
  #expect(workspace.usageError == nil)
  let plan = Plan(workspace, in: tree)
  var steps = (workspace.diagnostics + plan.diagnostics).map(Step.diagnostic)
  func add(_ outputs: Diagnosed<[PlacedFile]>) {
    steps += outputs.diagnostics.map(Step.diagnostic)
    for output in outputs.value ?? [] {
      let needed = neededChange(at: output.path, to: output.file.contents, in: tree, unless: output.advice)
      steps += needed.diagnostics.map(Step.diagnostic)
      if case .change(let change) = needed.value { steps.append(.change(change)) }
    }
  }
  var results = plan.generate { add($1) }
  let support = results.supportOutputs()
  add(support)
  if findsOrphans {
    let orphans = results.orphans(excluding: support.value ?? [])
    steps += orphans.diagnostics.map(Step.diagnostic) + (orphans.value ?? []).map(Step.change)
  }
  return steps
}

/// A spec with one view model.
func spec(_ name: String, input: String = "tapped") -> String {
  "viewmodel \(name) {\n  inputs {\n    \(input)()\n  }\n}\n"
}
