import Foundation
import PackagePlugin

/// `swift package mvvmgen …` runs the tool. `--target NAME` is replaced by the folder of a target.
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
    /// Xcode passes the name of each selected target. Its specs are among its files.
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

/// Runs the tool, and ends the plugin with the status of the tool.
///
/// - Parameter paths: Returns the files or folders of a target, given its name.
private func run(_ tool: URL, _ arguments: [String], in folder: URL, paths: (String) throws -> [URL]) throws {
  if let mistake = mistake(in: arguments) {
    Diagnostics.error(mistake)
    exit(1)
  }
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

/// Returns a message about arguments that the tool cannot report, since it never sees them or cannot follow
/// them.
private func mistake(in arguments: [String]) -> String? {
  let beginsTarget = arguments.contains { $0 == "--target" || $0.hasPrefix("--target=") }
  if arguments.last == "--target" { return "'--target' needs the name of a target" }
  if arguments.first == "new", beginsTarget, arguments.count > 1, arguments[1].hasPrefix("-") {
    return
      "with '--target', 'new' is followed by the name of the view model; for a spec, remove '--target'"
  }
  // The package manager ends without ending processes that a plugin has started.
  if arguments.contains("--watch") {
    return "'--watch' would keep running after the package manager has ended: run the tool itself"
  }
  return nil
}

/// Adds the folders of targets as operands. The file that `new` creates goes into the first of them.
private func toolArguments(_ arguments: [String], _ targets: [String]) -> [String] {
  guard arguments.first == "new", let folder = targets.first, arguments.count > 1 else {
    return arguments + targets
  }
  return ["new", "\(folder)/\(arguments[1])"] + arguments.dropFirst(2)
}
