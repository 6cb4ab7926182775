import MVVMConfiguration
import MVVMGenerator
import MVVMReports
import MVVMSource
import MVVMStyles

/// One of the two versions of all specs to compare, wherever it comes from.
package struct InterfaceVersion {
  package struct SpecFile: Sendable {
    package let file: SourceFile
    /// The path by which the other version knows the spec.
    package let path: String
    /// The module that the spec's code belongs to; `nil` if unknown.
    package let module: String?

    package init(file: SourceFile, path: String, module: String? = nil) {
      self.file = file
      self.path = path
      self.module = module
    }
  }

  /// The specs that share a configuration.
  package struct Group {
    /// The configuration; `nil` if it has errors.
    package let configuration: Configuration?
    package let styles: StyleLibrary
    package let specs: [SpecFile]

    package init(configuration: Configuration?, styles: StyleLibrary, specs: [SpecFile]) {
      self.configuration = configuration
      self.styles = styles
      self.specs = specs
    }
  }

  package var groups: [Group]
  /// Specs outside the compared paths. A missing view model may have moved there.
  package var elsewhere: [Group] = []
  /// The paths of specs that could not be read.
  package var unreadable: Set<String> = []

  package init(groups: [Group]) { self.groups = groups }
}

package struct VersionInterfaces: Sendable {
  package var interfaces: [ViewModelInterface] = []
  /// View models outside the compared paths. They are only compared with compared ones of the other version.
  package var elsewhere: [ViewModelInterface] = []
  /// The paths of specs that could not be read or have errors, so that their changes are unknown.
  package var unknownPaths: Set<String> = []
  package var unknownNames: Set<Text> = []
  package var diagnostics: [Diagnostic] = []

  package init(interfaces: [ViewModelInterface] = []) { self.interfaces = interfaces }
}

extension InterfaceVersion {
  /// The names of all view models, including those of specs with errors.
  package var names: Set<Text> {
    Set(self.groups.flatMap { $0.specs.flatMap { viewModelNames(in: $0.file) } })
  }

  package func interfaces() -> VersionInterfaces {
    var result = VersionInterfaces()
    result.unknownPaths = self.unreadable
    for group in self.groups {
      for spec in group.specs {
        let found = group.configuration.map {
          MVVMInterfaces.interfaces(of: spec, configuration: $0, styles: group.styles)
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
      result.elsewhere += group.specs.flatMap {
        MVVMInterfaces.interfaces(of: $0, configuration: configuration, styles: group.styles).value ?? []
      }
    }
    return result
  }

  /// Returns the generated class files of specs, by the path of the spec.
  fileprivate func classes(of paths: Set<String>) -> [String: GeneratedFile] {
    var files: [String: GeneratedFile] = [:]
    for group in self.groups + self.elsewhere {
      guard let configuration = group.configuration else { continue }
      for spec in group.specs where paths.contains(spec.path) {
        let options = GenerateOptions(destinations: [.sources])
        let made = generate(spec.file, configuration: configuration, styles: group.styles, options: options)
        files[spec.path] = made.value?.first { $0.kind == .classes }
      }
    }
    return files
  }
}

/// Returns the class files of the changed view models, before and after, in the order of their specs. Only
/// these files are generated. A spec that replaced another is compared with it.
package func generatedChanges(of diff: InterfaceDiff, old: InterfaceVersion, new: InterfaceVersion)
  -> [GeneratedChange]
{
  let paths = Set(diff.viewModels.flatMap { [$0.old?.spec.path, $0.new?.spec.path].compactMap(\.self) })
  let (before, after) = (old.classes(of: paths), new.classes(of: paths))
  var oldPaths: [String: String] = [:]
  for viewModel in diff.viewModels {
    guard let old = viewModel.old?.spec.path, let new = viewModel.new?.spec.path else { continue }
    if after[old] == nil, before[new] == nil { oldPaths[new] = oldPaths[new] ?? old }
  }
  return paths.subtracting(oldPaths.values).sorted(by: <).compactMap { path in
    let (old, new) = (before[oldPaths[path] ?? path], after[path])
    return (new ?? old).map {
      GeneratedChange(file: $0.name, old: old?.contents ?? [], new: new?.contents ?? [])
    }
  }
}

/// A generated file, before and after.
package struct GeneratedChange: Sendable {
  package let file: String
  let old: [UInt8]
  let new: [UInt8]

  /// The number of changed lines.
  package var count: (removed: Int, added: Int) { countLineChanges(old: self.old, new: self.new) }
}
