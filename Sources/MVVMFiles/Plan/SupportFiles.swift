import MVVMGenerator
import MVVMSource

/// A file that a module needs once, whatever its specs.
struct SupportNeed: Equatable {
  let kind: SupportKind
  let style: String
  /// An index into the configurations of the workspace.
  let configuration: Int
  let folder: Location

  static func == (left: SupportNeed, right: SupportNeed) -> Bool {
    left.kind == right.kind && left.style == right.style && left.configuration == right.configuration
      && left.folder.physical == right.folder.physical
  }
}

extension Plan {
  /// The files that modules need once, after the specs that need them. Two styles that want different ones in one place
  /// are reported, and so is a spec whose file lies there.
  public mutating func supportOutputs() -> Diagnosed<[Output]> {
    var outputs: [Output] = []
    var diagnostics: [Diagnostic] = []
    for need in self.support {
      let result = self.supportFile(need)
      diagnostics += result.diagnostics
      guard let file = result.value else { continue }
      let place = need.folder.appending(file.name)
      if let spec = self.made[place.physical] {
        diagnostics.append(.supportOutput(need.style, spec, place.path))
      } else if let first = outputs.first(where: { $0.physical == place.physical }) {
        guard first.file.contents != file.contents else { continue }
        diagnostics.append(.differentSupport(first.file.style, need.style, place.path))
      } else {
        outputs.append(Output(file: file, path: place.path, physical: place.physical))
      }
    }
    return Diagnosed(outputs, diagnostics)
  }
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
