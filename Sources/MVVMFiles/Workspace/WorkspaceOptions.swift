/// What a command says about its specs, in addition to their paths. These options override the configuration.
package struct WorkspaceOptions {
  package var style: String?
  /// The folder for generated files.
  package var output: String?
  /// The folder for generated tests.
  package var tests: String?
  package var module: String?
  /// The configuration file for all specs; `nil` to use the nearest one of each spec.
  package var config: String?
  /// The rules that a configuration may name; `nil` if no rules are checked.
  package var ruleNames: (() -> [String])?
  /// Whether the run is also about generated files that may have lost their specs.
  package var findsGenerated = false
  /// Whether to include specs of other repositories inside this one.
  package var entersRepositories = true

  /// Whether messages show absolute paths of configurations. A build needs this: people who read its messages may be in
  /// any folder.
  package var usesAbsolutePaths = false

  package init(ruleNames: (() -> [String])? = nil) { self.ruleNames = ruleNames }
}
