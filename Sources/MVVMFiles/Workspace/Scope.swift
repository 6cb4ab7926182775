/// Which configuration counts in a folder, and what must be known to tell for the folders below it.
struct Scope {
  /// The path of the configuration file; `nil` for the defaults.
  var configuration: String?
  /// Whether this folder or one above holds `.git`, so that no `Package.swift` ends the search.
  var isBelowGit: Bool
}

/// What a folder holds that decides on its scope.
struct ScopeMarks {
  var hasConfiguration = false
  var hasGit = false
  var hasPackage = false
}

/// The file that is looked for in a spec's folder and above.
public let configurationName = "mvvmgen.json"

extension Scope {
  /// Where nothing is known of the folders above.
  static let none = Scope(configuration: nil, isBelowGit: false)

  /// The scope of a folder in this one.
  ///
  /// - Parameter folder: As messages show it.
  func entering(_ folder: String, _ marks: ScopeMarks) -> Scope {
    let isBelowGit = self.isBelowGit || marks.hasGit
    if marks.hasConfiguration {
      return Scope(configuration: join(folder, configurationName), isBelowGit: isBelowGit)
    }
    let endsSearch = marks.hasGit || (marks.hasPackage && !isBelowGit)
    return Scope(configuration: endsSearch ? nil : self.configuration, isBelowGit: isBelowGit)
  }
}

extension FileTree {
  /// The scope of a folder, found by a look at each folder from there to the root.
  ///
  /// - Parameter folder: An absolute path.
  func scope(of folder: String) -> Scope {
    let marks = ScopeMarks(
      hasConfiguration: self.exists(join(folder, configurationName)),
      hasGit: self.exists(join(folder, ".git")),
      hasPackage: self.exists(join(folder, "Package.swift"))
    )
    // What lies above the folder with `.git` counts for nothing.
    let above = marks.hasGit ? .none : self.scope(above: folder)
    return above.entering(relative(folder, to: self.workingFolder), marks)
  }

  /// The scope of the folder that holds a folder.
  func scope(above folder: String) -> Scope {
    let parent = split(folder).folder
    return parent == folder || parent.isEmpty ? .none : self.scope(of: parent)
  }
}
