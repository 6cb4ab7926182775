import Foundation
import PackagePlugin

/// `swift package mvvmgen …` runs the tool; `--target NAME` stands for the folder of a target.
@main
struct MVVMGenCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "mvvmgen").url
    let package = context.package
    try run(tool, arguments, in: package.directoryURL) { name in
      try package.targets(named: [name]).map(\.directoryURL)
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MVVMGenCommandPlugin: XcodeCommandPlugin {
    /// Xcode names each target that was ticked; their specs are files of theirs.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let tool = try context.tool(named: "mvvmgen").url
      let project = context.xcodeProject
      try run(tool, arguments, in: project.directoryURL) { name in
        project.targets.filter { $0.displayName == name }.flatMap(\.inputFiles).map(\.url)
          .filter { $0.pathExtension == "mvvm" }
      }
    }
  }
#endif

/// Runs the tool, whose status becomes that of the plugin.
///
/// - Parameter paths: What stands for a target.
private func run(_ tool: URL, _ arguments: [String], in folder: URL, paths: (String) throws -> [URL]) throws {
  var extractor = ArgumentExtractor(arguments)
  let targets = try extractor.extractOption(named: "target").flatMap(paths).map(\.path)
  let process = Process()
  process.executableURL = tool
  process.arguments = toolArguments(extractor.remainingArguments, targets)
  process.currentDirectoryURL = folder
  try process.run()
  process.waitUntilExit()
  if process.terminationStatus != 0 { exit(process.terminationStatus) }
}

/// A target's folder is one more operand; what `new` begins lies in it.
private func toolArguments(_ arguments: [String], _ targets: [String]) -> [String] {
  guard arguments.first == "new", let folder = targets.first, arguments.count > 1,
    !arguments[1].hasPrefix("-")
  else {
    return arguments + targets
  }
  return ["new", "\(folder)/\(arguments[1])"] + arguments.dropFirst(2)
}
