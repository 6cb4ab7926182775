import Foundation
import TestSupport
import Testing

/// The first commands of the README, run as a stranger would.
@Suite(.onlyExhaustively) struct FirstMinuteTests {
  @Test func `at most ten commands lead from an empty folder to a test that passes`() async throws {
    let commands = try self.commands()
    #expect(commands.count <= 10)
    let tool = try await sharedConsumer.value.url("made/mvvmgen").path
    let address = #".package(url: "https://git.example.com/mvvmgen.git", from: "0.1.0")"#
    let script = commands.joined(separator: "\n")
    try #require(script.contains(address))
    let folder = try Consumer([:])
    defer { try? FileManager.default.removeItem(at: folder.folder) }
    // In place of the network, the package with the built tool.
    let local = script.replacingOccurrences(of: address, with: #".package(path: "\#(tool)")"#)
    let outcome = try await folder.run("bash", ["-euc", local])
    #expect(outcome.status == 0 && outcome.output.contains("Test run with 1 test"), "\(outcome.output)")
    #expect(!outcome.output.contains("warning:"), "\(outcome.output)")
  }

  /// Each with the text that it is given; a blank line stands between two.
  private func commands() throws -> [String] {
    let readme = try String(
      contentsOf: packageFolder.appendingPathComponent("README.md"),
      encoding: .utf8
    )
    let part = readme.components(separatedBy: "<!-- first -->").last ?? ""
    let block = part.components(separatedBy: "```sh\n").dropFirst().first ?? ""
    var commands: [String] = []
    var isOpen = false
    for line in block.components(separatedBy: "\n```")[0].components(separatedBy: "\n") {
      if isOpen, let last = commands.popLast() {
        commands.append("\(last)\n\(line)")
        if line == "END" { isOpen = false }
      } else if !line.isEmpty {
        commands.append(line)
        isOpen = line.hasSuffix("<<'END'")
      }
    }
    return commands
  }
}
