import MVVMGenerator
import MVVMSource

/// Writes, or compares, the generated files of all specs that the arguments name, one spec at a time.
func generate(_ arguments: GenerateArguments) throws(UsageError) -> ExitStatus {
  if let request = arguments.plugin { return try generate(request, arguments) }
  return switch arguments.source {
  case .paths(let paths): try generate(paths, arguments)
  case .standardInput(let path): try generateFromStandardInput(path, arguments)
  }
}

private func generate(_ paths: [String], _ arguments: GenerateArguments) throws(UsageError) -> ExitStatus {
  var report = Report(arguments.format)
  guard let workingFolder = workingFolder() else { return report.failWithoutFolder() }
  var search = SpecSearch(
    for: .generate,
    workingFolder: workingFolder,
    config: arguments.config,
    findsGenerated: arguments.mode.findsOrphans,
    store: ConfigurationStore(arguments.choices)
  )
  try search.add(paths, &report)
  // Without specs nothing has asked for a configuration, and so for the style.
  if search.store.loaded.isEmpty { _ = try search.store.index(of: nil, &report) }
  var (tree, store) = (search.tree, search.store)
  let targets = Targets(tree, store, workingFolder: workingFolder)
  var support = Support(Layout(store, workingFolder: workingFolder))
  let all = tree
  var tally = Tally()
  // One tree with one configuration gives each spec a place of its own.
  if paths.count > 1 || store.loaded.count > 1 {
    tree.sort()
    tally.failed = removeDuplicates(&tree, targets, store, &report)
  }
  // Where a folder or a configuration could not be read, files would seem to have lost their specs.
  let findsOrphans = arguments.mode.findsOrphans && report.status != .disk
  deferSignals()
  let made = generate(tree, targets, &store, &support, arguments, &tally, &report)
  let supportNames = settleSupport(support, made.owners, &store, arguments.mode, &tally, &report)
  if findsOrphans {
    // A spec that failed has not said what it needs.
    let isWhole = tally.failed == 0
    let known = KnownFiles(
      all,
      targets,
      store,
      support: isWhole ? supportNames : nil,
      made: isWhole ? made.physicalPaths : nil
    )
    settleOrphans(known, arguments.mode, &tally, &report)
  }
  if arguments.mode.isCheck, tally.differences > 0 { report.status.worsen(to: .findings) }
  let status = report.finish()
  report.say(summary(of: tally, arguments.mode, hasSpecs: !all.specs.isEmpty))
  return status
}

/// What a run made for specs.
private struct MadeFiles {
  /// The absolute paths of the files, where files without a spec are looked for.
  var physicalPaths: Set<String> = []
  /// The specs of the files, by their paths as messages show them. Overrides may name the files of two specs alike, which
  /// shows only when both are made, and a spec may have the name of what a module needs once.
  var owners: SmallDictionary<String, String> = [:]
  var viewModels = DeclaredViewModels()
}

private func generate(
  _ tree: SpecTree,
  _ targets: Targets,
  _ store: inout ConfigurationStore,
  _ support: inout Support,
  _ arguments: GenerateArguments,
  _ tally: inout Tally,
  _ report: inout Report
) -> MadeFiles {
  var made = MadeFiles()
  for spec in tree.specs {
    leaveIfInterrupted()
    let path = tree.path(of: spec)
    let index = tree.folders[spec.folder].configuration
    guard let files = files(ofSpec: path, &store.loaded[index], arguments, &report),
      made.viewModels.add(files, ofSpec: path, in: targets.folders[spec.folder].module, &report)
    else {
      tally.failed += 1
      continue
    }
    for file in files {
      let target = targets.path(of: file, for: spec)
      support.add(file, ofFolder: spec.folder, in: tree)
      if arguments.mode.findsOrphans {
        made.physicalPaths.insert(targets.physicalPath(of: file, for: spec))
      }
      if let first = made.owners[target] {
        report.add([.duplicateOutput(first, path, target)])
        tally.failed += 1
      } else {
        made.owners[target] = path
        settle(file, at: target, arguments.mode, &tally, &report)
      }
    }
  }
  return made
}

/// `nil` after a report of why there are none.
private func files(
  ofSpec path: String,
  _ loaded: inout LoadedConfiguration,
  _ arguments: GenerateArguments,
  _ report: inout Report
) -> [GeneratedFile]? {
  guard let configuration = loaded.configuration, let source = readSource(path, &report) else { return nil }
  let result = MVVMGenerator.generate(
    source,
    configuration: configuration,
    styles: &loaded.styles,
    options: GenerateOptions(writesSourceLocations: arguments.writesSourceLocations)
  )
  report.add(result.diagnostics)
  return result.hasErrors ? nil : result.value
}

private func generateFromStandardInput(
  _ path: String?,
  _ arguments: GenerateArguments
) throws(UsageError) -> ExitStatus {
  var report = Report(arguments.format, output: .file)
  guard let workingFolder = workingFolder() else { return report.failWithoutFolder() }
  var store = ConfigurationStore(arguments.choices)
  let found = configurationPath(ofSpec: path, in: workingFolder)
  let index = try store.index(of: arguments.config ?? found, &report)
  guard let source = readStandardInput(as: path, &report),
    let configuration = store.loaded[index].configuration
  else { return report.finish() }
  let result = MVVMGenerator.generate(
    source,
    configuration: configuration,
    styles: &store.loaded[index].styles
  )
  report.add(result.diagnostics)
  if !result.hasErrors {
    for file in result.value ?? [] where file.kind == .class { report.print(file.contents) }
  }
  return report.finish()
}
