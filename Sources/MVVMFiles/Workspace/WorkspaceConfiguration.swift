import MVVMConfiguration
import MVVMGenerator
import MVVMSource
import MVVMStyles

/// A configuration in use, with the styles that it can name. All specs with the same configuration share it.
package struct WorkspaceConfiguration {
  /// The settings; `nil` if the file has errors, in which case nothing is generated with it.
  package var configuration: Configuration?
  package let styles: StyleLibrary
  /// The folder for generated files; `nil` to write them next to their specs.
  package let output: String?
  /// The folder for generated tests; `nil` if there is none.
  package var tests: String?
  /// The folder of the configuration file; without a file, the current folder.
  package let folder: String
  /// The parsed file; `nil` if there is none, or if it cannot be read.
  package let file: ConfigurationFile?

  /// - Parameter all: The options from the command line, and the folders.
  fileprivate init(
    _ configuration: Configuration?,
    styles: StyleLibrary,
    folder: String,
    file: ConfigurationFile?,
    in all: Configurations
  ) {
    let (output, tests) = (configuration?.output, configuration?.tests.folder)
    self.configuration = configuration?.using(all.options)
    self.styles = styles
    self.output = (all.options.output ?? output.map { join(folder, $0) }).map(all.tree.shortest)
    self.tests = (all.options.tests ?? tests.map { join(folder, $0) }).map(all.tree.shortest)
    self.folder = folder
    self.file = file
  }
}

/// The configurations of a run. Each is read once.
package struct Configurations {
  let tree: any FileTree
  let options: WorkspaceOptions
  package internal(set) var all: [WorkspaceConfiguration] = []
  package private(set) var diagnostics: [Diagnostic] = []
  /// An error in the command line: a sentence without a full stop.
  package private(set) var usageError: String?
  /// The indices into `all`, by the path of the file. The path of the default configuration is empty.
  private var indices: [String: Int] = [:]
  /// The same indices by the folders whose configuration was requested.
  private var folders: [String: Int] = [:]

  package init(_ options: WorkspaceOptions, in tree: any FileTree) {
    self.options = options
    self.tree = tree
  }
}

extension Configurations {
  /// Returns the configuration that applies to a spec. If its file has errors, it has no settings.
  package mutating func configuration(ofSpec path: String) -> WorkspaceConfiguration {
    self.all[self.index(ofFolder: folder(of: path))]
  }

  /// Returns the index of the configuration for the specs of a folder.
  mutating func index(ofFolder folder: String) -> Int {
    if let config = self.options.config { return self.index(of: config) }
    if let index = self.folders[folder] { return index }
    var found = self.tree.scope(of: self.tree.resolvedPath(folder)).configuration
    if self.options.usesAbsolutePaths { found = found.map { absolute($0, in: self.tree.workingFolder) } }
    let index = self.index(of: found)
    self.folders[folder] = index
    return index
  }

  /// Returns the index of a configuration file; that of the default configuration if the path is `nil`.
  @discardableResult
  package mutating func index(of path: String?) -> Int {
    if let index = self.indices[path ?? ""] { return index }
    self.indices[path ?? ""] = self.all.count
    let added =
      path.map { self.read($0) } ?? self.made(Configuration(), styles: StyleLibrary(), folder: "", file: nil)
    self.all.append(added)
    return self.all.count - 1
  }

  private mutating func read(_ path: String) -> WorkspaceConfiguration {
    let folder = folder(of: path)
    switch self.tree.source(path) {
    case .failure(let error):
      self.diagnostics.append(.notReadable(path, error))
      return self.made(nil, styles: StyleLibrary(), folder: folder, file: nil)
    case .success(let file): return self.read(ConfigurationFile(file), in: folder)
    }
  }

  private mutating func read(_ file: ConfigurationFile, in folder: String) -> WorkspaceConfiguration {
    var overrides: [SourceFile]? = []
    if let templates = file.templatesFolder {
      let result = self.tree.templates(in: join(folder, templates.path), namedAt: templates.place)
      self.diagnostics += result.diagnostics
      overrides = result.value
    }
    let styles = StyleLibrary(overrides: overrides ?? [])
    let result = file.configuration(
      styleNames: styles.names,
      sheetNames: styles.sheetNames,
      ruleNames: self.options.ruleNames,
      module: self.options.module
    ).flatMap { Diagnosed($0, styles.ignoredKeys(of: $0, in: file)) }.correct()
    self.diagnostics += result.diagnostics + [self.droppedStyle(file, in: folder)].compactMap(\.self)
    let configuration = overrides == nil ? nil : result.value
    return self.made(configuration, styles: styles, folder: folder, file: file)
  }

  /// Returns a warning if a file omits the style that the file above it sets, since files are not merged.
  private func droppedStyle(_ file: ConfigurationFile, in folder: String) -> Diagnostic? {
    guard self.options.config == nil, self.options.style == nil, file.style == nil,
      let above = self.tree.scope(of: self.tree.resolvedPath(folder), ignoresOwn: true).configuration,
      let source = try? self.tree.source(above).get(), let style = ConfigurationFile(source).style
    else { return nil }
    let assumed = Configuration().settings.style
    if style == assumed { return nil }
    let message =
      "no style is set here, so '\(assumed)' applies, not '\(style)' from '\(source.path)': files are not merged, so add \"style\": \"\(style)\""
    return Diagnostic(.styleAssumed, message, at: SourceRange(file.file, 0..<1), severity: .warning)
  }

  private mutating func made(
    _ configuration: Configuration?,
    styles: StyleLibrary,
    folder: String,
    file: ConfigurationFile?
  ) -> WorkspaceConfiguration {
    if let style = self.options.style, !styles.contains(style) {
      self.usageError = styles.adviceOnUnknown(style)
    }
    if let module = self.options.module, !isSwiftName(module) {
      self.usageError = "'\(module)' is not the name of a module"
    }
    if self.options.tests != nil, let configuration, (self.options.module ?? configuration.module) == nil {
      let advice = "add '--module NAME', or \"module\" to mvvmgen.json"
      self.usageError = "tests import the module of the view models: \(advice)"
    }
    return WorkspaceConfiguration(configuration, styles: styles, folder: folder, file: file, in: self)
  }
}

extension Configuration {
  fileprivate func using(_ options: WorkspaceOptions) -> Configuration {
    var configuration = self
    configuration.tests.folder = options.tests ?? self.tests.folder
    configuration.module = options.module ?? self.module
    guard let style = options.style else { return configuration }
    configuration.settings.style = style
    configuration.overrides.change { $0.style = nil }
    return configuration
  }
}
