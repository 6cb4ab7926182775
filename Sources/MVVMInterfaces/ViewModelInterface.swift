import MVVMModel
import MVVMSource

/// One side of a comparison: a view model, and what of the configuration shows in its interface.
public struct ViewModelInterface: Sendable {
  /// A name, or another word of the configuration, by its key.
  public struct Setting: Sendable {
    /// As the configuration has it, such as `naming.inputs`.
    public let key: StaticString
    public let value: NamePattern
    /// Whom it concerns that it is no more.
    public let effects: Effects
  }

  public let viewModel: ViewModel
  /// Those of the file, for its first view model alone.
  public let imports: [Import]
  /// Of the spec, as both sides can have it: below the folder that was compared.
  public let path: String
  /// That the view model belongs to; `nil` where nobody can tell.
  public let module: String?
  /// The spec that declares it.
  public let file: SourceFile
  /// The configuration's where the spec has none.
  public let access: Access
  /// In the same order on both sides.
  public let settings: [Setting]
  public let rules: InterfaceRules
  /// Whether views bind to it, with an argument for each output.
  public let hasBindings: Bool
  /// The kind of an output that names none.
  public let defaultKind: StreamKind
}
