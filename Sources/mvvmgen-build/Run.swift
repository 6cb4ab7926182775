import MVVMFiles
import MVVMGenerator
import MVVMSource

/// Generates what a build plugin has told the build of. What `mvvmgen generate --plugin` does, in a program that holds
/// nothing else, since every user's build compiles it.
///
/// - Parameter arguments: Without the name of the program.
func run(_ arguments: [String]) -> ExitStatus {
  guard let request = request(in: arguments) else {
    say("usage: mvvmgen-build sources|tests --output DIR [--module NAME] [--config FILE] [MODULE:]SPEC…\n")
    return .usage
  }
  guard let disk = Disk() else {
    say("mvvmgen-build: error: the current folder is not there any more\n")
    return .unexpected
  }
  deferSignals()
  var status = ExitStatus.fine
  generate(request, sourceLocations: true, on: disk) { diagnostics in
    status.worsen(to: ExitStatus(diagnostics))
    if !diagnostics.isEmpty { say(diagnosticText(diagnostics)) }
  }
  return status
}

private func request(in arguments: [String]) -> PluginRequest? {
  let destinations: [String: Destination] = ["sources": .sources, "tests": .tests]
  guard let word = arguments.first, let destination = destinations[word] else { return nil }
  var options: [String: String] = [:]
  var operands: [String] = []
  var rest = arguments.dropFirst()
  while let argument = rest.popFirst() {
    if argument.hasPrefix("--") {
      guard ["--output", "--module", "--config"].contains(argument) else { return nil }
      options[argument] = rest.popFirst()
    } else {
      operands.append(argument)
    }
  }
  guard let output = options["--output"] else { return nil }
  let specs = operands.map { PluginRequest.spec($0, for: destination, module: options["--module"]) }
  var request = PluginRequest(destination, specs: specs, output: output)
  request.options.config = options["--config"]
  return request
}

private func say(_ text: String) {
  _ = write(Array(text.utf8), toStandardError: true)
}
