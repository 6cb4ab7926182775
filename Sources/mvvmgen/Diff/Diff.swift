import MVVMGenerator
import MVVMInterfaces
import MVVMModel
import MVVMSource

/// Prints what two versions of specs declare differently, and whom it concerns.
func diff(_ arguments: DiffArguments) throws(UsageError) -> ExitStatus {
  var report = Report(arguments.format == .github ? .github : .text)
  guard let workingFolder = workingFolder() else { return report.failWithoutFolder() }
  switch try sides(of: arguments.sides, in: workingFolder, &report) {
  case .success(let sides): compare(sides, arguments, &report)
  case .failure(.usage(let message)): throw UsageError(message: message, command: .diff)
  case .failure(.failed(let message)):
    report.say("mvvmgen: error: \(message)\n")
    report.status.worsen(to: .unexpected)
  }
  return report.finish()
}

private typealias Sides = (old: InterfaceSide, new: InterfaceSide)

private func compare(_ sides: Sides, _ arguments: DiffArguments, _ report: inout Report) {
  let versions = (old: sides.old.version, new: sides.new.version)
  let (old, new) = (versions.old.interfaces(), versions.new.interfaces())
  report.add(old.diagnostics)
  report.add(new.diagnostics)
  let configured = sides.new.configurations.flatMap { $0.configuration?.diff.accepted ?? [] }
  let diff = compareInterfaces(old: old, new: new).accepting(configured + arguments.allowed)
  print(diff, versions, arguments, &report)
  if let level = arguments.failsOn, diff.fails(on: level) { report.status.worsen(to: .findings) }
}

private func sides(
  of sides: DiffArguments.Sides,
  in workingFolder: String,
  _ report: inout Report
) throws(UsageError) -> Result<Sides, GitError> {
  switch sides {
  case .paths(let old, let new):
    let old = try InterfaceSide([old], below: nil, in: workingFolder, &report)
    return .success((old, try InterfaceSide([new], below: nil, in: workingFolder, &report)))
  case .revision(let name, let paths):
    switch GitRevision.find(name) {
    case .failure(let error): return .failure(error)
    case .success(let revision): return try compared(revision, paths, in: workingFolder, &report)
    }
  }
}

/// A path may be in the revision alone, and then it is not looked for in the work tree.
private func compared(
  _ revision: GitRevision,
  _ paths: [String],
  in workingFolder: String,
  _ report: inout Report
) throws(UsageError) -> Result<Sides, GitError> {
  var below: [String] = []
  var onDisk: [String] = []
  for path in paths {
    let physical = physicalPath(path) ?? absolute(path, in: physicalPath("") ?? workingFolder)
    guard physical == revision.root || isBelow(physical, revision.root) else {
      throw UsageError(message: "'\(path)' is not in the repository '\(revision.root)'", command: .diff)
    }
    let place = physical == revision.root ? "" : relative(physical, to: revision.root)
    below.append(place)
    let wasThere = revision.objects.keys.contains { $0 == place || $0.hasPrefix("\(place)/") }
    if exists(path) || !wasThere { onDisk.append(path) }
  }
  let new = try InterfaceSide(onDisk, below: revision.root, in: workingFolder, &report)
  do throws(GitError) {
    return .success((try InterfaceSide(revision, below, &report), new))
  } catch {
    return .failure(error)
  }
}

extension InterfaceDiff {
  fileprivate func fails(on level: EditClass) -> Bool {
    self.edits.contains { !$0.isAccepted && $0.headline <= level }
  }
}

private func print(
  _ diff: InterfaceDiff,
  _ versions: (old: InterfaceVersion, new: InterfaceVersion),
  _ arguments: DiffArguments,
  _ report: inout Report
) {
  switch arguments.format {
  case .text: report.print(interfaceText(diff))
  case .markdown:
    let counts = lineCounts(of: diff, old: versions.old, new: versions.new)
    report.print(interfaceMarkdown(diff, lineCounts: counts))
  case .json: report.print(interfaceJSON(diff))
  case .github: report.print(interfaceCommands(diff, failsOn: arguments.failsOn))
  }
  if !diff.notCompared.isEmpty {
    let specs = diff.notCompared.count == 1 ? "1 spec was" : "\(diff.notCompared.count) specs were"
    report.say("\(specs) not compared: see the errors\n")
  }
}
