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

  @Test("Hidden folders are left out, and a folder may be named like a spec") func hidden() {
    let tree = MemoryTree([".build/A.mvvm": "", "a/.x/B.mvvm": "", "C.mvvm/D.mvvm": ""])
    #expect(self.paths(".", in: tree) == ["C.mvvm/D.mvvm"])
    #expect(self.paths("C.mvvm", in: tree) == ["C.mvvm/D.mvvm"])
  }

  @Test("What is not there is reported, and what is neither a folder nor a spec is wrong usage")
  func missing() {
    let tree = MemoryTree(["a.txt": ""])
    let workspace = resolve(["b", "c.mvvm"], WorkspaceOptions(), in: tree)
    #expect(workspace.diagnostics.map(\.place.file.path) == ["b"])
    #expect(workspace.specs.map(workspace.path) == ["c.mvvm"])
    let usage = resolve(["a.txt"], WorkspaceOptions(), in: tree)
    #expect(usage.usageError == "'a.txt' is neither a folder nor a spec, whose name ends in '.mvvm'")
  }

  @Test("A style that nobody knows, and tests of no module, are wrong usage") func options() {
    var options = WorkspaceOptions()
    options.style = "rxswfit"
    let tree = MemoryTree(["A.mvvm": ""])
    #expect(
      resolve(["."], options, in: tree).usageError == "unknown style 'rxswfit': did you mean 'rxswift'?"
    )
    options = WorkspaceOptions()
    options.tests = "T"
    #expect(resolve(["."], options, in: tree).usageError?.hasPrefix("tests import the module") == true)
  }

  @Test("A sheet of the user's without a manifest is told what it lacks") func sheetWithoutManifest() {
    let tree = MemoryTree([
      "mvvmgen.json": #"{"templates": "t", "style": "observable"}"#,
      "t/observable.mustache": "{{<rxswift}}{{/rxswift}}",
      "A.mvvm": "",
    ])
    let message =
      "style 'observable' has a sheet and no manifest: write 'observable.json' beside it, '{}' at the least"
    #expect(resolve(["."], WorkspaceOptions(), in: tree).diagnostics.map(\.message) == [message])
    var options = WorkspaceOptions()
    options.style = "observable"
    #expect(resolve(["."], options, in: tree).usageError == message)
  }
}
