import MVVMFiles
import MVVMGenerator
import MVVMModel
import MVVMSource

private let usage: TerminalText = """
  usage: mvvmgen-build sources|tests --output DIR --name KEY=PATTERN… --support NAME
                       [--module NAME] [--config FILE] [--code DIR]… [MODULE:]SPEC…

  Writes the files that a build plugin has announced. DIR gets a file of each PATTERN for each spec, such as
  'file={file}.generated.swift' (with the keys of 'naming' in mvvmgen.json), and one file NAME. For tests, a
  spec is preceded by the module of its view models. If --code names the folders of a target's Swift files, a
  view model without its logic there gets a warning. For everything else, use 'mvvmgen'.

  """

/// Runs a request of a build plugin, given without the name of the program.
///
/// - Parameter say: Prints a message for the user.
func runBuild(_ arguments: [String], on disk: Disk?, say: (TerminalText) -> Void) -> ExitStatus {
  guard let request = PluginRequest(arguments) else {
    say(usage)
    return .usage
  }
  guard let disk else {
    say("mvvmgen-build: error: the current folder no longer exists\n")
    return .unexpected
  }
  var status = ExitStatus.fine
  // An error in a style affects each spec that uses it, but is printed once.
  var said: Set<String> = []
  generate(request, on: disk) { diagnostics in
    status.worsen(to: ExitStatus(diagnostics))
    for text in diagnostics.map({ diagnosticText([$0]) }) where said.insert(text.text).inserted { say(text) }
  }
  return status
}
