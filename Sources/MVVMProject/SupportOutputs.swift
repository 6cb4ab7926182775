import MVVMFiles
import MVVMGenerator
import MVVMSource

extension Plan {
  /// Returns the support files that modules need. Call this after planning the specs that need them. Reports two styles
  /// that want different files in the same place, and a spec whose file is already there.
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
        diagnostics.append(.differentSupport(first.file.style, need.style, place.path, file.destination))
      } else {
        outputs.append(Output(file, at: place))
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
}
