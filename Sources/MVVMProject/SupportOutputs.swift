import MVVMConfiguration
import MVVMFiles
import MVVMGenerator
import MVVMSource

extension Results {
  /// Returns the support files of modules. Reports places where two styles, or a spec, need different files.
  package mutating func supportOutputs() -> Diagnosed<[PlacedFile]> {
    self.supportFiles().flatMap { files in
      var result = Diagnosed<[PlacedFile]>([])
      for (need, file) in files {
        let output = PlacedFile(file, at: need.folder.appending(file.name))
        if let spec = self.made[output.physical] {
          let both = "'\(spec)' and the style '\(need.style)'"
          let message = "\(both) would both write '\(output.path)': rename the spec"
          result.diagnostics.append(Diagnostic(.duplicateOutput, message, at: SourceRange(path: spec)))
        } else if let first = result.value?.first(where: { $0.physical == output.physical }) {
          guard first.file.contents != file.contents else { continue }
          result.diagnostics.append(self.differentSupport(first.file, from: need, at: output.path))
        } else {
          result.value?.append(output)
        }
      }
      return result
    }
  }
}
