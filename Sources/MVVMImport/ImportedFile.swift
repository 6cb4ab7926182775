import MVVMGenerator
import MVVMSource

/// The options of an import.
public struct ImportOptions {
  /// The configuration that the specs are generated with. Its style is used only if it fits the code.
  public var configuration: Configuration
  /// The style to generate with; `nil` for the one that fits the code.
  public var style: String?
  /// Whether to convert a view model even if some of its parts have to be converted by hand.
  public var partial = false
  /// Whether the members in the spec keep the order of the protocols. Otherwise the spec is formatted, which sorts
  /// them.
  public var keepOrder = false
  /// Whether a spec with a file name exists already.
  public var specExists: (String) -> Bool = { _ in false }

  public init(configuration: Configuration) { self.configuration = configuration }
}

/// The result of importing one Swift file.
public struct ImportedFile {
  /// The view models that were found, in the order of the file, converted or not.
  public var viewModels: [ImportedViewModel] = []
  /// The new Swift file; the original one if no view model was converted.
  public var logic: SourceFile
  /// The diagnostics that belong to none of the view models.
  public var diagnostics: [Diagnostic] = []
}

/// The result of importing one view model.
public struct ImportedViewModel {
  public enum Result: Equatable, Sendable {
    /// The logic needs no helpers.
    case converted
    /// The logic has this many helpers: locals that stand for properties of the class, and copies of outputs.
    case convertedWithHelpers(Int)
    /// This many parts are left under `#error`.
    case convertedInPart(Int)
    case notConverted
  }

  public let name: String
  public var result = Result.notConverted
  /// The spec, a file named after the view model; `nil` if the view model was not converted.
  public var spec: SourceFile?
  public var diagnostics: [Diagnostic] = []
  /// The override that the configuration lacks for this view model; `nil` if it lacks nothing.
  public var override: Configuration.Override?
  /// The number of comments, such as `MARK:`, that were left out because the code that they divide is gone.
  public var droppedMarks = 0
}
