import Fuzzing
import TestSupport
import Testing

/// Tries some of the inputs that `Tests/Fuzz/run.sh` tries without a limit; they are the same each time.
@Suite("Made-up inputs") struct FuzzTests {
  @Test("No input breaks a property", arguments: FuzzKind.allCases)
  func properties(kind: FuzzKind) throws {
    var fuzzer = Fuzzer(kind)
    // Tests are not optimized, and share the processor with other tests.
    fuzzer.longest = 20
    var random = SplitMix(seed: 1)
    let seeds = kind.seeds
    var swift: [[UInt8]] = []
    for _ in 0..<sampled(count(of: kind)) {
      let input = kind.input(from: seeds, &random)
      let attempt = fuzzer.attempt(input)
      for violation in attempt.violations {
        Issue.record("\(violation.property): \(violation.detail)\n\(String(decoding: input, as: UTF8.self))")
      }
      if !attempt.swift.isEmpty { swift.append(attempt.swift) }
    }
    for (index, error) in try syntaxErrors(in: swift) {
      Issue.record("does not parse: \(error)\n\(String(decoding: swift[index], as: UTF8.self))")
    }
  }

  @Test("A minimized input has nothing that could be left out") func minimizes() {
    let input = Array("one\ntwo\nthree a b\nfour".utf8)
    let small = minimized(input) { $0.contains(UInt8(ascii: "a")) && $0.contains(UInt8(ascii: "w")) }
    #expect(String(decoding: small, as: UTF8.self) == "wa")
  }
}

/// The number of inputs that can be tried in a few seconds.
private func count(of kind: FuzzKind) -> Int {
  switch kind {
  case .specs: 800
  case .configurations: 800
  case .templates, .manifests: 150
  case .arguments: 80
  case .swift: 300
  case .messages: 200
  }
}
