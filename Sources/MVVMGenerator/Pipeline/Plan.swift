import MVVMModel
import MVVMSource

extension PlannedFile {
  /// The support file that the file's module needs, if the style has one.
  var support: SupportKind? {
    switch self.kind {
    case .class: .sources
    case .bindings: .bindings
    case .mock: self.destination == .sources ? .sources : nil
    case .testingCase, .xctestCase: .tests
    case .bindingSupport, .logic, .sourceSupport, .spec, .testingTests, .testSupport, .view, .xctestTests:
      nil
    }
  }
}

/// Returns the files that each run generates. The first view model of a spec decides the file names, so an override
/// that changes file names should name all view models of the spec.
func plannedFiles(of resolved: Resolved, _ configuration: Configuration) -> [PlannedFile] {
  let viewModels = resolved.spec.viewModels
  let settings = viewModels.first.map { configuration.settings(for: $0) } ?? configuration.settings
  let classes = PlannedFile(
    kind: .class,
    name: fileName(of: resolved.file, settings.naming[.file]),
    viewModels: viewModels
  )
  return [classes] + plannedBindings(of: resolved, settings, configuration)
    + plannedMocks(of: resolved, settings, configuration)
    + plannedTestCases(of: resolved, settings, configuration)
}

/// Returns the bindings file, for the view models that have something to bind.
private func plannedBindings(
  of resolved: Resolved,
  _ settings: Configuration.ViewModelSettings,
  _ configuration: Configuration
) -> [PlannedFile] {
  let viewModels = resolved.spec.viewModels.filter {
    configuration.settings(for: $0).bindings && !$0.bound.isEmpty
  }
  if viewModels.isEmpty { return [] }
  let name = fileName(of: resolved.file, settings.naming[.bindingsFile])
  return [PlannedFile(kind: .bindings, name: name, viewModels: viewModels)]
}

/// Returns the scaffolds of the views.
func plannedViews(of resolved: Resolved) -> [PlannedFile] {
  resolved.spec.viewModels.map { viewModel in
    let name = viewName(of: viewModel, resolved.style)
    return PlannedFile(kind: .view, name: "\(name).swift", viewModels: [viewModel])
  }
}

/// Returns the scaffolds, which are written once for the user to go on with: one of each kind for each view model.
func plannedScaffolds(of resolved: Resolved, _ configuration: Configuration) -> [PlannedFile] {
  let tests = configuration.testFramework(for: resolved.style)?.tests
  return resolved.spec.viewModels.flatMap { viewModel in
    [PlannedFile(kind: .logic, name: "\(viewModel.name).swift", viewModels: [viewModel])]
      + (tests.map { kind in
        [
          PlannedFile(
            kind: kind,
            name: "\(viewModel.name)Tests.swift",
            viewModels: [viewModel],
            destination: .tests
          )
        ]
      } ?? [])
  }
}

private func plannedMocks(
  of resolved: Resolved,
  _ settings: Configuration.ViewModelSettings,
  _ configuration: Configuration
) -> [PlannedFile] {
  func mocks(_ place: Configuration.Mocks, _ destination: Destination) -> [PlannedFile] {
    let viewModels = resolved.spec.viewModels.filter { configuration.settings(for: $0).mocks == place }
    if viewModels.isEmpty { return [] }
    let name = fileName(of: resolved.file, settings.naming[.mockFile])
    return [PlannedFile(kind: .mock, name: name, viewModels: viewModels, destination: destination)]
  }
  return mocks(.sources, .sources) + (configuration.tests.folder == nil ? [] : mocks(.tests, .tests))
}

private func plannedTestCases(
  of resolved: Resolved,
  _ settings: Configuration.ViewModelSettings,
  _ configuration: Configuration
) -> [PlannedFile] {
  guard configuration.tests.folder != nil, let framework = configuration.testFramework(for: resolved.style)
  else { return [] }
  return [
    PlannedFile(
      kind: framework.testCase,
      name: fileName(of: resolved.file, settings.naming[.testCaseFile]),
      viewModels: resolved.spec.viewModels,
      destination: .tests
    )
  ]
}

extension Configuration {
  /// Returns the framework for the tests of a style; `nil` if no tests are generated.
  func testFramework(for style: Style) -> TestFramework? {
    switch self.tests.framework {
    case .auto: style.manifest.testing
    case .xctest: .xctest
    case .swiftTesting: .swiftTesting
    case .off: nil
    }
  }
}
