/// The configuration that applies in a folder, and the facts needed to find that of its subfolders.
struct ConfigurationScope {
  /// The path of the configuration file; `nil` for the defaults.
  var configuration: String?
  /// Whether this folder or one above contains `.git`. If so, a `Package.swift` does not end the search.
  var isBelowGit: Bool
}

/// The contents of a folder that determine its scope.
struct ScopeMarks {
  var hasConfiguration = false
  var hasGit = false
  var hasPackage = false
}

/// The name of the file that is searched for in a spec's folder and the folders above.
package let configurationName = "mvvmgen.json"

extension ConfigurationScope {
  /// The scope to start with if nothing is known about the folders above.
  static let none = ConfigurationScope(configuration: nil, isBelowGit: false)

  /// Returns the scope of a subfolder, given its path as messages show it.
  func entering(_ folder: @autoclosure () -> String, _ marks: ScopeMarks) -> ConfigurationScope {
    let isBelowGit = self.isBelowGit || marks.hasGit
    if marks.hasConfiguration {
      return ConfigurationScope(configuration: join(folder(), configurationName), isBelowGit: isBelowGit)
    }
    let endsSearch = marks.hasGit || (marks.hasPackage && !isBelowGit)
    return ConfigurationScope(configuration: endsSearch ? nil : self.configuration, isBelowGit: isBelowGit)
  }
}

extension FileTree {
  /// Returns the scope of an absolute folder, by looking at each folder from there up to the root.
  ///
  /// - Parameter ignoresOwn: Whether to find the configuration that would apply without the one in the folder.
  func scope(of folder: String, ignoresOwn: Bool = false) -> ConfigurationScope {
    let marks = ScopeMarks(
      hasConfiguration: !ignoresOwn && self.exists(join(folder, configurationName)),
      hasGit: self.exists(join(folder, ".git")),
      hasPackage: self.exists(join(folder, "Package.swift"))
    )
    // Folders above the one with `.git` are ignored.
    let above = marks.hasGit ? .none : self.scope(above: folder)
    return above.entering(relative(folder, to: self.workingFolder), marks)
  }

  /// Returns the scope of a folder's parent.
  func scope(above folder: String) -> ConfigurationScope {
    let parent = split(folder).folder
    return parent == folder || parent.isEmpty ? .none : self.scope(of: parent)
  }
}
