import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax
import MVVMTemplates

/// Adds the imports of the spec and of the style as statements, in groups that are each sorted. If both name a module,
/// the spec's import is used. Tests also import the module that they test.
func describeImports(
  of styled: StyledFile,
  _ options: FileOptions,
  into file: Record<FileField>,
  _ builder: inout ContextBuilder
) {
  let publicImports = PublicImports(of: styled.planned, options)
  if let access = publicImports.highest {
    builder.set(.importAccess, of: file) { $0.text("\(access) ") }
  }
  let kind = styled.planned.kind
  let paired = styled.planned.viewModels.filter {
    kind == .classes && options.style.manifest.pairs(of: $0).contains(where: \.isBound)
  }
  let published = kind == .bindings ? options.observed(styled.planned, .combine) : []
  builder.set(.hasPairs, of: file, !paired.isEmpty)
  builder.set(.isPublished, of: file, !published.isEmpty)
  if let access = options.configuration.importAccess(for: paired + published) {
    builder.set(.pairAccess, of: file) { $0.text("\(access) ") }
  }
  var all = imports(of: options.resolved.spec, for: styled.planned, options.style)
  all.reserveCapacity(all.count + 8)
  addImports(for: styled, options, publicImports) { module in
    if all.contains(where: { $0.kind == nil && $0.path == module.path }) { return }
    all.insert(module, at: all.firstIndex { module.key < $0.key } ?? all.count)
  }
  let list = builder.list(of: all) { $0.text(of: $1) }
  let plain = all.partitioningIndex { $0.key.group != .plain }
  let declarations = all.partitioningIndex { $0.key.group == .testable }
  builder.set(.plainImports, of: file) { _ in list.slice(0..<plain) }
  builder.set(.declarationImports, of: file) { _ in list.slice(plain..<declarations) }
  builder.set(.testableImports, of: file) { _ in list.slice(declarations..<all.count) }
}

/// Returns the imports that the spec asks for, without access where the file shows nothing to other modules: the
/// compiler warns of an import that is more visible than its use. Tests declare nothing that others could see, logic
/// does so only if it is an extension of the class, and neither that nor a mock has the dependencies.
private func imports(of spec: Spec, for file: PlannedFile, _ style: Style) -> [Import] {
  let kind = file.kind
  guard kind.namesTypes else { return [] }
  if spec.imports.allSatisfy({ $0.access == nil }) { return spec.imports }
  if kind.isTest { return spec.imports.map { $0.with(nil) } }
  func contains(_ showsNames: (ViewModel) -> Bool) -> Bool { file.viewModels.contains(where: showsNames) }
  let isShown =
    switch kind {
    case .bindings: contains(\.bindsForeignNames)
    case .logic: style.manifest.interface.logic == .extension && contains(\.mayShowForeignNames)
    case .mock: contains(\.mayShowForeignNames)
    default: true
    }
  // Beside an import that says `package`, an import without access would be ambiguous.
  return isShown
    ? spec.imports
    : spec.imports.map { $0.with($0.access == .public ? nil : $0.access.map { _ in .internal }) }
}

extension Import {
  fileprivate func with(_ access: Access?) -> Import {
    Import(attributes: self.attributes, access: access, kind: self.kind, path: self.path)
  }
}

/// Adds the imports that the style and the kind of file need.
private func addImports(
  for file: StyledFile,
  _ options: FileOptions,
  _ publicImports: PublicImports,
  _ add: (Import) -> Void
) {
  let kind = file.planned.kind
  func addModules(of group: ModuleGroup) {
    for module in options.style.manifest.imports[group] ?? [] {
      add(Import(access: publicImports.accesses[module], path: module))
    }
  }
  let observed = options.observedImports(of: file.planned)
  if let group = kind.importGroup, group != .view || observed.isEmpty { addModules(of: group) }
  if kind.importGroup == .testCase, options.configuration.tests.observer == nil { addModules(of: .observer) }
  if let framework = kind.frameworkModule { add(Import(path: Text("\(framework)"))) }
  if let module = file.testedModule { add(module) }
  observed.forEach(add)
  if kind.isTest { options.configuration.tests.imports.forEach { add(Import(path: Text($0))) } }
}

extension FileOptions {
  /// The view models of a file that SwiftUI observes in one of the ways.
  fileprivate func observed(_ file: PlannedFile, _ ways: Configuration.Observed...) -> [ViewModel] {
    file.viewModels.filter { viewModel in
      let settings = self.configuration.settings(for: viewModel)
      let manifest = self.style.manifest
      return manifest.isObserved(viewModel, settings) && ways.contains(manifest.observed(settings))
    }
  }

  /// What a file imports since SwiftUI observes its view models: to show them, or to write and to track them.
  fileprivate func observedImports(of file: PlannedFile) -> [Import] {
    guard file.kind == .view || file.kind == .bindings,
      !self.observed(file, .observation, .combine).isEmpty
    else { return [] }
    if file.kind == .view { return [Import(path: "SwiftUI")] }
    let tracked = self.observed(file, .observation)
    // Others see no conformance of a class that is not public.
    let access = self.configuration.importAccess(for: tracked).flatMap { $0 == .public ? $0 : nil }
    return (self.style.manifest.imports[.observed] ?? []).map { Import(path: $0) }
      + (tracked.isEmpty ? [] : [Import(access: access, path: "Observation")])
  }
}

extension ContextBuilder {
  fileprivate mutating func text(of statement: Import) -> Value {
    let mark = self.beginText()
    for attribute in statement.attributes {
      self.append(attribute)
      self.append(" ")
    }
    if let access = statement.access {
      self.append(access.rawValue)
      self.append(" ")
    }
    self.append("import ")
    if let kind = statement.kind {
      self.append(kind)
      self.append(" ")
    }
    self.append(statement.path)
    return self.endText(mark)
  }
}
