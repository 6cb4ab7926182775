/// The options of a command about its specs, in addition to their paths. They override the configuration.
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
  /// Whether the run also needs the folders of generated files that may have lost their specs.
  package var findsGenerated = false
  /// Whether to include specs of other repositories inside this one.
  package var entersRepositories = true

  /// Whether messages show absolute paths of configurations. A build needs this, since people may read its
  /// messages in any folder.
  package var usesAbsolutePaths = false

  package init(ruleNames: (() -> [String])? = nil) { self.ruleNames = ruleNames }
}
