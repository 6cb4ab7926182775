import MVVMFiles
import MVVMSource

/// All commands, in the order of the tool's help.
private var commands: [any Command.Type] {
  [
    GenerateCommand.self, NewCommand.self, ImportCommand.self, FormatCommand.self, LintCommand.self,
    RulesCommand.self, DiffCommand.self, CatalogCommand.self, SpecCommand.self, UsageCommand.self,
    ExplainCommand.self, TemplatesCommand.self, CompletionsCommand.self, LspCommand.self,
  ]
}

/// Runs what the command line, without the name of the tool, asks for. Only this function decides how the tool ends.
func run(_ arguments: [String]) -> ExitStatus {
  reportSizeLimits()
  do throws(RunError) {
    switch try readArguments(arguments, of: commands) {
    case .show(let text): return show(text)
    case .run(let given): return try given.command.run(given)
    }
  } catch {
    switch error {
    case .usage(let message, let command):
      let help = command.map { " \($0)" } ?? ""
      say("mvvmgen: error: \(message)\nSee 'mvvmgen\(help) --help'.\n")
      return .usage
    case .unexpected(let message):
      say("mvvmgen: error: \(message)\n")
      return .unexpected
    }
  }
}
