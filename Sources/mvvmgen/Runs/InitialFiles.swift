import MVVMConfiguration
import MVVMFiles
import MVVMProject
import MVVMSource
import MVVMStyles

/// The files that `init` writes into a folder, unless they exist.
struct InitialFiles {
  let folder: String
  private let disk: Disk
  private let manifest: PackageManifest?
  private var writer: Writer

  init(in folder: String, on disk: Disk) {
    self.folder = folder
    self.disk = disk
    self.manifest = (try? disk.source(join(folder, "Package.swift")).get()).map(PackageManifest.init)
    self.writer = Writer(disk)
  }

  /// Writes the configuration, unless one already applies.
  ///
  /// - Parameters:
  ///   - style: The style that the user names.
  ///   - existing: The path of the configuration that applies.
  mutating func writeConfiguration(style: String?, existing: String?, _ report: inout Report) {
    let path = join(self.folder, configurationName)
    // A run that was killed may have left a temporary file there.
    self.writer.removeLeftovers(near: path)
    if let existing { return report.inform("\(existing) applies here, and stays as it is\n") }
    let style = style ?? self.suggestedStyle(&report)
    let keys = [#""style": "\#(style)""#] + self.keysOfManifest(style: style, &report)
    let text = "{\n  \(keys.joined(separator: ",\n  "))\n}\n"
    self.write(path, &report) { $0 == nil ? .text(text) : .leave("") }
  }

  /// Makes reviews collapse generated files, unless builds generate them.
  mutating func writeAttributes(_ report: inout Report) {
    if self.manifest?.usesPlugin == true { return }
    let line = "*.generated.swift linguist-generated"
    self.write(join(self.folder, ".gitattributes"), &report) { old in
      guard let old else { return .text("\(line)\n") }
      return .leave(old.mentions(line) ? "" : ": add '\(line)'")
    }
  }

  /// Writes the section for assistants at the end of a file that does not mention the tool yet.
  mutating func writeAgentsSection(_ report: inout Report) {
    self.write(join(self.folder, "AGENTS.md"), &report) { old in
      guard let old, let last = old.bytes.last else { return .text(agentsSection) }
      let gap = last == UInt8(ascii: "\n") ? "\n" : "\n\n"
      return old.mentions("mvvmgen") ? .leave(", since it mentions mvvmgen") : .text(gap + agentsSection)
    }
  }

  private func suggestedStyle(_ report: inout Report) -> String {
    let style = SuggestedStyle(
      imports: self.disk.importedModules(below: self.folder),
      oldestIOS: self.manifest?.oldestIOS
    )
    report.inform("style '\(style.name)': \(style.reason)\n")
    return style.name
  }

  /// Returns the module and the folder of its tests, if there is one of each. The build plugin knows them.
  private func keysOfManifest(style: String, _ report: inout Report) -> [String] {
    guard let manifest = self.manifest, !manifest.usesPlugin else { return [] }
    guard manifest.targets.count == 1, isSwiftName(manifest.targets[0]), manifest.testFolders.count == 1,
      self.disk.exists(join(self.folder, manifest.testFolders[0]))
    else {
      let what = "Package.swift does not show one target with one folder of tests"
      report.inform("\(what): \"module\" and \"tests\" are left out\n")
      return []
    }
    let folder = manifest.testFolders[0]
    let framework =
      self.framework(of: folder, style: style, &report)
      .map { #", "framework": "\#($0)""# } ?? ""
    return [
      #""module": "\#(manifest.targets[0])""#, #""tests": { "folder": "\#(folder)"\#(framework) }"#,
    ]
  }

  /// Returns the framework of the tests in a folder, if the style alone would choose another one.
  private func framework(of folder: String, style: String, _ report: inout Report) -> String? {
    guard StyleLibrary().manifest(named: style).value?.testing == .swiftTesting,
      self.disk.usesOnlyXCTest(below: join(self.folder, folder))
    else { return nil }
    let framework = TestFramework.xctest.rawValue
    report.inform("framework '\(framework)': all tests in \(folder) use it\n")
    return framework
  }

  /// Writes a file that is missing, or text at the end of one.
  ///
  /// - Parameter addition: Returns what to do, given the file if it exists.
  private mutating func write(_ path: String, _ report: inout Report, _ addition: (SourceFile?) -> Addition) {
    leaveIfInterrupted()
    var old: FileContents?
    switch self.disk.read(path) {
    case .success(let found): old = found
    case .failure(.notFound): break
    case .failure(let error):
      report.add([.notWritable(path, error)])
      return
    }
    let existing = old.map { SourceFile(path: path, bytes: $0.bytes) }
    switch addition(existing) {
    case .leave(let advice): report.inform("\(path) is there, and stays as it is\(advice)\n")
    case .text(let text):
      let added = SourceFile(path: path, text: text)
      let new = (old?.bytes ?? []) + (existing.map(added.withLineEnds) ?? added).bytes
      let change = FileChange(old == nil ? .create : .update, path, old: old, new: new)
      if report.apply(change, mode: .write, writer: &self.writer) { report.inform("\(path) written\n") }
    }
  }
}

private enum Addition {
  /// Text for the end of the file.
  case text(String)
  /// Advice to end the sentence that the file stays unchanged.
  case leave(String)
}

extension SourceFile {
  fileprivate func mentions(_ text: String) -> Bool { self.string(self.bytes.indices).contains(text) }
}
