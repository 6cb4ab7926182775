import Foundation
import Testing

@Suite("A package that is kept") struct MirrorTests {
  @Test("It gets what is new, loses what is gone, and keeps the rest and what was built")
  func changes() throws {
    let (source, kept) = (try makeTemporaryFolder(), try makeTemporaryFolder())
    try write(
      [SwiftFile(name: "Same.swift", text: "1"), SwiftFile(name: "New.swift", text: "2")],
      into: source
    )
    for name in ["Same.swift", "Gone.swift", ".build/Object.o"] {
      let file = kept.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data("1".utf8).write(to: file)
    }
    let same = kept.appendingPathComponent("Same.swift").path
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: same)
    try mirror(source, to: kept)
    let names = try FileManager.default.contentsOfDirectory(atPath: kept.path).sorted()
    #expect(names == [".build", "New.swift", "Same.swift"])
    #expect(try FileManager.default.attributesOfItem(atPath: same)[.modificationDate] as? Date == old)
    #expect(FileManager.default.fileExists(atPath: kept.appendingPathComponent(".build/Object.o").path))
  }
}
