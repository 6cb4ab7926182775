import MVVMConfiguration
import MVVMSource

package struct ImportOptions {
  /// The configuration that the specs are generated with. Its style is used only if it fits the code.
  package var configuration: Configuration
  /// The style to generate with; `nil` for the one that fits the code.
  package var style: String?
  /// Whether to convert a view model even if some of its parts have to be converted by hand.
  package var partial = false
  /// Whether the spec keeps the order of the protocols, rather than being formatted, which sorts members.
  package var keepOrder = false
  /// Returns the existing spec with a file name; `nil` if there is none.
  package var existingSpec: (String) -> [UInt8]? = { _ in nil }

  package init(configuration: Configuration) { self.configuration = configuration }
}

package struct ImportedFile {
  /// The view models that were found, in the order of the file, converted or not.
  package var viewModels: [ImportedViewModel] = []
  /// The diagnostics that are not about a view model.
  package var diagnostics: [Diagnostic] = []
  /// The words for the forms of view models that stay unchanged, such as `ObservableObject`.
  package var otherForms: [String] = []
}

package struct ImportedViewModel {
  package enum Result: Equatable, Sendable {
    /// The logic needs no helpers.
    case converted
    /// The logic needs this many helpers: locals that replace properties of the class, and copies of outputs.
    case convertedWithHelpers(Int)
    /// This many parts are left under `#error`.
    case convertedInPart(Int)
    case notConverted
  }

  /// Numbers of lines of code, without empty ones and comments.
  package struct Lines: Equatable, Sendable {
    package let before: Int
    package let after: Int
  }

  package let name: String
  package var result = Result.notConverted
  /// The spec, a file named after the view model; `nil` if the view model was not converted.
  package var spec: SourceFile?
  package var diagnostics: [Diagnostic] = []
  /// The override that is missing in the configuration for this view model; `nil` if none is.
  package var override: Configuration.Override?
  /// The number of comments, such as `MARK:`, that were left out because the code that they divide is gone.
  package var droppedMarks = 0
  /// Whether comments other than documentation are above other members than before, since the spec sorts these.
  package var movesComments = false
  /// The lines of code of the class and its protocols, and those of the spec and the logic; `nil` if nothing is converted.
  package var lines: Lines?
}
