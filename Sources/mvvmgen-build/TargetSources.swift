import MVVMFiles
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMStyles

/// The Swift files of a target, which contain the logic of its view models.
struct TargetSources {
  private let paths: [String]
  private let tree: any FileTree

  /// - Parameter folders: The folders with the Swift files of the target.
  init(in folders: [String], _ tree: any FileTree) {
    self.paths = folders.flatMap { folder in
      let entries = (try? tree.list(folder).get()) ?? []
      return entries.map(\.name).filter { $0.hasSuffix(".swift") }.sorted().map { join(folder, $0) }
    }
    self.tree = tree
  }

  /// Returns warnings about view models without logic: the compiler would only report the consequences, in
  /// generated code.
  func missingLogic(of files: [GeneratedFile], _ styles: StyleLibrary) -> [Diagnostic] {
    if self.paths.isEmpty { return [] }
    let classes = files.filter { $0.kind == .classes }
    return classes.flatMap { file -> [Diagnostic] in
      let logic = styles.style(named: file.style, for: .classes).value?.manifest.logic ?? []
      return file.viewModels.compactMap { viewModel in
        self.missing(logic.map { $0.applied(to: viewModel.name).description }, of: viewModel)
      }
    }
  }

  private func missing(_ logic: [String], of viewModel: ViewModel) -> Diagnostic? {
    let place = viewModel.place
    if self.contains(logic, ofSpec: place.file.path) { return nil }
    let message =
      "no '\(logic.joined(separator: ": "))' in this target: 'mvvmgen new --from \(place.file.path)' writes it"
    return Diagnostic(.missingLogic, message, at: place, severity: .warning)
  }

  /// Returns whether one file has all names of an extension, whatever comes between them.
  private func contains(_ logic: [String], ofSpec spec: String) -> Bool {
    let names = logic.map { Array($0.utf8)[...] }
    return names.isEmpty
      || self.paths(startingNear: spec).contains { path in
        guard let bytes = self.tree.bytes(path) else { return false }
        return names.allSatisfy { firstRange(of: $0, in: bytes[...]) != nil }
      }
  }

  /// Returns the paths, beginning with the file named like the spec, which nearly always has the logic.
  /// Reading all others takes as long as generating.
  private func paths(startingNear spec: String) -> [String] {
    let usual = spec.dropLast(specSuffix.count) + ".swift"
    return [String(usual)] + self.paths.filter { $0 != usual }
  }
}
