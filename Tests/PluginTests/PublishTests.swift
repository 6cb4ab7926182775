import Foundation
import TestSupport
import Testing

/// A release is published into two repositories, here local ones, and a package depends on it by address and version.
@Suite struct PublishTests {
  @Test("A published package generates in the build of a consumer, is never replaced, and fits a registry")
  func aPublishedPackageGeneratesInTheBuildOfAConsumer() async throws {
    let made = try await sharedConsumer.value.url("made/mvvmgen").path
    let consumer = try Consumer(files)
    defer { try? FileManager.default.removeItem(at: consumer.folder) }
    let script = packageFolder.appendingPathComponent("Sources/Release/publish.sh").path
    let published = try await consumer.run("bash", ["-euc", commands, script, made])
    #expect(
      published.lines.filter { $0.contains("published") } == [
        "package 1.2.3 published", "formula 1.2.3 published",
        "1.2.3 is published already: the package stays as it is", "formula 1.2.3 published",
      ],
      "\(published.output)"
    )
    let manifest = manifest.replacingOccurrences(of: "FOLDER", with: consumer.folder.path)
    try consumer.write("Package.swift", manifest)
    let built = try await consumer.build()
    #expect(built.status == 0, "\(built.output)")
    let formula = try await consumer.run(
      "git",
      ["-C", consumer.url("tap.git").path, "show", "HEAD:Formula/mvvmgen.rb"]
    )
    #expect(formula.output.contains("class Mvvmgen"))
    let prepared = try await consumer.run("bash", ["-euc", preparation])
    #expect(prepared.output.contains("acme.mvvmgen@1.2.3 was successfully prepared"), "\(prepared.output)")
  }
}

private let commands = """
  git init -q --bare package.git; git init -q --bare tap.git
  mkdir release; cp '\(packageFolder.path)/Sources/Release/mvvmgen.rb' release/
  tar -czf release/mvvmgen-binary-1.2.3.tar.gz -C "$(dirname "$1")" "$(basename "$1")"
  for time in first second; do "$0" 1.2.3 release "$PWD/package.git" "$PWD/tap.git"; done
  """

/// Makes the archive that a package registry would get, in a folder whose path has no blanks: SwiftPM needs that.
private let preparation = """
  folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; mkdir "$folder/archive"
  git clone -q package.git "$folder/package"; cd "$folder/package"
  swift package-registry publish acme.mvvmgen 1.2.3 --dry-run --url https://registry.example.com \\
  --scratch-directory "$folder/archive"
  """

private let files = [
  "mvvmgen.json": #"{ "style": "observation" }"#,
  "Sources/App/CounterViewModel.mvvm": "viewmodel CounterViewModel { outputs { state count: Int = 0 } }\n",
  "Sources/App/CounterViewModel.swift": "extension CounterViewModel: CounterViewModelLogic {}\n",
]

private let manifest = """
  // swift-tools-version: 6.1
  import PackageDescription

  let package = Package(
    name: "App",
    platforms: [.macOS(.v14)],
    dependencies: [.package(url: "file://FOLDER/package.git", from: "1.2.3")],
    targets: [.target(name: "App", plugins: [.plugin(name: "MVVMGenPlugin", package: "package")])]
  )

  """
