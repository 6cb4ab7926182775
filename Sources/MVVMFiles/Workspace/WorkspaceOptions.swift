/// What a command says about the specs that it works on, beside their paths. Where a configuration says the same, this
/// counts.
public struct WorkspaceOptions {
  public var style: String?
  /// The folder of generated files.
  public var output: String?
  /// The folder of generated tests.
  public var tests: String?
  public var module: String?
  /// The configuration file of all specs; `nil` for the nearest one of each.
  public var config: String?
  /// The rules that a configuration may name; `nil` where none is looked at.
  public var ruleNames: (() -> [String])?
  /// Whether generated files are looked for.
  public var findsGenerated = false
  /// Whether specs of other repositories count that lie within this one.
  public var entersRepositories = true

  /// Whether messages show configurations by absolute paths: a build shows them to people who are in any folder.
  public var usesAbsolutePaths = false

  /// Whether configurations are read that count for no spec.
  public var readsAllConfigurations = false

  public init() {}

  /// Whether the command says where to write.
  public var namesFolders: Bool { self.output != nil || self.tests != nil }
}
