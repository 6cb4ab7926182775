import MVVMFiles
import TestSupport
import Testing

/// Tests of orphans in the folder of the tests.
@Suite("Orphans among tests") struct TestOrphanTests {
  /// A package whose files were generated, with view models in the folder of their module and below it.
  private let package = generated(
    in: MemoryTree([
      "mvvmgen.json": #"{"module": "App", "mocks": "tests", "tests": {"folder": "Tests/AppTests"}}"#,
      "Sources/App/A.mvvm": spec("A"), "Sources/App/b/B.mvvm": spec("B"), "Sources/App/c/C.mvvm": spec("C"),
    ])
  )

  private func removals(_ names: String...) -> [String] {
    names.map { "remove Tests/AppTests/\($0).generated.swift" }
  }

  private func inTests(_ steps: [String]) -> [String] { steps.filter { $0.contains("Tests/") }.sorted() }

  @Test("A file has one place in every run") func place() {
    #expect(run("Sources", in: self.package) == [])
    #expect(run("Sources/App/A.mvvm", "Sources/App/b/B.mvvm", in: self.package) == [])
    #expect(run("Sources/App/b", "Sources/App", in: self.package) == [])
    #expect(run("Tests", in: self.package) == [])
  }

  @Test("A run about a folder finds what its specs have left, and nothing else") func lostInPart() {
    var tree = self.package
    tree["Sources/App/b/B.mvvm"] = nil
    let lost = self.removals("b/BMock", "b/BTestCase")
    #expect(self.inTests(run("Sources/App/b", in: tree)) == lost)
    #expect(self.inTests(run("Sources/App/b", in: tree) { $0.config = "mvvmgen.json" }) == lost)
    #expect(self.inTests(run("Sources/App/c", in: tree)) == [])
    #expect(self.inTests(run("Sources/App/A.mvvm", "Sources/App/c", in: tree)) == [])
    #expect(self.inTests(run("Sources/App/b", in: tree) { $0.tests = "Tests/AppTests" }) == [])
    tree["Other/B.mvvm"] = spec("B")
    #expect(self.inTests(run("Sources/App/b", in: tree)) == lost)
    tree["Sources/App/A.mvvm"] = nil
    #expect(self.inTests(run("Sources", in: tree)) == self.removals("AMock", "ATestCase") + lost)
  }

  @Test("Hand-written tests are not orphans") func handWritten() {
    var tree = self.package
    tree["Tests/AppTests/b/XTestCase.generated.swift"] = "import XCTest\n"
    #expect(run("Sources/App/b", in: tree) == [])
  }

  @Test("A run that names other folders looks for nothing in them") func chosen() {
    func choose(_ options: inout WorkspaceOptions) { (options.tests, options.module) = ("T", "App") }
    var tree = MemoryTree(["A.mvvm": spec("A"), "B.mvvm": spec("B"), "mvvmgen.json": #"{"mocks": "tests"}"#])
    tree = generated(in: tree, options: choose)
    tree["B.mvvm"] = nil
    #expect(run(in: tree, options: choose) == ["remove B.generated.swift"])
  }

  @Test("Files that the configuration no longer asks for are found") func unwanted() {
    let rest = #""module": "App", "tests": {"folder": "Tests/AppTests"}"#
    var tree = self.package
    tree["mvvmgen.json"] = "{\(rest)}"
    #expect(run(in: tree) == self.removals("AMock", "MockCalls", "b/BMock", "c/CMock"))
    tree["mvvmgen.json"] = "{\(rest), \"mocks\": \"tests\", \"output\": \"Gen\"}"
    let classes = ["A", "b/B", "c/C"].map { "remove Sources/App/\($0).generated.swift" }
    #expect(run(in: generated(in: tree)) == classes)
  }
}
