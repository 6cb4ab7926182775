import Foundation
import TestSupport
import Testing

/// Tests of the manifests that people copy from the documentation.
@Suite struct ManifestTests {
  @Test("SwiftPM reads each manifest of the plugins' documentation", arguments: blocks("swift"))
  func manifest(text: String) async throws {
    let folder = try Consumer(["Package.swift": text])
    defer { try? FileManager.default.removeItem(at: folder.folder) }
    let outcome = try await folder.swift(["package", "dump-package"])
    #expect(outcome.status == 0 && outcome.output.contains("\"AppTests\""), "\(outcome.output)")
  }

  @Test("There are manifests, a configuration and a hook") func all() {
    #expect(blocks("swift").count == 3)
    #expect(blocks("json").count == 1)
    #expect(blocks("sh").count == 1)
  }
}

private func blocks(_ language: String) -> [String] {
  let file = packageFolder.appendingPathComponent("Sources/MVVMGenPlugin/README.md")
  let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  return text.components(separatedBy: "```\(language)\n").dropFirst().map { part in
    part.components(separatedBy: "\n```")[0] + "\n"
  }
}
