import MVVMFiles
import MVVMSource

/// Runs what the command line asks for. Only this function decides how the tool ends.
///
/// - Parameter arguments: The arguments without the name of the tool.
func run(_ arguments: [String]) -> ExitStatus {
  do throws(UsageError) {
    switch try readArguments(arguments) {
    case .help(let command): return show(help(for: command))
    case .version: return show("\(version)\n")
    case .manPage: return show(manPage)
    case .run(let command, let given): return try command.run(given)
    }
  } catch {
    let command = error.command.map { " \($0)" } ?? ""
    say("mvvmgen: error: \(printable(error.message))\nSee 'mvvmgen\(command) --help'.\n")
    return .usage
  }
}
