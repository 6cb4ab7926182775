import MVVMGenerator
import MVVMLint
import MVVMSource

extension InterfaceSide {
  /// What stood at the paths in a revision.
  ///
  /// - Parameter paths: Below the root of the repository, which is the empty one.
  init(_ revision: GitRevision, _ paths: [String], _ report: inout Report) throws(GitError) {
    let specs = revision.objects.keys.filter { isSpec($0, below: paths) }.ordered {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    let texts = try revision.read(specs).get()
    var indices: [String?: Int] = [:]
    for (path, file) in zip(specs, texts) {
      let configuration = revision.configuration(of: path)
      let index = indices[configuration] ?? self.configurations.count
      if index == self.configurations.count {
        self.configurations.append(try revision.load(configuration, &report))
        indices[configuration] = index
      }
      self.specs.append(SpecFile(file: file, path: path, configuration: index))
    }
  }
}

/// Whether a search below the paths finds the spec.
private func isSpec(_ path: String, below paths: [String]) -> Bool {
  guard path.hasSuffix(specSuffix) else { return false }
  return paths.contains { folder in
    if folder == path { return true }
    guard folder.isEmpty || path.hasPrefix("\(folder)/") else { return false }
    return !path.dropFirst(folder.utf8.count).split(separator: "/").contains { $0.hasPrefix(".") }
  }
}

extension GitRevision {
  /// The configuration that counts for a file: the nearest above it.
  fileprivate func configuration(of path: String) -> String? {
    var folder = path
    while !folder.isEmpty {
      folder = mvvmgen.folder(of: folder)
      let configuration = join(folder, configurationName)
      if self.objects[configuration] != nil { return configuration }
    }
    return nil
  }

  fileprivate func load(_ path: String?, _ report: inout Report) throws(GitError) -> LoadedConfiguration {
    guard let path, let file = try self.read([path]).get().first else {
      return LoadedConfiguration(
        configuration: Configuration(),
        styles: StyleLibrary(),
        folder: "",
        isFile: false
      )
    }
    var styles = StyleLibrary()
    if let templates = templatesFolder(in: file) {
      let folder = absolute(templates.path, in: "/\(mvvmgen.folder(of: path))").dropFirst()
      let names = self.objects.keys.filter { name in
        name.hasPrefix("\(folder)/") && (name.hasSuffix(".mustache") || name.hasSuffix(".json"))
      }
      if names.isEmpty {
        let message = "'\(templates.path)' holds no templates in '\(self.name)'"
        report.add([Diagnostic(.fileNotReadable, message, at: templates.place)])
        return LoadedConfiguration(configuration: nil, styles: styles, folder: "")
      }
      styles = StyleLibrary(overrides: try self.read(names.ordered(by: <)).get())
    }
    let result = MVVMGenerator.configuration(from: file, styleNames: styles.names, ruleNames: lintRuleNames)
      .correct()
    report.add(result.diagnostics)
    return LoadedConfiguration(configuration: result.value, styles: styles, folder: "")
  }
}
