import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles

extension PlannedFile {
  /// Returns the support files that the file needs in its module.
  func support(_ configuration: Configuration, _ style: Style) -> [SupportKind] {
    switch self.kind {
    case .classes: [.sources]
    case .bindings: [.bindings] + observedSupport(configuration, style.manifest)
    case .mock: (self.destination == .sources ? [.sources] : []) + self.mockSupport
    case .testingCase, .xctestCase: [.tests] + (self.hasAsyncInputs ? [.testReply] : [])
    default: []
    }
  }

  private var hasAsyncInputs: Bool { self.viewModels.contains { $0.inputs.contains(where: \.isAsync) } }

  private func observedSupport(_ configuration: Configuration, _ style: Manifest) -> [SupportKind] {
    let settings = self.viewModels.map { ($0, configuration.settings(for: $0)) }
    let ways = settings.filter { style.isObserved($0, $1) }.map { style.observed($1) }
    return (ways.isEmpty ? [] : [.viewEvents])
      + (ways.contains(.observation) ? [.trackedState] : [])
  }

  /// The files with code that compares calls, if there are inputs to call.
  private var mockSupport: [SupportKind] {
    if self.viewModels.allSatisfy({ $0.inputs.isEmpty }) { return [] }
    return [self.destination == .sources ? .mocks : .testMocks]
  }
}

/// Returns the files that each run generates. The first view model of a spec decides the file names, so an override
/// that changes file names should name all view models of the spec.
package func plannedFiles(of resolved: Resolved, _ configuration: Configuration) -> [PlannedFile] {
  let all = resolved.spec.viewModels.map { (viewModel: $0, settings: configuration.settings(for: $0)) }
  let naming = (all.first?.settings ?? configuration.settings).naming
  var files: [PlannedFile] = []
  /// Plans a file for the view models that need it, if there are any.
  func plan(
    _ kind: FileKind,
    in destination: Destination = .sources,
    where isWanted: (ViewModel, Configuration.ViewModelSettings) -> Bool = { _, _ in true }
  ) {
    let viewModels = all.filter { isWanted($0.viewModel, $0.settings) }.map(\.viewModel)
    if viewModels.isEmpty { return }
    let name = fileName(ofSpec: resolved.file.name, naming[kind.namingKey])
    files.append(PlannedFile(kind: kind, name: name, viewModels: viewModels, destination: destination))
  }
  plan(.classes)
  plan(.bindings) { $1.bindings && resolved.style.manifest.canBind($0) }
  plan(.mock) { $1.mocks.isInSources }
  if configuration.tests.folder == nil { return files }
  plan(.mock, in: .tests) { $1.mocks == .tests }
  if let framework = configuration.testFramework(for: resolved.style.manifest) {
    plan(framework.testCase, in: .tests)
  }
  return files
}

/// Returns the name of a generated file, made from the name of the spec and the pattern in the configuration.
package func fileName(ofSpec name: String, _ pattern: NamePattern) -> String {
  pattern.applied(to: Text(stem(name))).description
}

extension Configuration {
  /// Returns the framework for the tests of a style; `nil` if no tests are generated.
  package func testFramework(for style: Manifest) -> TestFramework? {
    let framework = self.tests.framework
    return framework == .auto ? style.testing : TestFramework(rawValue: framework.rawValue)
  }
}
