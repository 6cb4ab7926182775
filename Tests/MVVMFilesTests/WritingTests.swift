import Foundation
import MVVMFiles
import MVVMSource
import Testing

/// Nothing that somebody has written since a file was read is overwritten.
@Suite struct WritingTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let disk: Disk

  init() throws {
    self.disk = try #require(Disk())
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
  }

  @Test(
    "Changes between reading and writing are kept",
    arguments: [
      ("a file that nobody has touched is replaced", rival { _ in }, nil, "new"),
      ("a save in place", rival { try Data("saved".utf8).write(to: $0) }, changed, "saved"),
      ("as many bytes at the same time", rival { try put("mod", into: $0) }, changed, "mod"),
      ("another file", rival { try Data("saved".utf8).write(to: $0, options: .atomic) }, changed, "saved"),
      ("a removal", rival { try FileManager.default.removeItem(at: $0) }, "no such file or directory", nil),
      ("somebody has written the same", rival { try Data("new".utf8).write(to: $0) }, nil, "new"),
    ] as [(String, Rival, String?, String?)]
  )
  fileprivate func replaced(_: String, after act: Rival, message: String?, text: String?) throws {
    defer { try? FileManager.default.removeItem(at: self.folder) }
    let file = self.folder.appendingPathComponent("file")
    try put("old", into: file)
    let old = try self.disk.read(file.path).get()
    try act(file)
    var writer = Writer(self.disk)
    let problem = writer.apply(FileChange(.update, file.path, old: old, new: Array("new".utf8)))
    #expect(problem?.message == message)
    #expect((try? String(contentsOf: file, encoding: .utf8)) == text)
    let names = try FileManager.default.contentsOfDirectory(atPath: self.folder.path)
    #expect(names == (text == nil ? [] : ["file"]))
  }
}

private typealias Rival = @Sendable (URL) throws -> Void

private func rival(_ act: @escaping Rival) -> Rival { act }

private let changed = "it has changed in the meantime: run again"

/// Writes as if at a certain time.
private func put(_ text: String, into file: URL) throws {
  try Data(text.utf8).write(to: file)
  let date = Date(timeIntervalSince1970: 1_000_000_000)
  try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
}
