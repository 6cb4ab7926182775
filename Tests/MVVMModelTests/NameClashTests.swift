import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@testable import MVVMModel

@Suite
struct NameClashTests {
  /// Whoever is told by hashes that no names meet, need not compare them.
  @Test("Names that meet are never told apart by their hashes", arguments: [UInt64(1), 2, 3, 4])
  func hashes(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var counts = (clashing: 0, clean: 0)
    for _ in 0..<500 {
      let text = randomSpec(&random)
      let tree = try #require(parse(SourceFile(path: "X.mvvm", text: text)).value)
      var findings: [Diagnostic] = []
      let sections = checkSections(of: tree.viewModels[0], in: tree, &findings)
      let name = try #require(tree.viewModels[0].name)
      var others: [Diagnostic] = []
      let viewModel = checkViewModel(tree.viewModels[0], named: name, in: tree, testRules, &others)
      checkClashes(of: viewModel, inputs: sections.members(of: .inputs), in: tree, testRules, &findings)
      #expect(findings.isEmpty || mayClash(viewModel, testRules), "\(text)")
      if findings.isEmpty { counts.clean += 1 } else { counts.clashing += 1 }
    }
    // Of both there are enough, or the test would say nothing.
    #expect(counts.clashing > 50 && counts.clean > 50, "\(counts)")
  }

  @Test("Names that all differ are not compared", arguments: [UInt64(5), 6])
  func differentNames(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<200 {
      let names = (0..<12).map { "name\($0)of\(random.next() % 1_000)" }
      let text = """
        viewmodel X {
          inputs {
            \(names[..<6].map { "\($0)(_ value: Int)" }.joined(separator: "\n    "))
          }
          outputs {
            \(names[6...].map { "\($0): Int" }.joined(separator: "\n    "))
          }
        }
        """
      #expect(try !mayClash(spec(text).viewModels[0], testRules))
    }
  }
}

/// A view model of a few members, whose names come from a few that can meet.
private func randomSpec(_ random: inout SplitMix) -> String {
  let names = [
    "a", "b", "ab", "aRelay", "bReply", "abOutput", "disposeBag", "inputs", "x", "aPipe", "c", "d",
  ]
  func name() -> String { names[Int(random.next() % UInt64(names.count))] }
  func input() -> String {
    let reply = random.next() % 4 == 0 ? " -> Bool" : ""
    let logicName = random.next() % 4 == 0 ? " as \(name())" : ""
    let parameters = ["", "_ \(name()): Int", "\(name()): Int", "\(name()): @escaping () -> Void"]
    return "\(name())(\(parameters[Int(random.next() % 4)]))\(reply)\(logicName)"
  }
  func output() -> String {
    ["\(name()): Int", "value \(name()): Int", "event \(name()): Int", "\(name())(at row: Int) -> Int"][
      Int(random.next() % 4)
    ]
  }
  func lines(_ most: UInt64, _ line: () -> String) -> String {
    (0..<random.next() % most).map { _ in line() }.joined(separator: "\n")
  }
  return """
    viewmodel X {
    dependencies {
    \(lines(2) { "\(name()): Int" })
    }
    inputs {
    \(lines(3, input))
    }
    outputs {
    \(lines(3, output))
    }
    errors {
    \(lines(2) { "\(name()): Int" })
    }
    }

    """
}
