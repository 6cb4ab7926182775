import MVVMGenerator
import MVVMSource

/// A support file that a module needs: a file that is needed once, whatever the specs.
package struct SupportNeed: Equatable {
  package let kind: SupportKind
  package let style: String
  /// The index of its configuration in the workspace.
  package let configuration: Int
  package let folder: Location

  package static func == (left: SupportNeed, right: SupportNeed) -> Bool {
    left.kind == right.kind && left.style == right.style && left.configuration == right.configuration
      && left.folder.physical == right.folder.physical
  }
}

extension Diagnostic {
  /// Reports two support files that have the same name but different contents.
  ///
  /// - Parameter destination: Whether the files go beside the classes or beside their tests.
  package static func differentSupport(
    _ first: String,
    _ second: String,
    _ path: String,
    _ destination: Destination
  ) -> Diagnostic {
    let tests = destination == .tests ? ", and test each in a test target of its own" : ""
    let advice = "keep their specs in modules of their own\(tests)"
    let message =
      first == second
      ? "two configurations would write '\(path)' with different headers"
      : "the styles '\(first)' and '\(second)' would both write '\(path)': \(advice)"
    return Diagnostic(.duplicateOutput, message, at: Place(path: path))
  }
}
