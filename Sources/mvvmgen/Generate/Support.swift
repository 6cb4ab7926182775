import MVVMGenerator
import MVVMSource

/// What the modules of a run need once, whatever their specs.
struct Support {
  /// A file that a folder's module needs.
  struct Need: Hashable {
    let kind: SupportKind
    let style: String
    let configuration: Int
    /// As messages show it.
    let root: String
  }

  private(set) var needs: [Need] = []
  private var layout: Layout
  /// What was noted last: most specs of a folder need the same.
  private var last: (folder: Int, kind: SupportKind, style: String)?

  init(_ layout: Layout) {
    self.layout = layout
  }

  /// Notes what a file that was generated for a spec of a folder needs.
  mutating func add(_ file: GeneratedFile, ofFolder index: Int, in tree: SpecTree) {
    guard let kind = file.support else { return }
    if let last, last == (index, kind, file.style) { return }
    self.last = (index, kind, file.style)
    let folder = tree.folders[index]
    let root = self.layout.root(of: folder, for: kind == .sources ? .sources : .tests)
    let need = Need(kind: kind, style: file.style, configuration: folder.configuration, root: root)
    if !self.needs.contains(need) { self.needs.append(need) }
  }
}

/// Brings the files that modules need once into their state; two styles that want different ones in one place are
/// reported, and so is a spec whose file lies there.
///
/// - Parameter owners: The specs of the files that were made, by their paths.
/// - Returns: The names of the files.
func settleSupport(
  _ support: Support,
  _ owners: SmallDictionary<String, String>,
  _ store: inout ConfigurationStore,
  _ mode: GenerateArguments.Mode,
  _ tally: inout Tally,
  _ report: inout Report
) -> Set<String> {
  var settled: [String: (style: String, contents: [UInt8])] = [:]
  var names: Set<String> = []
  for need in support.needs {
    guard let file = supportFile(need, &store, &report) else { continue }
    let path = join(need.root, file.name)
    names.insert(file.name)
    guard let first = settled[path] else {
      settled[path] = (need.style, file.contents)
      if let spec = owners[path] ?? physicalPath(need.root).flatMap({ owners[join($0, file.name)] }) {
        report.add([.supportOutput(need.style, spec, path)])
        tally.failed += 1
      } else {
        settle(file, at: path, mode, &tally, &report)
      }
      continue
    }
    if first.contents != file.contents {
      report.add([.differentSupport(first.style, need.style, path)])
      tally.failed += 1
    }
  }
  return names
}

private func supportFile(
  _ need: Support.Need,
  _ store: inout ConfigurationStore,
  _ report: inout Report
) -> GeneratedFile? {
  guard let configuration = store.loaded[need.configuration].configuration else { return nil }
  let result = MVVMGenerator.supportFile(
    need.kind,
    ofStyle: need.style,
    configuration: configuration,
    styles: &store.loaded[need.configuration].styles
  )
  report.add(result.diagnostics)
  return result.value
}

extension Diagnostic {
  fileprivate static func supportOutput(_ style: String, _ spec: String, _ path: String) -> Diagnostic {
    let message = "'\(spec)' and the style '\(style)' would both write '\(path)': rename the spec"
    return Diagnostic(.duplicateOutput, message, at: Place(path: spec))
  }

  static func differentSupport(_ first: String, _ second: String, _ path: String) -> Diagnostic {
    let message =
      first == second
      ? "two configurations would write '\(path)' with different headers"
      : "the styles '\(first)' and '\(second)' would both write '\(path)': keep their specs in modules of their own"
    return Diagnostic(.duplicateOutput, message, at: Place(path: path))
  }
}
