import MVVMGenerator
import MVVMSource

/// One of the two versions of all specs that are compared, wherever it comes from.
public struct InterfaceVersion: Sendable {
  public struct SpecFile: Sendable {
    public let file: SourceFile
    /// By which the other version knows it.
    public let path: String
    /// That its code belongs to; `nil` where nobody can tell.
    public let module: String?

    public init(file: SourceFile, path: String, module: String? = nil) {
      self.file = file
      self.path = path
      self.module = module
    }
  }

  /// The specs of one configuration.
  public struct Group: Sendable {
    /// `nil` where it has errors.
    public let configuration: Configuration?
    public let styles: StyleLibrary
    public var specs: [SpecFile]

    public init(configuration: Configuration?, styles: StyleLibrary, specs: [SpecFile] = []) {
      self.configuration = configuration
      self.styles = styles
      self.specs = specs
    }
  }

  public var groups: [Group]
  /// What the paths of a comparison leave out: a view model that they lack may have moved there.
  public var elsewhere: [Group] = []
  /// The paths of specs that could not be read.
  public var unreadable: Set<String>

  public init(groups: [Group] = [], unreadable: Set<String> = []) {
    self.groups = groups
    self.unreadable = unreadable
  }
}

/// What one version declares.
public struct VersionInterfaces: Sendable {
  public var interfaces: [ViewModelInterface] = []
  /// Those that are compared only with one that the other version has among its own.
  public var elsewhere: [ViewModelInterface] = []
  /// What could not be read, or has errors: of that nothing is known, not even whether it changed.
  public var unknownPaths: Set<String> = []
  public var unknownNames: Set<Text> = []
  public var diagnostics: [Diagnostic] = []

  public init(interfaces: [ViewModelInterface] = []) {
    self.interfaces = interfaces
  }
}

extension InterfaceVersion {
  /// The names of all view models, those of specs with errors too.
  public var names: Set<Text> {
    Set(self.groups.flatMap { $0.specs.flatMap { viewModelNames(in: $0.file) } })
  }

  /// What the specs declare. The two versions may be looked at at once.
  public func interfaces() -> VersionInterfaces {
    var result = VersionInterfaces()
    result.unknownPaths = self.unreadable
    for group in self.groups {
      var styles = group.styles
      for spec in group.specs {
        let found = group.configuration.map {
          MVVMInterfaces.interfaces(of: spec, configuration: $0, styles: &styles)
        }
        result.diagnostics += found?.diagnostics ?? []
        if let interfaces = found?.value {
          result.interfaces += interfaces
        } else {
          result.unknownPaths.insert(spec.path)
          result.unknownNames.formUnion(viewModelNames(in: spec.file))
        }
      }
    }
    for group in self.elsewhere {
      guard let configuration = group.configuration else { continue }
      var styles = group.styles
      result.elsewhere += group.specs.flatMap {
        MVVMInterfaces.interfaces(of: $0, configuration: configuration, styles: &styles).value ?? []
      }
    }
    return result
  }

  /// The generated class of each spec that a set of paths names, by the spec's path.
  fileprivate func classes(of paths: Set<String>) -> [String: GeneratedFile] {
    var files: [String: GeneratedFile] = [:]
    for group in self.groups + self.elsewhere {
      guard let configuration = group.configuration else { continue }
      var styles = group.styles
      for spec in group.specs where paths.contains(spec.path) {
        let options = GenerateOptions(destination: .sources)
        let generated = generate(spec.file, configuration: configuration, styles: &styles, options: options)
        files[spec.path] = generated.value?.first { $0.kind == .class }
      }
    }
    return files
  }
}

/// The class files of the view models that changed, before and after: only these are generated.
public func generatedChanges(of diff: InterfaceDiff, old: InterfaceVersion, new: InterfaceVersion)
  -> [GeneratedChange]
{
  let before = old.classes(of: Set(diff.viewModels.compactMap { $0.old?.path }))
  let after = new.classes(of: Set(diff.viewModels.compactMap { $0.new?.path }))
  var seen: Set<String> = []
  return diff.viewModels.compactMap { viewModel in
    guard let path = viewModel.new?.path ?? viewModel.old?.path, seen.insert(path).inserted else {
      return nil
    }
    let (old, new) = (viewModel.old.flatMap { before[$0.path] }, viewModel.new.flatMap { after[$0.path] })
    return (new ?? old).map {
      GeneratedChange(file: $0.name, old: old?.contents ?? [], new: new?.contents ?? [])
    }
  }
}
