import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@testable import MVVMModel

@Suite
struct NameClashTests {
  @Test("Names are reported if and only if two of them are written alike", arguments: [UInt64(1), 2, 3, 4])
  func clashes(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var counts = (clashing: 0, clean: 0)
    for _ in 0..<500 {
      let text = randomSpec(&random)
      let tree = try #require(parse(SourceFile(path: "X.mvvm", text: text)).value)
      let name = try #require(tree.viewModels[0].name)
      var findings: [Diagnostic] = []
      let viewModel = checkViewModel(tree.viewModels[0], named: name, in: tree, rules: testRules, &findings)
      findings.removeAll { $0.identifier == .emptyViewModel }
      #expect(findings.isEmpty == (clashingNames(of: viewModel) == []), "\(text)")
      if findings.isEmpty { counts.clean += 1 } else { counts.clashing += 1 }
    }
    // Of both there are enough, or the test would say nothing.
    #expect(counts.clashing > 50 && counts.clean > 50, "\(counts)")
  }
}

/// The names that two declarations have in one scope, or that a scope has anyway: every name is written out.
private func clashingNames(of viewModel: ViewModel) -> [Text] {
  let tree = viewModel.tree
  let declarations = viewModel.dependencies.map { Member($0) } + viewModel.members
  let facets = testRules.facetProperties.map { $0.applied(to: viewModel.name) }
  let members = declarations.filter { $0.section != .dependencies }
  let named = [
    declarations.filter { $0.section == .dependencies }.map(\.name),
    members.map { $0.selector == "\($0.name)()" ? $0.name : $0.selector },
    members.compactMap { $0.input?.logicName },
  ]
  let reserved = declarations.map(\.name).filter {
    facets.contains($0) || testRules.reservedNames.contains($0)
  }
  let derived = testRules.namespaces.flatMap { namespace in
    let names = declarations.map { declaration in
      let logicName = declaration.input?.logicName ?? declaration.name
      return Set(
        namespace.entries.filter { $0.source.covers(declaration.syntax, testRules.defaultKind, in: tree) }
          .map { $0.pattern.applied(to: $0.source.isOfBaseNames ? declaration.name : logicName) }
      )
    }
    let fixed = names.map { $0.filter(namespace.fixed.contains) }
    return fixed.flatMap { $0 } + twins(in: [Set(facets)] + names)
  }
  return reserved + named.flatMap { twins(in: $0.map { [$0] }) } + derived
}

private func twins(in names: [Set<Text>]) -> [Text] {
  var seen: Set<Text> = []
  return names.flatMap { $0 }.filter { !seen.insert($0).inserted }
}

/// A view model of a few members, whose names come from a few that can meet.
private func randomSpec(_ random: inout SplitMix) -> String {
  let names = [
    "a", "b", "ab", "aRelay", "bReply", "abOutput", "disposeBag", "inputs", "x", "aPipe", "c", "d",
  ]
  func name() -> String { names[random.next(below: names.count)] }
  func input() -> String {
    let reply = random.next(below: 4) == 0 ? " -> Bool" : ""
    let logicName = random.next(below: 4) == 0 ? " as \(name())" : ""
    let parameters = ["", "_ \(name()): Int", "\(name()): Int", "\(name()): () -> Void"]
    return "\(name())(\(parameters[random.next(below: 4)]))\(reply)\(logicName)"
  }
  func output() -> String {
    ["\(name()): Int", "value \(name()): Int", "event \(name()): Int", "\(name())(at row: Int) -> Int"][
      random.next(below: 4)
    ]
  }
  func lines(_ most: Int, _ line: () -> String) -> String {
    (0..<random.next(below: most)).map { _ in line() }.joined(separator: "\n")
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
