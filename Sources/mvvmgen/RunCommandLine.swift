import MVVMFiles

/// All commands, in the order of the tool's help.
private var commands: [any Command.Type] {
  [
    GenerateCommand.self, CheckCommand.self, NewCommand.self, InitCommand.self, ImportCommand.self,
    FormatCommand.self, LintCommand.self, RulesCommand.self, ConfigCommand.self, DiffCommand.self,
    CatalogCommand.self,
    SpecCommand.self, UsageCommand.self, ExplainCommand.self, TemplatesCommand.self, CompletionsCommand.self,
    LspCommand.self,
  ]
}

/// Runs the command line, given without the name of the tool.
func runCommandLine(_ arguments: [String], in environment: Environment) -> ExitStatus {
  do throws(RunError) {
    switch try readArguments(arguments, of: commands) {
    case .show(let text): return show(text, in: environment)
    case .run(let parsed): return try parsed.command.run(parsed, in: parsed.adapted(environment))
    }
  } catch {
    environment.say(error.text)
    return error.status
  }
}
