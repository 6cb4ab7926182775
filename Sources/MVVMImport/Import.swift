import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMSwift

/// Converts the view models of a Swift file to specs and logic. No code is lost: what a spec cannot express is reported
/// at its place, and the view model stays as it is unless `partial` is set.
package func importViewModels(
  of file: SourceFile,
  _ options: ImportOptions,
  styles: inout StyleLibrary
) -> ImportedFile {
  let code = SwiftCode(file)
  guard code.mayHoldViewModel else { return ImportedFile(logic: file) }
  if let mistake = code.mistake { return ImportedFile(logic: file, diagnostics: [mistake]) }
  let found = FoundFile(code)
  let converted = read(found).map { convert($0, options, &styles) }
  return ImportedFile(
    viewModels: converted.map(\.viewModel),
    logic: file.applying(converted.flatMap(\.edits)),
    diagnostics: found.otherArchitectures
  )
}

private func convert(_ found: FoundViewModel, _ options: ImportOptions, _ styles: inout StyleLibrary)
  -> (viewModel: ImportedViewModel, edits: [Edit])
{
  let hasSpec = options.specExists("\(found.name).mvvm")
  let decided = decide(found, hasSpec: hasSpec, isPartial: options.partial)
  var viewModel = ImportedViewModel(name: found.name, diagnostics: decided.diagnostics)
  guard let decision = decided.value else { return (viewModel, []) }
  let written = write(decision, defaultAccess: options.configuration.settings.access.rawValue)
  let verified = verify(written, decision, options, &styles)
  viewModel.diagnostics += verified.diagnostics
  viewModel.droppedMarks = written.droppedMarks
  guard let value = verified.value else { return (viewModel, []) }
  viewModel.result = decision.result
  viewModel.spec = value.spec
  viewModel.override = value.override
  return (viewModel, written.edits)
}

extension Decision {
  fileprivate var result: ImportedViewModel.Result {
    if !self.leftovers.isEmpty { return .convertedInPart(self.leftovers.count) }
    let helpers = self.locals.count + self.logic.copies.count
    return helpers > 0 ? .convertedWithHelpers(helpers) : .converted
  }
}
