import Foundation
import Testing

@Suite("A package that is kept") struct MirrorTests {
  @Test("It gets what is new, loses what is gone, and keeps the rest and what was built")
  func changes() throws {
    let (source, kept) = (try makeTemporaryFolder(), try makeTemporaryFolder())
    func files(_ texts: [String: String]) -> [SwiftFile] { texts.map { SwiftFile(name: $0, text: $1) } }
    try write(files(["Same.swift": "1", "New.swift": "2"]), into: source)
    try write(files(["Same.swift": "1", "Gone.swift": "1"]), into: kept)
    try write(files(["Object.o": "1"]), into: kept.appendingPathComponent(".build"))
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
