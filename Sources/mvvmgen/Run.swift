import MVVMFiles

/// The version of the tool.
let version = "0.1.0"

/// Runs what the command line asks for; the one place that decides how the tool ends.
///
/// - Parameter arguments: Without the name of the tool.
func run(_ arguments: [String]) -> ExitStatus {
  do throws(UsageError) {
    switch try readArguments(arguments) {
    case .help(let command): return show(help(for: command))
    case .version: return show("\(version)\n")
    case .run(let command, let given): return try command.run(given)
    }
  } catch {
    let command = error.command.map { " \($0)" } ?? ""
    say("mvvmgen: error: \(error.message)\nSee 'mvvmgen\(command) --help'.\n")
    return .usage
  }
}

/// Prints a text and no more.
func show(_ text: String) -> ExitStatus {
  var report = Report(.text)
  report.print(text)
  return report.finish()
}

/// Prints a line for the person who waits, on standard error.
func say(_ text: String) {
  _ = write(Array(text.utf8), toStandardError: true)
}

/// Runs a command that reads files; without a current folder there are none.
func withDisk(_ run: (Disk) throws(UsageError) -> ExitStatus) throws(UsageError) -> ExitStatus {
  if let disk = Disk() { return try run(disk) }
  say("mvvmgen: error: the current folder is not there any more\n")
  return .unexpected
}
