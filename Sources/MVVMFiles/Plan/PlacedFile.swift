import MVVMGenerator

/// A generated file and its destination.
package struct PlacedFile {
  package let file: GeneratedFile
  /// The path as messages show it.
  package let path: String
  /// The absolute path, without symbolic links as far as its folder exists.
  package let physical: String

  package init(_ file: GeneratedFile, at place: ResolvedPath) {
    self.file = file
    self.path = place.path
    self.physical = place.physical
  }
}
