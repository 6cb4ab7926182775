import MVVMConfiguration
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMStyles

/// Generates the first version of the hand-written files of each view model: logic, tests and, on request, a
/// view. They compile and run, and show where code is missing.
package func scaffold(
  _ file: SourceFile,
  configuration: Configuration,
  styles: StyleLibrary,
  withViews: Bool = false
) -> Diagnosed<[GeneratedFile]> {
  generate(file, configuration: configuration, styles: styles) { resolved, configuration in
    plannedScaffolds(of: resolved, configuration)
      + (withViews ? plannedViews(of: resolved, configuration) : [])
  }
}

private func plannedScaffolds(of resolved: Resolved, _ configuration: Configuration) -> [PlannedFile] {
  let framework = configuration.testFramework(for: resolved.style.manifest)
  return resolved.spec.viewModels.flatMap { viewModel in
    let name = viewModel.name
    let logic = PlannedFile(kind: .logic, name: "\(name).swift", viewModels: [viewModel])
    let tests = framework.map {
      PlannedFile(kind: $0.tests, name: "\(name)Tests.swift", viewModels: [viewModel], destination: .tests)
    }
    return [logic, tests].compactMap(\.self)
  }
}

private func plannedViews(of resolved: Resolved, _ configuration: Configuration) -> [PlannedFile] {
  resolved.spec.viewModels.map { viewModel in
    let name = viewName(of: viewModel, configuration.settings(for: viewModel), resolved.style)
    return PlannedFile(kind: .view, name: "\(name).swift", viewModels: [viewModel])
  }
}

extension GeneratedFile {
  /// Returns the lines of this scaffold that are missing in an existing file.
  package func missingLines(in file: [UInt8]) -> [[UInt8]] {
    switch self.kind {
    case .view, .testingTests:
      let overloads = self.viewModels.flatMap(\.inputs).filter { $0.uniqueName != $0.name }
      return missingNamedLines(of: self.contents, in: file, overloads: overloads)
    default: return MVVMCode.missingLines(of: self.contents, in: file)
    }
  }
}
