/// The commands that a client can ask the server to execute.
enum ServerCommand: String, CaseIterable {
  /// Writes the generated files of the spec with this URI.
  case generate = "mvvmgen.generate"
  /// Asks the client to show a place.
  case show = "mvvmgen.show"
}
