import MVVMSource
import MVVMSwift
import Testing

@Suite("Local names") struct ScopeTests {
  @Test(
    "A name is a member where the code around it declares no local of that name",
    arguments: [
      ("x = 1", ["0x"]),
      ("self.x = x; self?.x()", ["0self.x", "4x", "6self?.x"]),
      ("let x = x\nx", ["3x"]),
      ("do { let x = 1; x }\nx", ["9x"]),
      ("for x in x { x }", ["3x"]),
      ("{ x in x }; x", ["6x"]),
      ("{ (x: Int) in x }", []),
      ("{ [x] in x }", ["2x"]),
      ("{ [weak x = self.x] in x }", ["5self.x"]),
      ("if let x { x }; x", ["2x", "7x"]),
      ("guard let x = f() else { return }\nx", []),
      ("switch y { case .a(let x): x\ncase .b: x }", ["16x"]),
      ("func f(x: Int) { x }; x", ["11x"]),
      ("f(x: 1, a.x)", []),
      ("do { } catch let x { x }", []),
    ]
  )
  func members(text: String, expected: [String]) {
    let read = code(text)
    let found = read.references(in: 0..<read.tokens.count, names: ["x"], parameters: []).found
    #expect(found.map { "\($0.tokens.lowerBound)\(read.string($0.tokens))" } == expected)
  }

  @Test("A parameter is local, and what a shorthand has made is a copy of the member") func copies() {
    let read = code("if let x { x }; y")
    let references = read.references(in: 0..<read.tokens.count, names: ["x", "y"], parameters: ["y"])
    #expect(references.found.map(\.isShorthand) == [true])
    #expect(references.copies == [4])
  }

  @Test(
    "A capture is self, a namesake or a value",
    arguments: [
      ("{ [weak self] in a }", ["self"]),
      ("{ @MainActor [self, x, unowned y = z.y] (a, b) in a }", ["self", "x", "y=z.y"]),
      ("{ [] in a }", []),
      ("{ a in a }", []),
    ]
  )
  func captures(text: String, expected: [String]) {
    let read = code(text)
    let captures = read.closure(at: 0)?.captures.map { capture in
      switch capture.value {
      case .`self`: "self"
      case .namesake: read.word(capture.name)
      case .expression(let value): "\(read.word(capture.name))=\(read.string(value))"
      }
    }
    #expect(captures == expected)
  }

  @Test("A closure has its parameters, and other braces have none") func parameters() {
    let read = code("{ [a] (x: Int, _ y: Int) -> Int in z }")
    #expect(read.closure(at: 0)?.parameters.map(read.word) == ["x", "y"])
    #expect(code("{ a(b) }").closure(at: 0)?.hasSignature == false)
    #expect(code("{ a").closure(at: 0) == nil)
  }

  @Test("A type that is not closed goes up to the end") func unclosed() {
    let read = code("extension A.B {\n func f(a b: Int)\n var x = 1")
    #expect(read.members.compactMap(read.name(of:)).map(\.description) == ["f", "x"])
    #expect(read.type(at: 0, upTo: read.tokens.count).map(read.typeName)?.description == "A.B")
    #expect(read.type(at: 1, upTo: read.tokens.count) == nil)
    #expect(read.members.first.flatMap(read.signature)?.selector == "f(a:)")
  }
}
