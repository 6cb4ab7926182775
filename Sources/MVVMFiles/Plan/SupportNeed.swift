import MVVMConfiguration
import MVVMGenerator
import MVVMSource
import MVVMStyles

/// A support file that a module needs. It is written once, whatever the specs.
package struct SupportNeed: Equatable {
  package let kind: SupportKind
  package let style: String
  /// The index of its configuration in the workspace.
  package let configuration: Int
  package let folder: ResolvedPath
}

extension Results {
  /// Reports two support files that have the same name but different contents, at the style in the
  /// configuration that needs the second.
  package func differentSupport(_ first: GeneratedFile, from second: SupportNeed, at path: String)
    -> Diagnostic
  {
    let tests = first.destination == .tests ? ", and test each in a test target of its own" : ""
    let advice = "keep their specs in modules of their own\(tests)"
    if first.style == second.style {
      let message = "two configurations would write '\(path)' with different headers"
      return Diagnostic(.duplicateOutput, message, at: SourceRange(path: path))
    }
    let message = "the styles '\(first.style)' and '\(second.style)' would both write '\(path)': \(advice)"
    let file = self.plan.workspace.configurations[second.configuration].file
    let place = file.flatMap { $0.place(ofStyle: second.style) ?? $0.place(ofStyle: first.style) }
    return Diagnostic(.duplicateOutput, message, at: place ?? SourceRange(path: path))
  }
}
