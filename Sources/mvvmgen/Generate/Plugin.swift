import MVVMGenerator
import MVVMSource

/// Writes what a build plugin has told the build of: for each spec the same files, whatever its configuration says,
/// and one file of what the module needs once.
func generate(_ request: PluginRequest, _ arguments: GenerateArguments) throws(UsageError) -> ExitStatus {
  var report = Report(arguments.format)
  guard let workingFolder = workingFolder() else { return report.failWithoutFolder() }
  var tally = Tally()
  var run = PluginRun(request, arguments, workingFolder: workingFolder)
  deferSignals()
  for spec in run.distinctSpecs(&tally, &report) {
    leaveIfInterrupted()
    guard let files = try run.files(of: spec, &report) else {
      tally.failed += 1
      continue
    }
    for file in files { settle(file, at: join(request.output, file.name), arguments.mode, &tally, &report) }
  }
  // A spec that failed has not said what it needs.
  if tally.failed == 0, let file = run.supportFile(&report) {
    settle(file, at: join(request.output, file.name), arguments.mode, &tally, &report)
  }
  return report.finish()
}

extension PluginModule {
  var destination: Destination {
    switch self {
    case .sources: .sources
    case .tests: .tests
    }
  }

  /// The names of a spec's files: the plugin knows no more than the spec's.
  func fileNames(ofStem stem: String) -> [String] {
    switch self {
    case .sources: ["\(stem).generated.swift"]
    case .tests: ["\(stem)TestCase.generated.swift", "\(stem)Mock.generated.swift"]
    }
  }

  /// The name of the file of what the module needs once.
  var supportFileName: String {
    switch self {
    case .sources: "MVVMGenSupport.generated.swift"
    case .tests: "MVVMGenTestSupport.generated.swift"
    }
  }
}

extension PluginRun {
  /// The specs whose files no other spec's would overwrite; the others are reported. Upper and lower case do not tell
  /// files apart everywhere.
  fileprivate func distinctSpecs(_ tally: inout Tally, _ report: inout Report) -> [PluginRequest.Spec] {
    let groups = Dictionary(grouping: self.request.specs) { stem(split($0.path).name).lowercased() }
    return self.request.specs.filter { spec in
      let group = groups[stem(split(spec.path).name).lowercased()] ?? []
      guard group.count > 1, let first = group.first else { return true }
      tally.failed += 1
      if first.path != spec.path {
        let name = self.request.module.fileNames(ofStem: stem(split(spec.path).name))[0]
        report.add([.duplicateOutput(first.path, spec.path, name)])
      }
      return false
    }
  }
}
