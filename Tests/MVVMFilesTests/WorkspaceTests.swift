import MVVMFiles
import MVVMSource
import TestSupport
import Testing

@Suite("The specs of a run, and their configurations") struct WorkspaceTests {
  private func paths(_ arguments: String..., in tree: MemoryTree) -> [String] {
    let workspace = resolve(arguments, WorkspaceOptions(), in: tree)
    return workspace.specs.map(workspace.path)
  }

  @Test("Specs are found in the order of their paths, whatever the order of the arguments") func order() {
    let tree = MemoryTree(["b/B.mvvm": "", "a/A.mvvm": "", "a.mvvm": "", "a/c/C.mvvm": "", "a/x.txt": ""])
    #expect(self.paths(".", in: tree) == ["a.mvvm", "a/A.mvvm", "a/c/C.mvvm", "b/B.mvvm"])
    #expect(self.paths("b", "a", "a/A.mvvm", in: tree) == ["a/A.mvvm", "a/c/C.mvvm", "b/B.mvvm"])
    #expect(self.paths("./b//", in: tree) == ["b/B.mvvm"])
  }

  @Test("A user's sheet without a manifest is reported with what it lacks") func sheetWithoutManifest() {
    let tree = MemoryTree([
      "mvvmgen.json": #"{"templates": "t", "style": "observable"}"#,
      "t/observable.mustache": "{{<rxswift}}{{/rxswift}}",
      "A.mvvm": "",
    ])
    let message =
      "style 'observable' has a sheet but no manifest: write 'observable.json' next to it, at least '{}'"
    #expect(resolve(["."], WorkspaceOptions(), in: tree).diagnostics.map(\.message) == [message])
    var options = WorkspaceOptions()
    options.style = "observable"
    #expect(resolve(["."], options, in: tree).usageError == message)
  }
}
