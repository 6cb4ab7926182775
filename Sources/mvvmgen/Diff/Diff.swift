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
  let (old, new) = interfaces(of: sides)
  report.add(old.diagnostics)
  report.add(new.diagnostics)
  var unknown = old.unknown
  unknown.formUnion(new.unknown)
  let configured = sides.new.configurations.flatMap { $0.configuration?.diff.accepted ?? [] }
  let diff = compareInterfaces(old: old.interfaces, new: new.interfaces, unknown: unknown)
    .accepting(configured + arguments.allowed)
  print(diff, sides, unknown, arguments, &report)
  if let level = arguments.failsOn, diff.fails(on: level) { report.status.worsen(to: .findings) }
  // The process ends at once: thousands of small objects are not freed one by one before.
  _ = Unmanaged.passRetained(Kept(sides: sides, old: old, new: new))
}

/// What is compared.
private final class Kept {
  private let sides: Sides
  private let old: SideInterfaces
  private let new: SideInterfaces

  init(sides: Sides, old: SideInterfaces, new: SideInterfaces) {
    self.sides = sides
    self.old = old
    self.new = new
  }
}

/// What both sides declare; a second thread looks at one of them where there are many specs.
private func interfaces(of sides: Sides) -> (old: SideInterfaces, new: SideInterfaces) {
  var (oldSide, newSide) = sides
  guard oldSide.specs.count + newSide.specs.count >= 64, hasTwoCores else {
    return (oldSide.interfaces(), newSide.interfaces())
  }
  var (old, new) = (SideInterfaces(), SideInterfaces())
  atOnce {
    old = oldSide.interfaces()
  } _: {
    new = newSide.interfaces()
  }
  return (old, new)
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
  _ sides: Sides,
  _ unknown: UnknownInterfaces,
  _ arguments: DiffArguments,
  _ report: inout Report
) {
  switch arguments.format {
  case .text: report.print(interfaceText(diff))
  case .markdown: report.print(interfaceMarkdown(diff, lineCounts: lineCounts(of: diff, sides)))
  case .json: report.print(interfaceJSON(diff))
  case .github: report.print(interfaceCommands(diff, failsOn: arguments.failsOn))
  }
  if !unknown.paths.isEmpty {
    let specs = unknown.paths.count == 1 ? "1 spec was" : "\(unknown.paths.count) specs were"
    report.say("\(specs) not compared: see the errors\n")
  }
}

/// How many lines change in the class files of the view models that changed.
private func lineCounts(of diff: InterfaceDiff, _ sides: Sides) -> [LineCount] {
  var counts: [LineCount] = []
  var sides = sides
  var seen: Set<String> = []
  for viewModel in diff.viewModels {
    guard let path = viewModel.new?.path ?? viewModel.old?.path, seen.insert(path).inserted else { continue }
    let old = sides.old.generatedClass(of: viewModel.old?.path)
    let new = sides.new.generatedClass(of: viewModel.new?.path)
    guard let name = new?.name ?? old?.name else { continue }
    counts.append(LineCount(file: name, old: old?.contents ?? [], new: new?.contents ?? []))
  }
  return counts
}

extension InterfaceSide {
  fileprivate mutating func generatedClass(of path: String?) -> GeneratedFile? {
    guard let spec = self.specs.first(where: { $0.path == path }),
      let configuration = self.configurations[spec.configuration].configuration
    else { return nil }
    let files = MVVMGenerator.generate(
      spec.file,
      configuration: configuration,
      styles: &self.configurations[spec.configuration].styles
    )
    return files.value?.first { $0.kind == .class }
  }
}
