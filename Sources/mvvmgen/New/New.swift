import MVVMGenerator
import MVVMSource

/// Begins a view model: writes its spec, its logic and its tests, or those that are not there yet.
func new(_ arguments: NewArguments) throws(UsageError) -> ExitStatus {
  var report = Report(arguments.format, output: arguments.printsMissing ? .files : .messages)
  guard let workingFolder = workingFolder() else { return report.failWithoutFolder() }
  var search = SpecSearch(
    for: .new,
    workingFolder: workingFolder,
    config: arguments.config,
    findsGenerated: false,
    store: ConfigurationStore(arguments.choices)
  )
  try search.add(specPath(of: arguments.subject), &report)
  var store = search.store
  let targets = Targets(search.tree, store, workingFolder: workingFolder)
  guard let spec = spec(arguments.subject, search.tree, &store, &report),
    let folder = targets.folders.first, let files = scaffolds(of: spec, search.tree, &store, &report)
  else { return report.finish() }
  let places = files.map { (file: $0, path: path(of: $0, beside: spec.path, folder)) }
  if arguments.printsMissing {
    for place in places { place.path.map { printMissing(of: place.file, at: $0, &report) } }
  } else {
    begin(arguments.subject, spec, places, &report)
  }
  return report.finish()
}

private func specPath(of subject: NewArguments.Subject) -> String {
  switch subject {
  case .name(let name, _, let folder): join(folder, name + specSuffix)
  case .spec(let path): path
  }
}

/// The spec that there is, or the one to begin with.
private func spec(
  _ subject: NewArguments.Subject,
  _ tree: SpecTree,
  _ store: inout ConfigurationStore,
  _ report: inout Report
) -> SourceFile? {
  switch subject {
  case .spec(let path): return readSource(path, &report)
  case .name(let name, _, _):
    let path = specPath(of: subject)
    guard let (_, existing) = existingFile(path, &report) else { return nil }
    if existing != nil {
      report.add([.isThere(path)])
      return nil
    }
    guard let index = tree.folders.first?.configuration, let configuration = store.loaded[index].configuration
    else { return nil }
    let result = newSpec(named: name, configuration: configuration, styles: &store.loaded[index].styles)
    report.add(result.diagnostics)
    return result.value.map { SourceFile(path: path, bytes: $0.bytes) }
  }
}

private func scaffolds(
  of spec: SourceFile,
  _ tree: SpecTree,
  _ store: inout ConfigurationStore,
  _ report: inout Report
) -> [GeneratedFile]? {
  guard let index = tree.folders.first?.configuration, let configuration = store.loaded[index].configuration
  else { return nil }
  let result = scaffold(spec, configuration: configuration, styles: &store.loaded[index].styles)
  report.add(result.diagnostics)
  return result.value
}

/// Logic stands beside its spec, wherever generated files go; tests where test cases do, or nowhere.
private func path(of file: GeneratedFile, beside spec: String, _ targets: Targets.Folder) -> String? {
  switch file.destination {
  case .sources: join(folder(of: spec), file.name)
  case .tests: targets.tests.map { join($0.path, file.name) }
  }
}

extension Diagnostic {
  fileprivate static func isThere(_ path: String) -> Diagnostic {
    let advice = "'mvvmgen new --from \(path)' writes what goes with it"
    return Diagnostic(.fileExists, "there is a spec of this name: \(advice)", at: Place(path: path))
  }
}
