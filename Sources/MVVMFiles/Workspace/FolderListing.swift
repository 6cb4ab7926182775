import MVVMSource

/// The contents of a folder that matter to a search for specs.
public struct FolderListing {
  /// An entry that the search continues with.
  public enum Child {
    case spec(String)
    case folder(String)
  }

  /// Specs and folders, sorted by the bytes of their paths. For sorting, the path of a folder ends with a slash.
  public private(set) var children: [Child] = []
  /// Swift files, some of which may be generated.
  public private(set) var swiftFiles: [String] = []
  private(set) var marks = ScopeMarks()
  public private(set) var diagnostics: [Diagnostic] = []

  /// Whether the folder contains something that needs a configuration.
  var needsConfiguration: Bool {
    !self.swiftFiles.isEmpty || self.children.contains { if case .spec = $0 { true } else { false } }
  }

  /// Lists a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder as messages show it.
  ///   - findsSwiftFiles: Whether to list Swift files, too.
  public init(of folder: String, in tree: any FileTree, findsSwiftFiles: Bool) {
    let found = tree.list(folder).diagnosed(at: folder)
    self.diagnostics = found.diagnostics
    self.add(found.value ?? [], of: folder, findsSwiftFiles: findsSwiftFiles)
  }

  private mutating func add(_ entries: [FolderEntry], of folder: String, findsSwiftFiles: Bool) {
    var keys: [String] = []
    for entry in entries {
      let name = entry.name
      if name.utf8.first == UInt8(ascii: ".") {
        if name == ".git" { self.marks.hasGit = true }
      } else if entry.kind == .folder {
        keys.append(name + "/")
      } else if name.hasSuffix(specSuffix) {
        if entry.isUTF8 {
          keys.append(name)
        } else {
          self.diagnostics.append(.notUTF8(join(folder, name)))
        }
      } else if name.hasSuffix(".swift") {
        if name == "Package.swift" { self.marks.hasPackage = true }
        if findsSwiftFiles, entry.kind == .file { self.swiftFiles.append(name) }
      } else if name == configurationName {
        self.marks.hasConfiguration = true
      }
    }
    self.children = keys.ordered(by: precedes).map {
      $0.utf8.last == slash ? .folder(String($0.dropLast())) : .spec($0)
    }
    self.swiftFiles = self.swiftFiles.ordered(by: precedes)
  }
}

extension Diagnostic {
  static func notUTF8(_ path: String) -> Diagnostic {
    Diagnostic(.fileNotReadable, "its name is not UTF-8: rename it", at: Place(path: path))
  }
}
