import Foundation
import MVVMFiles
import MVVMSource
import Testing

@testable import mvvmgen

@Suite struct NewFilesTests {
  private func found(_ subject: NewSubject, in folder: Folder) -> (files: NewFiles?, messages: [String]) {
    let disk = Disk(at: folder.url.path)
    let workspace = resolve([subject.path], WorkspaceOptions(), in: disk)
    let found = newFiles(for: subject, in: workspace, withViews: true, on: disk)
    return (found.value, found.diagnostics.map(\.message))
  }

  /// Writes the files, and returns the messages.
  private func write(_ files: NewFiles) -> String {
    let result = record(on: files.disk) { environment in
      var report = Report(.text, in: environment)
      files.write(&report)
      return report.finish()
    }
    return Outcome(result).messages
  }

  @Test("A new view model has a spec, its logic and a view") func new() throws {
    let folder = try Folder(["mvvmgen.json": "{}"])
    let subject = NewSubject(path: "AViewModel.mvvm", new: ("AViewModel", "A"))
    let files = try #require(self.found(subject, in: folder).files)
    #expect(files.scaffolds.map(\.path) == ["AViewModel.swift", "AViewController.swift"])
    #expect(files.lacksFolderForTests)
    #expect(
      self.write(files) == """
        the view model is called AViewModel: names end in 'ViewModel'
        AViewModel.mvvm written
        AViewModel.swift written
        AViewController.swift written
        no tests were written: '--tests DIR', or "tests" in mvvmgen.json, says where they go
        next: replace the examples in AViewModel.mvvm, then run 'mvvmgen new --from AViewModel.mvvm'

        """
    )
  }

  @Test("A file that exists stays, and a folder in its place stops all") func existing() throws {
    let folder = try Folder(["A.mvvm": spec("A"), "A.swift": "mine", "mvvmgen.json": "{}"])
    let files = try #require(self.found(NewSubject(path: "A.mvvm"), in: folder).files)
    #expect(self.write(files).contains("A.swift is there, and stays as it is\n"))
    #expect(folder.read("A.swift") == "mine")
    let other = try Folder(["A.mvvm": spec("A"), "A.swift/x": "", "mvvmgen.json": "{}"])
    let none = try #require(self.found(NewSubject(path: "A.mvvm"), in: other).files)
    #expect(self.write(none) == "A.swift: error: is a directory [file-not-writable]\n")
    #expect(other.files == ["A.mvvm", "A.swift/x", "mvvmgen.json"])
  }

  @Test("A spec of that name is not begun anew") func twice() throws {
    let folder = try Folder(["AViewModel.mvvm": spec("AViewModel"), "mvvmgen.json": "{}"])
    let subject = NewSubject(path: "AViewModel.mvvm", new: ("AViewModel", "AViewModel"))
    let messages = self.found(subject, in: folder).messages
    #expect(messages.count == 1 && messages[0].hasPrefix("there is a spec of this name"))
  }
}
