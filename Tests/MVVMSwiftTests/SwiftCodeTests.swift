import MVVMSource
import MVVMSwift
import TestSupport
import Testing

@Suite("A Swift file by its tokens") struct SwiftCodeTests {
  @Test("Declarations are found in types, but not in bodies") func declared() {
    let read = code(
      """
      let top = { 1 }
      extension A.B {
        @objc public func `in`<T>(_ x: T, at y: Int = 1) { let local = 1 }
        struct C { init(x: Int) {}; var y: Int { 2 } }
      }
      protocol P { func z() -> Int
        static var w: Int { get } }
      """
    )
    let shown = read.members.map { member in
      let labels = read.labels(of: member).map { "(\($0.map(\.description).joined(separator: ",")))" } ?? ""
      let owners = member.owners.map { "\($0)." }.joined()
      return "\(owners)\(read.name(of: member) ?? "")\(labels)\(member.isRequirement ? "!" : "")"
    }
    #expect(shown == ["top", "A.B.in(_,at)", "A.B.C.init(x)", "A.B.C.y", "P.z()!", "P.w!"])
    let heads = read.members.map { read.string($0.tokens.lowerBound..<$0.head.upperBound) }
    #expect(heads[1] == "@objc public func `in`<T>(_ x: T, at y: Int = 1)")
    #expect(heads[5] == "static var w: Int")
  }

  @Test("Two words are no label of a call") func labels() {
    let read = code("f(try a, b as C, await d, at: e, is: f is G, h ? i : j)")
    #expect(read.labels(after: 0)?.map(\.description) == ["_", "_", "_", "at", "is", "_"])
  }

  @Test(
    "Unfinished declarations have an answer",
    arguments: ["let", "class", "func f", "extension A.", "class A { var", "@", "class A { class B {"]
  )
  func unfinished(text: String) {
    #expect(code(text).members.count <= 1)
  }

  @Test("Names are without backticks, and no number has one") func names() {
    let read = code("`in` x 1")
    #expect((0..<4).map { read.name($0)?.description } == ["in", "x", nil, nil])
  }

  @Test("All bytes come back, from any part of a text") func lossless() {
    for file in handWrittenFiles(in: "Sources").prefix(60) {
      var random = SplitMix(seed: UInt64(file.bytes.count))
      for _ in 0..<20 {
        let (first, second) = (random.next(below: file.bytes.count), random.next(below: file.bytes.count))
        expectCovered(
          SwiftCode(
            SourceFile(path: file.path, bytes: Array(file.bytes[min(first, second)..<max(first, second)]))
          )
        )
      }
    }
  }

  @Test("The project's own files are read without a mistake") func own() {
    for folder in ["Sources", "Tests"] {
      for file in handWrittenFiles(in: folder) where file.path.hasSuffix(".swift") {
        let read = SwiftCode(file)
        #expect(read.mistakes.isEmpty, "\(file.path) \(read.mistakes)")
        expectCovered(read)
      }
    }
  }

  @Test("Statements end at lines, semicolons and directives, but go on with a dot and in brackets")
  func statements() {
    let read = code(";a; b;\nc\n  .d {\n  e\n}\n#if X\nf(\n1)\n#endif")
    let all = read.statements(0..<read.tokens.count)
    #expect(all.map(read.string) == ["a", "b", "c\n  .d {\n  e\n}", "#if X", "f(\n1)", "#endif"])
    #expect(read.firstStatement(0..<read.tokens.count) == all.first)
    #expect(read.firstStatement(0..<1) == nil)
  }

  @Test(
    "Ten times as much takes at most a few times ten as long",
    arguments: ["(", "\"\\(", "}", "/*", "(}", "a<", "#if\n", "/ "]
  )
  func linear(part: String) {
    let growth = growth(from: 5_000, to: 50_000) { count in
      let read = code(String(repeating: part, count: count))
      #expect(read.tokens.count + read.comments.count > 0)
    }
    #expect(growth < 40)
  }
}

/// Requires that tokens and comments follow each other, and that what lies between them is blank.
private func expectCovered(_ code: SwiftCode) {
  let parts = (code.tokens.map(\.range) + code.comments.map(\.range)).sorted { $0.lowerBound < $1.lowerBound }
  var end = byteOrderMarkLength(of: code.file.bytes)
  for part in parts + [code.file.bytes.count..<code.file.bytes.count] {
    guard part.lowerBound >= end else {
      Issue.record("\(code.file.path): two tokens at \(part.lowerBound)")
      return
    }
    let gap = code.file.bytes[end..<part.lowerBound]
    #expect(gap.allSatisfy { $0 <= 0x20 || $0 == 0xC2 || $0 == 0xA0 }, "\(code.file.path): \(end)")
    end = part.upperBound
  }
}
