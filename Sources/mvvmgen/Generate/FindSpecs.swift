import MVVMSource

/// A search for specs, and what it has found so far.
struct SpecSearch {
  /// What the search is for.
  let command: Command
  let workingFolder: String
  /// The configuration that the command line names.
  let config: String?
  let findsGenerated: Bool
  var store: ConfigurationStore
  var tree = SpecTree()
  /// The folders of file arguments, by path: an index into those of the tree.
  private var fileFolders: [String: Int] = [:]

  init(
    for command: Command,
    workingFolder: String,
    config: String?,
    findsGenerated: Bool = false,
    store: ConfigurationStore
  ) {
    self.command = command
    self.workingFolder = workingFolder
    self.config = config
    self.findsGenerated = findsGenerated
    self.store = store
  }

  /// Adds the specs at all paths that the user gave. A configuration that the command line names is read even if it
  /// counts for none.
  mutating func add(_ arguments: [String], _ report: inout Report) throws(UsageError) {
    for path in arguments { try self.add(path, &report) }
    if let config = self.config { _ = try self.store.index(of: config, &report) }
  }

  /// Adds the spec, or those below the folder, at a path that the user gave.
  mutating func add(_ argument: String, _ report: inout Report) throws(UsageError) {
    let path = tidy(argument)
    // A spec that is not there is reported when it is read.
    if path.hasSuffix(specSuffix) { return try self.addFile(path, &report) }
    switch entryKind(path) {
    case .failure(let error): report.add(.fileNotReadable, error, at: argument)
    case .success(.folder): try self.addFolder(path, &report)
    case .success:
      let message = "'\(argument)' is neither a folder nor a spec, whose name ends in '\(specSuffix)'"
      throw UsageError(message: message, command: self.command)
    }
  }

  private mutating func addFile(_ path: String, _ report: inout Report) throws(UsageError) {
    let (folder, name) = split(path)
    if self.fileFolders[folder] == nil {
      let physical = physicalPath(folder) ?? absolute(folder, in: self.workingFolder)
      let scope = self.config == nil ? scope(of: physical, seenFrom: self.workingFolder) : .none
      let index = try self.store.index(of: self.config ?? scope.configuration, &report)
      self.fileFolders[folder] = self.tree.folders.count
      let found = SpecFolder(
        path: folder,
        physical: physical,
        relative: "",
        configuration: index,
        isRoot: false
      )
      self.tree.folders.append(found)
    }
    guard let index = self.fileFolders[folder] else { return }
    self.tree.specs.append(Spec(folder: index, name: name))
  }

  private mutating func addFolder(_ path: String, _ report: inout Report) throws(UsageError) {
    guard let physical = physicalPath(path) else { return }
    let scope = self.config == nil ? scope(above: physical, seenFrom: self.workingFolder) : .none
    let root = SpecFolder(path: path, physical: physical, relative: "", configuration: 0, isRoot: true)
    try self.search(root, scope, &report)
  }

  /// - Parameter outer: The scope of the folder above.
  private mutating func search(
    _ folder: SpecFolder,
    _ outer: Scope,
    _ report: inout Report
  ) throws(UsageError) {
    let listing = listing(of: folder.path, findsSwiftFiles: self.findsGenerated)
    report.addProblems(of: listing, in: folder.path)
    let scope = outer.entering(folder.path, listing.marks)
    let index = self.tree.folders.count
    // A configuration that counts for no spec is not read; below a folder argument it says where orphans may be.
    if listing.concernsUs || (folder.isRoot && self.findsGenerated) {
      var found = folder
      found.configuration = try self.store.index(of: self.config ?? scope.configuration, &report)
      self.tree.folders.append(found)
      self.tree.generated += listing.swiftFiles.map { GeneratedName(folder: index, name: $0) }
    }
    for child in listing.children {
      switch child {
      case .spec(let name): self.tree.specs.append(Spec(folder: index, name: name))
      case .folder(let name): try self.search(folder.child(name), scope, &report)
      }
    }
  }
}

extension SpecFolder {
  /// A folder in this one, of which no configuration is known yet.
  func child(_ name: String) -> SpecFolder {
    SpecFolder(
      path: join(self.path, name),
      physical: join(self.physical, name),
      relative: join(self.relative, name),
      configuration: 0,
      isRoot: false
    )
  }
}

extension Report {
  mutating func addProblems(of listing: Listing, in folder: String) {
    if let error = listing.error { self.add(.fileNotReadable, error, at: folder) }
    for name in listing.unreadable {
      let place = Place(path: join(folder, name))
      self.add(.fileNotReadable, "its name is not UTF-8: rename it", at: place)
    }
  }
}
