import MVVMSource

/// The styles that can be named: the bundled ones, with a folder of the user's laid over them.
public struct StyleLibrary: Sendable {
  /// - Parameter overrides: The `*.mustache` and `*.json` files of the configured templates folder.
  public init(overrides: [SourceFile] = []) {
  }

  /// The names of all styles, sorted by bytes.
  public var names: [String] { ["rxswift", "reactiveswift"] }
}

/// The bundled templates as files, for people to copy and change: the name relative to the templates folder
/// and the text of each.
public var bundledTemplates: [(name: String, text: String)] { [] }
