import MVVMConfiguration
import MVVMImport
import MVVMSource
import MVVMSwift
import TestSupport
import Testing

/// View models as people write them, each with what becomes of it.
@Suite("The corpus of hand-written view models") struct CorpusTests {
  @Test(
    "Each is moved over without a word, except on closures that kept it and relays that it sends to",
    arguments: convertible
  )
  func converted(sample: HandWritten) {
    let found = imported(sample.file)
    let words = found.allDiagnostics.filter {
      !$0.message.hasPrefix("closures such as this one no longer keep the view model")
        && !$0.message.hasPrefix("what the class sends to 'reload' stays in the logic")
    }
    #expect(listing(words) == "")
    #expect(!found.viewModels.isEmpty)
    #expect(found.viewModels.allSatisfy { $0.spec != nil })
  }

  @Test("The results are as recorded", arguments: convertible) func recorded(sample: HandWritten) {
    let found = imported(sample.file)
    let overrides = found.viewModels.compactMap(\.override).map { "// \($0.json)\n" }.joined()
    let text = "\(overrides)\(found.specText)\n// ---- \(sample.file.name)\n\(found.logic.text)"
    expectGolden(text, at: "Tests/Fixtures/Import/recorded/\(sample.file.name.dropLast(6)).golden")
  }

  @Test("A second run finds nothing to move over", arguments: convertible) func again(sample: HandWritten) {
    let first = imported(sample.file)
    let second = imported(first.logic)
    #expect(second.viewModels.isEmpty)
    #expect(second.logic == first.logic)
  }

  @Test("Each that needs a person is reported, and stays as it is", arguments: corpus("refused"))
  func refused(sample: HandWritten) {
    let found = imported(sample.file)
    #expect(found.logic == sample.file)
    #expect(found.viewModels.allSatisfy { $0.spec == nil })
    expectGolden(
      listing(found.allDiagnostics) + "\n",
      at: "Tests/Fixtures/Import/recorded/\(sample.file.name.dropLast(6)).golden"
    )
  }
}

let convertible = corpus("reactiveswift") + corpus("rxswift")
