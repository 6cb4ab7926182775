import MVVMGenKit
import MVVMModel
import MVVMSource

/// Where the generated files of each folder of a tree go.
struct Targets {
  struct Folder {
    /// As messages show it.
    let path: String
    /// Absolute; without symbolic links as far as it exists.
    let physical: String
  }

  let folders: [Folder]

  init(_ tree: SpecTree, _ store: ConfigurationStore, workingFolder: String) {
    var outputs: [String: String] = [:]
    self.folders = tree.folders.map { folder in
      guard let output = store.loaded[folder.configuration].output else {
        return Folder(path: folder.path, physical: folder.physical)
      }
      let physical = outputs[output] ?? physicalPath(output) ?? absolute(output, in: workingFolder)
      outputs[output] = physical
      return Folder(path: join(output, folder.relative), physical: join(physical, folder.relative))
    }
  }

  /// What a spec's generated files are known by: no two specs may have the same.
  func key(of spec: Spec) -> String {
    join(self.folders[spec.folder].physical, stem(spec.name))
  }
}

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
      let target = join(targets.folders[spec.folder].path, file)
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
