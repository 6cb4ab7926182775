import MVVMConfiguration
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMStyles

/// Generates the first version of the hand-written files of each view model: logic, tests and, on request, a
/// view. They compile and run, and show where code is missing.
///
/// - Parameter adjust: Returns the view model to write the files for.
package func scaffold(
  _ file: SourceFile,
  configuration: Configuration,
  styles: StyleLibrary,
  withViews: Bool = false,
  adjusting adjust: (ViewModel) -> ViewModel = { $0 }
) -> Diagnosed<[GeneratedFile]> {
  generate(file, configuration: configuration, styles: styles) { resolved, configuration in
    let viewModels = resolved.spec.viewModels.map(adjust)
    return plannedScaffolds(of: viewModels, resolved.style, configuration)
      + (withViews ? plannedViews(of: viewModels, resolved.style, configuration) : [])
  }
}

private func plannedScaffolds(of viewModels: [ViewModel], _ style: Style, _ configuration: Configuration)
  -> [PlannedFile]
{
  let framework = configuration.testFramework(for: style.manifest)
  return viewModels.flatMap { viewModel in
    let name = viewModel.name
    let logic = PlannedFile(kind: .logic, name: "\(name).swift", viewModels: [viewModel])
    let tests = framework.map {
      PlannedFile(kind: $0.tests, name: "\(name)Tests.swift", viewModels: [viewModel], destination: .tests)
    }
    return [logic, tests].compactMap(\.self)
  }
}

private func plannedViews(of viewModels: [ViewModel], _ style: Style, _ configuration: Configuration)
  -> [PlannedFile]
{
  viewModels.map { viewModel in
    let name = viewName(of: viewModel, configuration.settings(for: viewModel), style)
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
