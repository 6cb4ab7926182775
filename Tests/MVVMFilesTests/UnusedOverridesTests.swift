import MVVMFiles
import MVVMProject
import TestSupport
import Testing

@Suite("Overrides that match nothing") struct UnusedOverridesTests {
  private func warnings(_ files: [String: String], paths: [String] = ["App"]) -> String {
    let tree = MemoryTree(files)
    let plan = Plan(resolve(paths, WorkspaceOptions(), in: tree), in: tree)
    return listing(plan.generate { _, _ in }.unusedOverrides())
  }

  private func files(overriding names: String) -> [String: String] {
    [
      "App/mvvmgen.json": "{\"overrides\": [{\"viewModels\": [\(names)], \"access\": \"public\"}]}",
      "App/A.mvvm": "viewmodel LoginViewModel { inputs { a() } }",
      "App/B/B.mvvm": "viewmodel RowViewModel { inputs { a() } }",
    ]
  }

  @Test("A name that no view model has is reported where it occurs, with a similar one") func unknown() {
    let warnings = self.warnings(self.files(overriding: #""LoginViewModel", "RowViewModle""#))
    let message = "no view model is called 'RowViewModle': did you mean 'RowViewModel'?"
    #expect(warnings == "1:50-1:64 warning: \(message) [config-unused-override]")
  }

  @Test("No spec need be in the configuration's own folder") func below() {
    var files = self.files(overriding: #""Other""#)
    files["App/A.mvvm"] = nil
    #expect(self.warnings(files).contains("no view model is called 'Other'"))
  }

  @Test("A pattern that one matches is used", arguments: ["Login*", "*ViewModel", "*", "RowViewModel"])
  func used(pattern: String) {
    #expect(self.warnings(self.files(overriding: "\"\(pattern)\"")) == "")
  }

  @Test("Nothing is said where some specs of the configuration are not seen, or are wrong") func unseen() {
    let files = self.files(overriding: "\"Other*\"")
    #expect(self.warnings(files) != "")
    #expect(self.warnings(files, paths: ["App/B"]) == "")
    #expect(self.warnings(files, paths: ["App/A.mvvm", "App/B/B.mvvm"]) == "")
    #expect(self.warnings(files.merging(["App/C.mvvm": "viewmodel {"]) { $1 }) == "")
  }
}
