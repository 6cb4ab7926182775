import Foundation
import MVVMFiles
import MVVMSource
import Testing

/// Nothing that somebody has written since a file was read is overwritten.
@Suite struct WritingTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let disk: Disk
  private let date = Date(timeIntervalSince1970: 1_000_000_000)

  init() throws {
    self.disk = try #require(Disk())
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
  }

  /// What comes of writing `new` where a file was read before somebody did something to it.
  private func write(after rival: (URL) throws -> Void) throws -> (
    message: String?, text: String?, names: [String]
  ) {
    defer { try? FileManager.default.removeItem(at: self.folder) }
    let file = self.folder.appendingPathComponent("file")
    try Data("old".utf8).write(to: file)
    try FileManager.default.setAttributes([.modificationDate: self.date], ofItemAtPath: file.path)
    let old = try self.disk.read(file.path).get()
    try rival(file)
    var writer = Writer(self.disk)
    let problem = writer.apply(FileChange(.update, file.path, old: old, new: Array("new".utf8)))
    let names = try FileManager.default.contentsOfDirectory(atPath: self.folder.path)
    return (problem?.message, try? String(contentsOf: file, encoding: .utf8), names)
  }

  private let changed = "it has changed meanwhile: run again"

  @Test("A file that nobody has touched is replaced") func untouched() throws {
    let outcome = try self.write { _ in }
    #expect(outcome.message == nil)
    #expect(outcome.text == "new")
    #expect(outcome.names == ["file"])
  }

  @Test("A save in place stays") func savedInPlace() throws {
    let outcome = try self.write { try Data("saved".utf8).write(to: $0) }
    #expect(outcome.message == self.changed)
    #expect(outcome.text == "saved")
    #expect(outcome.names == ["file"])
  }

  @Test("A save of as many bytes at the same time stays") func savedAtOnce() throws {
    let outcome = try self.write { file in
      try Data("mod".utf8).write(to: file)
      try FileManager.default.setAttributes([.modificationDate: self.date], ofItemAtPath: file.path)
    }
    #expect(outcome.message == self.changed)
    #expect(outcome.text == "mod")
  }

  @Test("A save by another file stays") func savedByRename() throws {
    let outcome = try self.write { try Data("saved".utf8).write(to: $0, options: .atomic) }
    #expect(outcome.message == self.changed)
    #expect(outcome.text == "saved")
    #expect(outcome.names == ["file"])
  }

  @Test("A file that was removed stays so") func removed() throws {
    let outcome = try self.write { try FileManager.default.removeItem(at: $0) }
    #expect(outcome.message == "no such file or directory")
    #expect(outcome.names == [])
  }

  @Test("It is fine where somebody has written the same") func same() throws {
    let outcome = try self.write { try Data("new".utf8).write(to: $0) }
    #expect(outcome.message == nil)
    #expect(outcome.text == "new")
  }
}
