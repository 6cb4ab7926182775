import Foundation
import PackagePlugin

/// Reports in each build where the specs of a target break the conventions.
@main
struct MVVMGenLintPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    try commands(
      target.sourceModule?.sourceFiles.map(\.url) ?? [],
      in: [target.directoryURL],
      named: target.name,
      tool: context.tool(named: "mvvmgen").url,
      output: context.pluginWorkDirectoryURL
    )
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MVVMGenLintPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.inputFiles.map(\.url)
      let tool = try context.tool(named: "mvvmgen").url
      let output = context.pluginWorkDirectoryURL
      return commands(files, in: [], named: target.displayName, tool: tool, output: output)
    }
  }
#endif

/// - Parameter folders: The folder of the target, if it has one.
private func commands(
  _ files: [URL],
  in folders: [URL],
  named target: String,
  tool: URL,
  output: URL
) -> [Command] {
  let specs = files.filter { $0.pathExtension == "mvvm" }
  if specs.isEmpty { return [] }
  // A build needs an output file to know that a command has run.
  let stamp = output.appendingPathComponent("MVVMGenLint.swift")
  return [
    .buildCommand(
      displayName: "Checking the conventions of \(target)",
      executable: tool,
      arguments: ["lint", "--stamp", stamp.path] + specs.map(\.path),
      inputFiles: inputs(of: specs, among: files, targets: folders),
      outputFiles: [stamp]
    )
  ]
}
