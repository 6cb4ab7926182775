/// What a client can have done.
enum ServerCommand: String, CaseIterable {
  /// Writes the files of the spec with this URI.
  case generate = "mvvmgen.generate"
  /// Has the client show a place.
  case show = "mvvmgen.show"
}
