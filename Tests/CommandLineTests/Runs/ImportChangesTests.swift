import MVVMFiles
import MVVMSource
import Testing

@testable import mvvmgen

@Suite struct ImportChangesTests {
  private func changes(showsSteps: Bool, target: @escaping (String) -> String = { $0 }) -> [FileChange] {
    importChanges(
      specs: [FileChange(.create, "A.mvvm", old: nil, new: Array("spec".utf8))],
      steps: [("B.swift", "b1"), ("A.swift", "a1"), ("A.swift", "a2")].map { SourceFile(path: $0, text: $1) },
      contents: [
        "A.swift": FileContents(bytes: Array("a0".utf8), linkTarget: "/real/A.swift"),
        "B.swift": FileContents(bytes: Array("b0".utf8)),
      ],
      showsSteps: showsSteps,
      target: target
    )
  }

  @Test("In place the specs come first, and each step starts from the one before") func steps() {
    let lines = self.changes(showsSteps: true).map(line)
    #expect(
      lines == [
        "create A.mvvm: nil → spec", "update B.swift: b0 → b1", "update A.swift: a0 → a1",
        "update A.swift: a1 → a2",
      ]
    )
    #expect(
      self.changes(showsSteps: true).map { $0.old?.linkTarget ?? "" } == [
        "", "", "/real/A.swift", "/real/A.swift",
      ]
    )
  }

  @Test("Without steps each file has one change, sorted by path") func last() {
    let lines = self.changes(showsSteps: false).map(line)
    #expect(lines == ["create A.mvvm: nil → spec", "update A.swift: a0 → a2", "update B.swift: b0 → b1"])
  }

  @Test("Elsewhere the logic comes first, and is created") func elsewhere() {
    let lines = self.changes(showsSteps: true) { "out/\($0)" }.map(line)
    #expect(
      lines == ["create out/A.swift: nil → a2", "create out/B.swift: nil → b1", "create A.mvvm: nil → spec"]
    )
  }

  @Test("All changes are made, or those before a failure are taken back", arguments: 0...4)
  func allOrNone(failing: Int) {
    let changes = self.changes(showsSteps: true)
    var made: [String] = []
    let result = makeAllOrNone(changes) { change in
      if made.count == failing { return false }
      made.append(line(change))
      return true
    }
    #expect(result == (failing >= changes.count))
    #expect(made == changes.prefix(failing).map(line))
  }

  @Test("They are taken back in reverse order, up to one that cannot be") func takenBack() {
    let changes = self.changes(showsSteps: true)
    func run(failing: [Int]) -> [String] {
      var made: [String] = []
      var count = 0
      _ = makeAllOrNone(changes) { change in
        count += 1
        if failing.contains(count) { return false }
        made.append(line(change))
        return true
      }
      return Array(made.dropFirst(2))
    }
    #expect(run(failing: [3]) == ["update B.swift: b1 → b0", "remove A.mvvm: spec → nil"])
    #expect(run(failing: [3, 4]) == [])
    #expect(run(failing: [3, 5]) == ["update B.swift: b1 → b0"])
  }
}

private func line(_ change: FileChange) -> String {
  let (old, new) = (change.old?.bytes, change.new)
  func text(_ bytes: [UInt8]?) -> String { bytes.map { String(decoding: $0, as: UTF8.self) } ?? "nil" }
  return "\(change.kind.rawValue) \(change.path): \(text(old)) → \(text(new))"
}
