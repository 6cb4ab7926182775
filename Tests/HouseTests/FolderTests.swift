import TestSupport
import Testing

private let sources = handWrittenFiles(in: "Sources").compactMap { SwiftSource($0) }

/// Tests that each folder of `Sources` only uses folders below it in the order. The dependencies are printed.
@Suite("Dependencies between folders") struct FolderTests {
  @Test("None between folders of a target runs upwards, but for those that are known") func folders() {
    let dependencies = Set(sources.map(\.target)).sorted().flatMap { target in
      folderDependencies(of: target, in: sources.filter { $0.target == target })
    }
    show(dependencies)
    let upward = dependencies.filter { !$0.isAllowed(by: folderOrders[$0.target] ?? "") }
    for dependency in upward where !knownUpward.contains(dependency.line) {
      Issue.record("\(dependency.line) runs upwards: \(dependency.reasons)")
    }
    for line in knownUpward.subtracting(upward.map(\.line)) {
      Issue.record("\(line) is no more: it need not be known")
    }
  }

  @Test("Each order names what there is") func orders() {
    let folders = Dictionary(grouping: sources, by: \.target).mapValues { Set($0.map(\.folder)) }
    #expect(Set(folderOrders.keys) == Set(folders.filter { $0.value.count > 1 }.keys))
    for (target, order) in folderOrders {
      #expect(names(in: order) == folders[target] ?? [], "\(target)")
    }
  }

  @Test("A use of a folder above is found, whatever else has its name") func upward() {
    let files = [
      "Top/Top.swift": "public struct Top {}\nfunc above() {}\nprivate func hidden() {}\n",
      "Low/Uses.swift": "let low = [Top].self\n",
      "Low/Calls.swift": "func g() {\n  above()\n}\n",
      "Low/Others.swift": """
      // Top
      let text = "Top \\(\\"above\\")"
      func f(above: Int) { x.above(); hidden() }

      """,
    ]
    let sources = files.map { SwiftSource(path: "T/\($0.key)", text: $0.value) }
    let found = folderDependencies(of: "T", in: sources)
    #expect(found.map(\.line) == ["T: Low → Top"])
    #expect(found.first?.reasons == ["Calls.swift uses above", "Uses.swift uses Top"])
    #expect(found.first?.isAllowed(by: "Low\nTop") == true)
    #expect(found.first?.isAllowed(by: "Top\nLow") == false)
    #expect(found.first?.isAllowed(by: "Low Top") == false)
  }
}

private func show(_ dependencies: [Dependency]) {
  for dependency in dependencies { print("\(dependency.line) (\(dependency.reasons.count))") }
}
