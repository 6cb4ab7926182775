import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@Suite struct RobustnessTests {
  @Test("The examples parse without a message", arguments: examples.indices) func valid(_ index: Int) {
    expectDiagnostics(examples[index], "")
  }

  @Test("Every prefix prints back, and ends", arguments: examples.indices) func prefixes(_ index: Int) {
    let bytes = Array(examples[index].utf8)
    for end in bytes.indices { expectPrintedBack(Array(bytes[..<end])) }
  }

  @Test("A cut-off spec has one mistake, unless a second one shows", arguments: examples.indices)
  func cutOff(_ index: Int) {
    let file = SourceFile(path: "X.mvvm", text: examples[index])
    for token in lex(file).value ?? [] where token.range.lowerBound > 0 {
      let cut = SourceFile(path: "X.mvvm", bytes: Array(file.bytes[..<token.range.lowerBound]))
      let diagnostics = parse(cut).diagnostics
      #expect(diagnostics.count <= 1, "\(listing(diagnostics))")
    }
  }

  @Test(
    "Deep nesting of any kind ends in an error, not in a crash",
    arguments: [
      "(", "[", "{", "<", "a<", "a: (", "() -> ", "any ", "~", "@a ", "A?", ".Type", "A & ", "/*", #""\("#,
      "x(y: ", "x: A<", "inout ", "viewmodel X {", "inputs {", "x: Int = a<", "x: Int = (", "`", "#if a\n",
      "<<<<<<< \n",
    ]
  )
  func deep(_ piece: String) {
    let many = String(repeating: piece, count: 10_000)
    expectPrintedBack(Array(many.utf8))
    expectPrintedBack(Array("viewmodel X { inputs {\n a(x: \(many)".utf8))
    expectPrintedBack(Array("viewmodel X { outputs {\n a: Int = \(many)".utf8))
    expectPrintedBack(Array("viewmodel X { outputs {\n a: A\(many)".utf8))
  }
}

private func expectPrintedBack(_ bytes: [UInt8]) {
  let result = parse(SourceFile(path: "X.mvvm", bytes: bytes))
  let text = String(decoding: bytes, as: UTF8.self)
  let isSame = printed(result.value) == text
  #expect(isSame, "\(text.prefix(2000)) \(bytes.prefix(500))")
  let places = result.diagnostics.map { $0.place.range?.lowerBound ?? 0 }
  #expect(places == places.sorted())
}
