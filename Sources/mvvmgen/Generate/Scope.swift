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

let configurationName = "mvvmgen.json"

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

/// The scope above a folder, found by looking at each folder from there to the root of the disk.
///
/// - Parameters:
///   - folder: An absolute path.
///   - workingFolder: From which messages see paths.
func scope(above folder: String, seenFrom workingFolder: String) -> Scope {
  let parent = split(folder).folder
  guard parent != folder, !parent.isEmpty else { return .none }
  return scope(of: parent, seenFrom: workingFolder)
}

/// The scope of a folder that nothing is known of.
func scope(of folder: String, seenFrom workingFolder: String) -> Scope {
  let marks = ScopeMarks(
    hasConfiguration: exists(join(folder, configurationName)),
    hasGit: exists(join(folder, ".git")),
    hasPackage: exists(join(folder, "Package.swift"))
  )
  let shown = relative(folder, to: workingFolder)
  // What lies above the folder with `.git` counts for nothing.
  let above = marks.hasGit ? .none : scope(above: folder, seenFrom: workingFolder)
  return above.entering(shown, marks)
}
