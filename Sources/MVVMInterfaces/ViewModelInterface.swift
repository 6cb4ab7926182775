import MVVMModel
import MVVMSource
import MVVMSyntax

/// A view model on one side of a comparison, with the settings that are visible in its interface.
public struct ViewModelInterface: Sendable {
  /// A name or another value in the configuration, with its key.
  public struct Setting: Sendable {
    /// The key in the configuration, such as `naming.inputs`.
    public let key: String
    public let value: NamePattern
    /// The effects of a change of this value.
    public let effects: Effects
  }

  public let viewModel: ViewModel
  /// The imports of the spec. Only its first view model has them.
  public let imports: [Import]
  /// The spec that declares it.
  public let spec: InterfaceVersion.SpecFile
  /// The access. It comes from the configuration if the spec does not state it.
  public let access: Access
  /// The settings, in the same order on both sides.
  public let settings: [Setting]
  public let rules: InterfaceRules
  /// Whether views can bind to the view model. A binding has an argument for each bound output.
  public let hasBindings: Bool
  /// Whether there is a mock. Its outputs start with the initial values of the spec.
  public let hasMocks: Bool
}
