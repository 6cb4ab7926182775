/// What a command says about its specs, in addition to their paths. These options override the configuration.
public struct WorkspaceOptions {
  public var style: String?
  /// The folder for generated files.
  public var output: String?
  /// The folder for generated tests.
  public var tests: String?
  public var module: String?
  /// The configuration file for all specs; `nil` to use the nearest one of each spec.
  public var config: String?
  /// The rules that a configuration may name; `nil` if no rules are checked.
  public var ruleNames: (() -> [String])?
  /// Whether the run is also about generated files that may have lost their specs.
  public var findsGenerated = false
  /// Whether to include specs of other repositories inside this one.
  public var entersRepositories = true

  /// Whether messages show absolute paths of configurations. A build needs this: people who read its messages may be in
  /// any folder.
  public var usesAbsolutePaths = false

  public init() {}

  /// Whether the command names a folder to write to.
  public var namesFolders: Bool { self.output != nil || self.tests != nil }
}
