import Foundation
import PackagePlugin

/// A module that may have specs among its files.
struct Module {
  let name: String
  let isTest: Bool
  /// All files, including configurations and templates, which the build would otherwise report as unhandled.
  let files: [URL]
  /// Its folder; `nil` if the module has files from any folders.
  let folder: URL?

  var specs: [URL] { self.files.filter { $0.pathExtension == "mvvm" } }

  /// The folders of the Swift files, where the tool looks for the logic.
  var codeArguments: [String] {
    let code = self.files.filter { $0.pathExtension == "swift" }
    return Set(code.map { $0.deletingLastPathComponent().path }).sorted().flatMap { ["--code", $0] }
  }
}

/// The tool, and the folder that it writes to.
struct Run {
  let tool: URL
  let output: URL
}

/// The names of the files that a build command makes, which are passed to the tool. They depend only on the
/// names of the specs, since a build is planned without reading a configuration.
struct FileNames {
  /// The patterns, by their keys in `naming` of the configuration. `{file}` means the name of the spec.
  let patterns: [(key: String, pattern: String)]
  /// The name of the support file, which is written once for a module.
  let support: String

  static let sources = FileNames(
    patterns: [("file", "{file}.generated.swift")],
    support: "MVVMGenSupport.generated.swift"
  )
  static let tests = FileNames(
    patterns: [
      ("testCaseFile", "{file}TestCase.generated.swift"), ("mockFile", "{file}Mock.generated.swift"),
    ],
    support: "MVVMGenTestSupport.generated.swift"
  )

  var arguments: [String] {
    self.patterns.flatMap { ["--name", "\($0.key)=\($0.pattern)"] } + ["--support", self.support]
  }

  func files(of specs: [URL]) -> [String] {
    let names = specs.flatMap { spec in
      self.patterns.map { $0.pattern.replacingOccurrences(of: "{file}", with: spec.stem) }
    }
    // If two specs would make the same file, the tool explains it. The build would only mention two
    // producers.
    var seen: Set<String> = []
    return (names + [self.support]).filter { seen.insert($0.lowercased()).inserted }
  }
}

extension Run {
  func commands(for module: Module, testing tested: [Module]) -> [Command] {
    module.reportMistakes(testing: tested)
    let sources = module.specs.map(\.path)
    let tests = tested.flatMap { tested in tested.specs.map { "\(tested.name):\($0.path)" } }
    return [
      self.command(
        "Generating view models of \(module.name)",
        arguments: ["sources", "--module", module.name] + module.codeArguments + sources,
        names: .sources,
        from: [module],
        in: module
      ),
      self.command(
        "Generating test cases of \(module.name)",
        arguments: ["tests"] + tests,
        names: .tests,
        from: tested,
        in: module
      ),
    ].compactMap(\.self)
  }

  private func command(
    _ title: String,
    arguments: [String],
    names: FileNames,
    from declaring: [Module],
    in module: Module
  ) -> Command? {
    let specs = declaring.flatMap(\.specs)
    if specs.isEmpty { return nil }
    return .buildCommand(
      displayName: title,
      executable: self.tool,
      arguments: arguments + ["--output", self.output.path] + names.arguments,
      inputFiles: inputs(of: specs, among: module.files, targets: declaring.compactMap(\.folder)),
      outputFiles: names.files(of: specs).map { self.output.appendingPathComponent($0) }
    )
  }
}

extension URL {
  fileprivate var stem: String { self.deletingPathExtension().lastPathComponent }
}
