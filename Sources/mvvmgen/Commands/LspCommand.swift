import MVVMFiles
import MVVMServer

enum LspCommand: Command {
  static let name = "lsp"
  static let summary = "Serve editors by the Language Server Protocol"
  static let details = [
    """
    An editor starts it and speaks with it on standard input and output. It shows what the other commands say, as \
    one types; 'Sources/Editors' in the repository explains how to set editors up.
    """
  ]
  static let options: [Option] = [.stdio]
  static let examples: KeyValuePairs = ["mvvmgen lsp": "as an editor calls it"]

  static func run(_ arguments: Arguments, in environment: Environment) throws(RunError) -> ExitStatus {
    if let operand = arguments.operands.first {
      throw arguments.wrong("unexpected '\(operand)': it takes no paths")
    }
    let disk = try environment.existingDisk()
    environment.ignoreClosedPipes()
    let server = Server(disk, version: version)
    var connection = ServerConnection(server: server, writer: Writer(disk), environment: environment)
    return connection.run()
  }
}

extension Option {
  fileprivate static let stdio = Option(
    "--stdio",
    help: "Speak on standard input and output, as it does anyway: some editors say so."
  )
}

/// A language server that uses standard input and output.
private struct ServerConnection {
  var server: Server
  var writer: Writer
  let environment: Environment

  /// Runs until the client ends the session or disappears.
  mutating func run() -> ExitStatus {
    while true {
      if let status = self.perform(self.server.idle()) { return status }
      switch self.environment.input.readSome(10) {
      case .failure: return .disk
      case .success(nil):
        if let client = self.server.clientProcess, !isRunning(process: client) { return .findings }
      case .success(let bytes?):
        if bytes.isEmpty { return self.server.statusAtEnd }
        if let status = self.perform(self.server.receive(bytes)) { return status }
      }
    }
  }

  /// Carries out effects. Returns the exit status if the server must end; `nil` otherwise.
  private mutating func perform(_ effects: [Server.Effect]) -> ExitStatus? {
    for effect in effects {
      switch effect {
      case .exit(let status): return status
      case .send(let bytes):
        if self.environment.print(bytes) != nil { return .disk }
      case .write(let changes, let ticket):
        let problems = changes.compactMap { self.writer.apply($0) }
        if let status = self.perform(self.server.didWrite(ticket, problems)) { return status }
      }
    }
    return nil
  }
}
