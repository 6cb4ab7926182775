/// The path of a file or folder as messages show it, and the absolute path that it leads to.
package struct ResolvedPath: Equatable {
  /// The path as messages show it.
  package let path: String
  /// The absolute path, without symbolic links as far as it exists.
  package let physical: String

  package init(path: String, physical: String) {
    self.path = path
    self.physical = physical
  }

  /// Returns the location of a name in the folder.
  package func appending(_ name: String) -> ResolvedPath {
    ResolvedPath(path: join(self.path, name), physical: join(self.physical, name))
  }
}
