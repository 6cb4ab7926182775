import Foundation
import TestSupport
import Testing

/// The sample in `Specs/Weather`. It builds the tool from source, as no other package of these tests does. Its build
/// folder stays, so that the next run builds only what has changed.
@Suite(.onlyExhaustively) struct SampleTests {
  @Test("The sample builds the tool, without a warning, runs, and passes its tests") func sample()
    async throws
  {
    let run = try await self.swift("run", input: "os\n1\nq\n")
    #expect(run.status == 0 && run.output.contains(session), "\(run.output)")
    #expect(!run.output.contains("warning:"), "\(run.output)")
    let test = try await self.swift("test")
    #expect(test.status == 0 && test.output.contains("Test run with 6 tests"), "\(test.output)")
    let version = try await self.swift("package", arguments: "mvvmgen-read --version")
    #expect(version.status == 0, "\(version.output)")
  }

  private func swift(_ command: String, input: String = "", arguments: String = "") async throws
    -> ProgramResult
  {
    let folder = packageFolder.path
    let consumer = try Consumer([:])
    defer { try? FileManager.default.removeItem(at: consumer.folder) }
    let line = """
      printf '\(input)' | swift \(command) --package-path "$0/Specs/Weather" \
      --scratch-path "$0/.build/sample é" \(arguments)
      """
    return try await consumer.run("bash", ["-c", line, folder])
  }
}

private let session = """
  1 Atlantis
  2 Lima
  3 Nairobi
  4 Oslo
  Number, text to search for, or q: 1 Oslo
  Number, text to search for, or q: Weather in Oslo
  Today: 13 °C
  Tomorrow: 14 °C
  1 Oslo
  Number, text to search for, or q:
  """
