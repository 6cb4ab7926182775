import Foundation
import TestSupport
import Testing

/// The first commands of the README, run as a stranger would.
@Suite(.onlyExhaustively) struct FirstMinuteTests {
  @Test("At most ten commands lead from an empty folder to a test that passes")
  func atMostTenCommandsLeadFromAnEmptyFolderToATestThatPasses() async throws {
    let script = try self.script()
    let commands = script.replacing(/<<'END'\n(?:.*\n)*?END(?=\n|$)/, with: "").split(separator: "\n")
    #expect(commands.count <= 10)
    let tool = try await sharedConsumer.value.url("made/mvvmgen").path
    let address = #".package(url: "https://git.example.com/mvvmgen.git", from: "0.1.0")"#
    try #require(script.contains(address))
    let folder = try Consumer([:])
    defer { try? FileManager.default.removeItem(at: folder.folder) }
    // In place of the network, the package with the built tool.
    let local = script.replacingOccurrences(of: address, with: #".package(path: "\#(tool)")"#)
    let outcome = try await folder.run("bash", ["-euc", local])
    #expect(outcome.status == 0 && outcome.output.contains("Test run with 1 test"), "\(outcome.output)")
    #expect(!outcome.output.contains("warning:"), "\(outcome.output)")
  }

  private func script() throws -> String {
    let readme = packageFolder.appendingPathComponent("README.md")
    let parts = try String(contentsOf: readme, encoding: .utf8).components(separatedBy: "<!-- first -->")
    let blocks = parts[parts.count - 1].components(separatedBy: "```sh\n")
    return try #require(blocks.dropFirst().first).components(separatedBy: "\n```")[0]
  }
}
