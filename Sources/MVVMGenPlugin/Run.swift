import Foundation
import PackagePlugin

/// A module whose files may be specs.
struct Module {
  let name: String
  /// All of them: also configurations and templates, which the build would otherwise call unhandled.
  let files: [URL]

  var specs: [URL] { self.files.filter { $0.pathExtension == "mvvm" } }
}

/// What the tool is run with. The names of its outputs follow from those of the specs alone, as the tool's option
/// `--plugin` has it.
struct Run {
  let tool: URL
  /// The folder of what is generated.
  let output: URL
}

extension Run {
  func commands(for module: Module, testing tested: [Module]) -> [Command] {
    let tests = self.testsCommand(for: tested, in: module)
    return [self.sourcesCommand(for: module), tests].compactMap(\.self)
  }

  private func sourcesCommand(for module: Module) -> Command? {
    let specs = module.specs
    if specs.isEmpty { return nil }
    return self.command(
      "Generating view models of \(module.name)",
      ["--plugin", "sources", "--module", module.name] + specs.map(\.path),
      from: specs,
      in: module,
      makes: specs.map { "\($0.stem).generated.swift" } + ["MVVMGenSupport.generated.swift"]
    )
  }

  private func testsCommand(for tested: [Module], in module: Module) -> Command? {
    let specs = tested.flatMap(\.specs)
    if specs.isEmpty { return nil }
    let operands = tested.flatMap { module in module.specs.map { "\(module.name):\($0.path)" } }
    let files = specs.flatMap { ["\($0.stem)TestCase.generated.swift", "\($0.stem)Mock.generated.swift"] }
    return self.command(
      "Generating test cases of \(module.name)",
      ["--plugin", "tests"] + operands,
      from: specs,
      in: module,
      makes: files + ["MVVMGenTestSupport.generated.swift"]
    )
  }

  private func command(
    _ title: String,
    _ arguments: [String],
    from specs: [URL],
    in module: Module,
    makes files: [String]
  ) -> Command {
    // Where two specs would make one file, the tool says so: the build would only speak of two producers.
    var seen: Set<String> = []
    let outputs = files.filter { seen.insert($0.lowercased()).inserted }
    return .buildCommand(
      displayName: title,
      executable: self.tool,
      arguments: ["generate", "--source-locations", "--output", self.output.path] + arguments,
      inputFiles: inputs(of: specs, in: module),
      outputFiles: outputs.map { self.output.appendingPathComponent($0) }
    )
  }
}

extension URL {
  fileprivate var stem: String { self.deletingPathExtension().lastPathComponent }
}
