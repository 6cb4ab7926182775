import Foundation
import MVVMConfiguration
import TestSupport
import Testing

@Suite("Scaffolds, by the formatter of Swift") struct ScaffoldFormatTests {
  @Test("`swift format lint --strict` finds nothing in logic, tests and views", arguments: TestedStyle.all)
  func strict(style: TestedStyle) async throws {
    let specs = ownSpecs(in: style.name) + specsOfEnvironment()
    let folder = try makeTemporaryFolder()
    for framework in [Configuration.Tests.Framework.xctest, .swiftTesting] {
      let files = specs.flatMap {
        generatedFiles($0, in: style.name, scaffolded: true, withViews: true) {
          $0.settings.mocks = .debug
          $0.tests.framework = framework
          $0.tests.folder = "Tests"
        }
      }
      #expect(files.count > specs.count)
      try write(files.map { SwiftFile($0) }, into: folder.appendingPathComponent("\(framework)"))
    }
    let configuration = packageFolder.appendingPathComponent(".swift-format").path
    let arguments = ["lint", "--strict", "--recursive", "--configuration", configuration, "."]
    let result = try await runTool("swift-format", arguments, in: folder)
    #expect(result.status == 0, "\(result.output.prefix(4_000))")
  }
}
