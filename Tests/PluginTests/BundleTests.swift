import Foundation
import TestSupport
import Testing

/// The package that holds the tool as it was built.
@Suite struct BundleTests {
  @Test("A package that has the tool in a bundle is used as this one is, and compiles no tool") func bundle()
    async throws
  {
    let consumer = try Consumer(files)
    defer { try? FileManager.default.removeItem(at: consumer.folder) }
    let script = packageFolder.appendingPathComponent("Sources/Bundle/make-bundle.sh").path
    let made = try await consumer.run(script, ["made/mvvmgen", toolURL.deletingLastPathComponent().path])
    try #require(made.status == 0, "\(made.text)")
    let outcome = try await consumer.swift(["run", "--package-path", "app", "Program"])
    #expect(outcome.lines.last == "the count is 2", "\(outcome.text)")
    let released = try await consumer.swift(["run", "-c", "release", "--package-path", "app", "Program"])
    #expect(released.lines.last == "the count is 2", "\(released.text)")
    #expect(!outcome.text.contains("Compiling MVVM") && !outcome.text.contains("warning:"), "\(outcome.text)")
    let permission = ["package", "--package-path", "app", "--allow-writing-to-package-directory"]
    let version = try await consumer.swift(permission + ["mvvmgen", "--version"])
    #expect(version.status == 0, "\(version.text)")
  }

  private var files: [String: String] {
    let paths = [
      "Sources/App/Counter é/CounterViewModel.mvvm", "Sources/App/Counter é/CounterViewModel.swift",
    ]
    var files = ["app/Package.swift": manifest, "app/mvvmgen.json": #"{ "style": "observation" }"#]
    for path in paths + ["Sources/Program/main.swift"] { files["app/\(path)"] = consumerFiles[path] }
    return files
  }
}

private let manifest = """
  // swift-tools-version: 6.1

  import PackageDescription

  let package = Package(
    name: "Consumer",
    platforms: [.macOS(.v14)],
    dependencies: [.package(path: "../made/mvvmgen")],
    targets: [
      .target(name: "App", plugins: [.plugin(name: "MVVMGenPlugin", package: "mvvmgen")]),
      .executableTarget(name: "Program", dependencies: ["App"]),
    ]
  )

  """
