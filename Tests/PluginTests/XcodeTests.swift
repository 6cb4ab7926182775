import Foundation
import TestSupport
import Testing

/// Xcode's part of the plugins is compiled nowhere else.
@Suite struct XcodeTests {
  @Test(
    "The plugins' code for Xcode projects is correct Swift",
    arguments: ["MVVMGenPlugin", "MVVMGenLintPlugin", "MVVMGenCommandPlugin", "MVVMGenReadPlugin"]
  )
  func typeCheck(plugin: String) async throws {
    let folder = try Consumer([:])
    defer { try? FileManager.default.removeItem(at: folder.folder) }
    let stub = packageFolder.appendingPathComponent("Tests/PluginTests/Stubs/XcodeProjectPlugin.swift").path
    let module = try await folder.compile(["-emit-module", "-module-name", "XcodeProjectPlugin", stub])
    try #require(module.status == 0, "\(module.output)")
    let sources = packageFolder.appendingPathComponent("Sources/\(plugin)")
    let files = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter {
      $0.hasSuffix(".swift")
    }
    let paths = files.sorted().map { sources.appendingPathComponent($0).path }
    let outcome = try await folder.compile(
      ["-typecheck", "-module-name", plugin, "-warnings-as-errors"] + paths
    )
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}

extension Consumer {
  /// Compiles as a plugin is compiled.
  fileprivate func compile(_ arguments: [String]) async throws -> ProgramResult {
    let info = try await self.run("swiftc", ["-print-target-info"]).output
    let paths = try JSONDecoder().decode(TargetInfo.self, from: Data(info.utf8)).paths
    let interface = "\(paths.runtimeResourcePath)/pm/PluginAPI"
    let flags = ["-parse-as-library", "-package-description-version", "6.1.0", "-I", interface, "-I", "."]
    return try await self.run("swiftc", flags + arguments)
  }
}

private struct TargetInfo: Decodable {
  struct Paths: Decodable {
    let runtimeResourcePath: String
  }

  let paths: Paths
}
