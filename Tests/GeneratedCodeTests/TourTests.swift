import Foundation
import TestSupport
import Testing

/// Tests of the page that leads from an empty folder to a feature of three screens, followed literally.
@Suite(.onlyExhaustively) struct TourTests {
  @Test("The tour ends with tests that pass") func theTourEndsWithTestsThatPass() async throws {
    let folder = try makeTemporaryFolder()
    let result = try await follow(tour().observation, in: folder)
    #expect(result.status == 0 && !result.output.contains("warning:"), "\(result.output)")
    #expect(result.output.contains(/Test run with 6 tests in 3 suites passed/), "\(result.output)")
  }

  @Test("The tour of RxSwift compiles against what stands for it")
  func theTourOfRxSwiftCompilesAgainstWhatStandsForIt() async throws {
    let folder = try makeTemporaryFolder()
    try writeLibrary(into: folder.appendingPathComponent("RxSwift"))
    let tour = try tour()
    let address = #".package(url: "https://github.com/ReactiveX/RxSwift.git", from: "6.8.0")"#
    try #require(tour.rxSwift.contains { $0.text.contains(address) })
    let steps = tour.rxSwift.map { step in
      // The stubs of the library cannot run.
      let text = step.text.replacing(address, with: #".package(path: "RxSwift")"#)
        .replacing("swift test", with: "swift build --build-tests")
      return Step(file: step.file, text: text)
    }
    let result = try await follow(tour.observation.filter { $0.file != nil } + steps, in: folder)
    #expect(result.status == 0 && !result.output.contains("warning:"), "\(result.output)")
    #expect(result.output.contains("Build complete!"), "\(result.output)")
  }
}

/// A block of the page: a file, or commands.
private struct Step {
  /// The path that the line above the block names, followed by a colon.
  let file: String?
  let text: String
}

private func tour() throws -> (observation: [Step], rxSwift: [Step]) {
  let url = packageFolder.appendingPathComponent("Specs/TOUR.md")
  let parts = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n## In RxSwift\n")
  try #require(parts.count == 2)
  return try (steps(of: parts[0]), steps(of: parts[1]))
}

private func steps(of text: String) throws -> [Step] {
  let pieces = text.components(separatedBy: "\n```")
  return try zip(pieces, pieces.dropFirst()).enumerated().filter { $0.offset % 2 == 0 }.map { index, pair in
    let block = pair.1.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let file = pair.0.firstMatch(of: /`([^`\s]+)`:\n*$/).map { String($0.1) }
    try #require((block[0] == "sh") == (file == nil), "\(pair.0)")
    return Step(file: file, text: try #require(block.last) + "\n")
  }
}

/// Writes the files and runs the commands, in their order, as far as one fails.
private func follow(_ steps: [Step], in folder: URL) async throws -> ProgramResult {
  let path = "PATH='\(toolURL.deletingLastPathComponent().path)':\"$PATH\"\n"
  var last: ProgramResult?
  for step in steps where last?.status ?? 0 == 0 {
    if let file = step.file {
      let url = folder.appendingPathComponent(file)
      let text = SwiftFile(name: url.lastPathComponent, text: step.text)
      try write([text], into: url.deletingLastPathComponent())
    } else {
      last = try await runProgram("/usr/bin/env", ["bash", "-euc", path + step.text], in: folder)
    }
  }
  return try #require(last)
}

private func writeLibrary(into folder: URL) throws {
  let names = Framework.rxSwift.modules
  for name in names {
    let file = try SwiftFile(name: "\(name).swift", text: stubText(of: name))
    try write([file], into: folder.appendingPathComponent("Sources/\(name)"))
  }
  let manifest = """
    // swift-tools-version: 6.1
    import PackageDescription

    let names = \(names)
    let package = Package(
      name: "RxSwift",
      products: names.map { .library(name: $0, targets: [$0]) },
      targets: names.indices.map { .target(name: names[$0], dependencies: names[..<$0].map { .byName(name: $0) }) },
      swiftLanguageModes: [.v5]
    )
    """
  try write([SwiftFile(name: "Package.swift", text: manifest)], into: folder)
}
