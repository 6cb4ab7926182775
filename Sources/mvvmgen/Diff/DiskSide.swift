import MVVMSource

extension InterfaceSide {
  /// What stands on the disk at the paths.
  ///
  /// - Parameters:
  ///   - root: Below which the other side knows the specs; `nil` where it knows them by their place below the argument,
  ///     and a file argument by nothing, as there is one on each side.
  init(_ paths: [String], below root: String?, in workingFolder: String, _ report: inout Report)
    throws(UsageError)
  {
    var search = SpecSearch(
      for: .diff,
      workingFolder: workingFolder,
      config: nil,
      store: ConfigurationStore(Choices(command: .diff))
    )
    for path in paths { try search.add(path, &report) }
    if paths.count > 1 {
      search.tree.sort()
      search.tree.removeRepeated()
    }
    let tree = search.tree
    for spec in tree.specs {
      let folder = tree.folders[spec.folder]
      let isArgument = folder.relative.isEmpty && !folder.isRoot
      let known = isArgument ? "" : join(folder.relative, spec.name)
      let path = root.map { relative(join(folder.physical, spec.name), to: $0) } ?? known
      if let file = readSource(tree.path(of: spec), &report) {
        self.specs.append(SpecFile(file: file, path: path, configuration: folder.configuration))
      } else {
        self.unreadable.insert(path)
      }
    }
    self.configurations = search.store.loaded
  }
}
