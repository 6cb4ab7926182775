import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax
import MVVMTemplates

/// The sorted imports of a file, from the spec and the style. If both name a module, the spec's import is
/// used. Tests also import the module that they test.
struct FileImports {
  private let statements: [Import]
  /// The access of the SwiftUI import that pairs need; `nil` if there is none.
  let pairAccess: Access?
  /// Whether a class of the file has pairs.
  let hasPairs: Bool

  init(of styled: StyledFile, _ options: FileOptions) {
    let file = styled.planned
    let publicImports = PublicImports(of: file, options)
    let manifest = options.style.manifest
    let paired =
      file.kind == .classes
      ? file.viewModels.filter { $0.isWritten(manifest.pairs(of: $0)) } : []
    self.hasPairs = !paired.isEmpty
    self.pairAccess = options.configuration.importAccess(for: paired)
    var all = imports(options.specImports, for: file, options)
    for module in addedImports(for: styled, options, publicImports)
    where !all.contains(where: { $0.kind == nil && $0.path == module.path }) {
      all.insert(module, at: all.firstIndex { module.key < $0.key } ?? all.count)
    }
    self.statements = all
  }

  func statements(in group: ImportKey.Group) -> [Import] { self.statements.filter { $0.key.group == group } }
}

/// Returns the imports of a spec, without access if the file exposes nothing to other modules, because the
/// compiler warns about imports that are more visible than their use. Tests declare nothing that others could
/// see, logic does so only as an extension of the class, and neither that nor a mock has the dependencies.
private func imports(_ imports: [Import], for file: PlannedFile, _ options: FileOptions) -> [Import] {
  let kind = file.kind
  guard kind.namesTypes else { return [] }
  if imports.allSatisfy({ $0.access == nil }) { return imports }
  if kind.isTest || file.destination == .tests { return imports.map { $0.with(nil) } }
  func contains(_ showsNames: (ViewModel) -> Bool) -> Bool {
    file.viewModels.contains { options.configuration.access(of: $0) > .internal && showsNames($0) }
  }
  let isShown =
    switch kind {
    case .bindings: contains { $0.bindsForeignNames(withInputs: options.style.manifest.bindsInputs) }
    case .logic: options.style.manifest.interface.logic == .extension && contains(\.mayShowForeignNames)
    case .mock: contains(\.mayShowForeignNames)
    default: true
    }
  // Next to an import with `package`, an import without access would be ambiguous.
  return isShown
    ? imports : imports.map { $0.with($0.access == .public ? nil : $0.access.map { _ in .internal }) }
}

extension Import {
  fileprivate func with(_ access: Access?) -> Import {
    Import(attributes: self.attributes, access: access, kind: self.kind, path: self.path)
  }
}

/// Returns the imports that the style and the kind of file need.
private func addedImports(for file: StyledFile, _ options: FileOptions, _ publicImports: PublicImports)
  -> [Import]
{
  let kind = file.planned.kind
  let tests = options.configuration.tests
  let observed = options.observedImports(of: file.planned)
  var groups: [ModuleGroup] = []
  if let group = kind.importGroup, group != .view || observed.isEmpty { groups.append(group) }
  if kind.importGroup == .testCase, tests.observer == nil { groups.append(.observer) }
  let modules = groups.flatMap { options.style.manifest.imports[$0] ?? [] }
  var imports = modules.map { Import(access: publicImports.accesses[$0], path: $0) }
  if let framework = kind.frameworkModule { imports.append(Import(path: framework)) }
  if let module = file.testedModule { imports.append(module) }
  imports += observed
  if kind.isTest { imports += tests.imports.map { Import(path: Text($0)) } }
  return imports
}

extension ViewModel {
  /// Returns whether its `ObservableObject` has a `@Published` property that is visible wherever the object
  /// is: a state or an input with an initial value, but not a pair.
  fileprivate func showsPublished(_ defaultKind: OutputKind) -> Bool {
    let fields = self.fields(defaultKind)
    let paired = Set(fields.compactMap(\.pair?.state.index))
    return fields.contains { $0.pair == nil }
      || self.bound.contains { $0.kind(defaultKind) == .state && !paired.contains($0.index) }
  }
}

extension FileOptions {
  /// Returns the view models of a file that SwiftUI observes in one of these ways.
  fileprivate func observed(_ file: PlannedFile, _ ways: Configuration.Observed...) -> [ViewModel] {
    file.viewModels.filter { viewModel in
      let settings = self.configuration.settings(for: viewModel)
      let manifest = self.style.manifest
      return manifest.isObserved(viewModel, settings) && ways.contains(manifest.observed(settings))
    }
  }

  /// Returns the imports that a file needs because SwiftUI observes its view models: to show them, or to
  /// write and track them.
  fileprivate func observedImports(of file: PlannedFile) -> [Import] {
    guard file.kind == .view || file.kind == .bindings, !self.observed(file, .observation, .combine).isEmpty
    else { return [] }
    if file.kind == .view { return [Import(path: "SwiftUI")] }
    let tracked = self.observed(file, .observation)
    let access = self.configuration.conformanceAccess(for: tracked)
    return (self.style.manifest.imports[.observed] ?? []).map { Import(path: $0) }
      + (tracked.isEmpty ? [] : [Import(access: access, path: "Observation")])
      + self.combineImport(of: self.observed(file, .combine))
  }

  private func combineImport(of published: [ViewModel]) -> [Import] {
    if published.isEmpty { return [] }
    let shown = published.filter { $0.showsPublished(self.style.manifest.defaultKind) }
    let accesses = [
      self.configuration.importAccess(for: shown), self.configuration.conformanceAccess(for: published),
    ]
    return [Import(access: accesses.compactMap(\.self).max(), path: "Combine")]
  }
}

extension Import: TemplateText {
  public func append(to bytes: inout [UInt8]) {
    for attribute in self.attributes {
      attribute.append(to: &bytes)
      bytes.append(Byte.space)
    }
    if let access = self.access { "\(access.rawValue) ".append(to: &bytes) }
    "import ".append(to: &bytes)
    if let kind = self.kind {
      kind.append(to: &bytes)
      bytes.append(Byte.space)
    }
    self.path.append(to: &bytes)
  }
}
