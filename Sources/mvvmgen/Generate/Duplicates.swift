import MVVMGenerator
import MVVMModel
import MVVMSource

/// Removes specs that were given twice, and those that would write the same file, which are reported.
///
/// - Returns: How many specs were reported.
func removeDuplicates(
  _ tree: inout SpecTree,
  _ targets: Targets,
  _ store: ConfigurationStore,
  _ report: inout Report
) -> Int {
  var firsts: [String: Spec] = [:]
  var clashes: Set<String> = []
  var specs: [Spec] = []
  for spec in tree.specs {
    let key = targets.key(of: spec)
    if let first = firsts[key] {
      if tree.physicalPath(of: first) == tree.physicalPath(of: spec) { continue }
      clashes.insert(key)
      let naming = store.loaded[tree.folders[spec.folder].configuration].configuration?.settings.naming
      let file = (naming ?? Naming()).file.applied(to: Text(stem(spec.name))).description
      let target = join(targets.folders[spec.folder].sources.path, file)
      report.add([.duplicateOutput(tree.path(of: first), tree.path(of: spec), target)])
    }
    firsts[key] = firsts[key] ?? spec
    specs.append(spec)
  }
  tree.specs = clashes.isEmpty ? specs : specs.filter { !clashes.contains(targets.key(of: $0)) }
  return specs.count - tree.specs.count
}

extension Diagnostic {
  static func duplicateOutput(_ first: String, _ second: String, _ target: String) -> Diagnostic {
    Diagnostic(
      .duplicateOutput,
      "'\(first)' and '\(second)' would both write '\(target)'",
      at: Place(path: second)
    )
  }
}
