import Foundation
import TestSupport
import Testing

/// The one package of these tests that builds the tool, as it comes. It stays in the build folder: on the next run, what
/// has changed is built.
@Suite(.onlyExhaustively) struct FromSourceTests {
  @Test("A package that depends on this one builds the tool, without a warning, and runs it") func program()
    async throws
  {
    let folder = packageFolder.appendingPathComponent(".build/from source é")
    let consumer = try Consumer(files, at: folder)
    let outcome = try await consumer.swift(["run", "Program"])
    #expect(outcome.lines.last == "the count is 2", "\(outcome.output)")
    #expect(!outcome.output.contains("warning:"), "\(outcome.output)")
    let version = try await consumer.command("--version")
    #expect(version.status == 0, "\(version.output)")
  }

  private var files: [String: String] {
    let paths = [
      "Sources/App/Counter é/CounterViewModel.mvvm", "Sources/App/Counter é/CounterViewModel.swift",
      "Sources/Program/main.swift", "mvvmgen.json",
    ]
    var files = consumerFiles.filter { paths.contains($0.key) }
    files["Package.swift"] = manifest
    return files
  }
}

private let manifest = """
  // swift-tools-version: 6.1

  import PackageDescription

  let package = Package(
    name: "Consumer",
    platforms: [.macOS(.v14)],
    dependencies: [.package(path: "\(packageFolder.path)")],
    targets: [
      .target(
        name: "App",
        plugins: [.plugin(name: "MVVMGenPlugin", package: "\(packageFolder.lastPathComponent)")]
      ),
      .executableTarget(name: "Program", dependencies: ["App"]),
    ]
  )

  """
