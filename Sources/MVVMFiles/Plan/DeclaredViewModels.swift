import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax

/// The view models and class files of a run so far. They show when two specs of a module declare the same
/// view model or have files of the same name, which Swift does not compile in one module.
package struct DeclaredViewModels {
  private struct Declaration {
    let spec: String
    let range: Range<Int>

    /// Returns the place of the name. The spec is read again, since its lines are only needed for an error.
    func place(in tree: any FileTree) -> SourceRange {
      guard let file = try? tree.source(self.spec).get() else { return SourceRange(path: self.spec) }
      return SourceRange(file, self.range)
    }
  }

  /// The view models by their modules and names.
  private var declarations: [String: Declaration] = [:]
  /// The specs by the modules and names of their files.
  private var specs: [String: String] = [:]

  package init() {}

  /// Records the view models of a spec, and reports those that another spec of the module declares.
  package mutating func add(
    _ viewModels: [ViewModel],
    ofSpec spec: String,
    in module: String,
    _ tree: any FileTree
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for viewModel in viewModels {
      let name = viewModel.name.description
      let key = join(module, name)
      let declaration = Declaration(spec: spec, range: viewModel.nameRange)
      guard let first = self.declarations.insert(declaration, for: key) else { continue }
      if first.spec == spec {
        // It was fixed, which may have moved the name.
        self.declarations[key] = declaration
      } else {
        let (place, firstPlace) = (SourceRange(viewModel.tree.file, declaration.range), first.place(in: tree))
        let note = Note("'\(name)' is first declared here", at: firstPlace)
        let message = "'\(name)' is also declared in '\(firstPlace.file.path)': rename one"
        diagnostics.append(Diagnostic(.duplicateViewModel, message, at: place, notes: [note]))
      }
    }
    return diagnostics
  }

  /// Records the file of a spec, and reports it if another spec of the module has a file of the same name.
  mutating func add(_ files: [GeneratedFile], ofSpec spec: String, in module: String, _ tree: any FileTree)
    -> [Diagnostic]
  {
    var diagnostics = self.add(files.viewModels, ofSpec: spec, in: module, tree)
    if let file = files.first(where: { $0.kind == .classes }) {
      let key = join(module, file.name)
      // A copied spec gets one error, not two.
      if let first = self.specs.insert(spec, for: key), diagnostics.isEmpty {
        let message =
          "the file of '\(first)' is also called '\(file.name)', and file names must be unique in a module: rename one spec"
        let place = SourceRange(path: spec)
        diagnostics.append(Diagnostic(.duplicateOutput, message, at: place, severity: .warning))
      }
    }
    return diagnostics
  }
}

extension Dictionary {
  /// Sets the value of a key that has none. Otherwise changes nothing, and returns the key's value.
  mutating func insert(_ value: Value, for key: Key) -> Value? {
    let first = self.updateValue(value, forKey: key)
    if let first { self[key] = first }
    return first
  }
}

extension [GeneratedFile] {
  /// The view models of the spec that the files were generated for. Mocks may leave some out.
  var viewModels: [ViewModel] { (self.first { $0.kind != .mock } ?? self.first)?.viewModels ?? [] }
}
