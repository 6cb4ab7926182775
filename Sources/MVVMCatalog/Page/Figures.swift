import MVVMModel
import MVVMReports
import MVVMSource
import MVVMSyntax
import MVVMUsage

/// A bar chart. Each bar links to what it counts.
struct Figure: Sendable {
  struct Bar: Sendable {
    let label: String
    let value: String
    /// The length in percent of the longest bar, or of a whole.
    let share: Int
    /// The filter that shows what the bar counts; `nil` if it counts nothing.
    let query: String?
  }

  let name: String
  let title: String
  let caption: String
  let bars: [Bar]
}

extension Catalog {
  /// The figures that have something to show.
  var figures: [Figure] {
    [self.sizes, self.kinds, self.documented, self.findings, self.unused].filter { !$0.bars.isEmpty }
  }

  private var sizes: Figure {
    let counts = sizeRanges.map { range in self.viewModels.filter { range.contains($0.shownCount) }.count }
    let bars = zip(sizeRanges, counts).map { range, count in
      (label: sizeName(of: range), count: count, query: "size=\(queryEscaped(sizeName(of: range)))")
    }
    return Figure(
      name: "sizes",
      title: "Sizes",
      caption: "View models by their number of inputs, outputs and errors.",
      bars: counts.contains { $0 > 0 } ? counted(bars) : []
    )
  }

  private var kinds: Figure {
    var counts: [String: Int] = [:]
    for member in self.members { counts[member.kindWord, default: 0] += 1 }
    let bars = kindWords.map { (label: $0, count: counts[$0] ?? 0, query: "kind=\(queryEscaped($0))") }
    return Figure(
      name: "kinds",
      title: "Kinds",
      caption: "Members by what a view can rely on.",
      bars: counted(bars.filter { $0.count > 0 })
    )
  }

  private var documented: Figure {
    let bars = self.modules.map { module in
      let own = module.viewModels.map { self.viewModels[$0] }
      let share = documentedShare(of: own)
      let name = module.name.isEmpty ? "all" : module.name
      let scope = module.name.isEmpty ? "" : "module=\(queryEscaped(module.name))&"
      return Figure.Bar(
        label: name,
        value: "\(share) %",
        share: share,
        query: share < 100 ? "\(scope)mark=undocumented" : nil
      )
    }
    return Figure(
      name: "documented",
      title: "Documented",
      caption: "The share of view models and members with documentation.",
      bars: bars
    )
  }

  private var findings: Figure {
    let bars = self.rules.map { (label: $0.rule, count: $0.count, query: "mark=\(queryEscaped($0.rule))") }
    return Figure(
      name: "findings",
      title: "Findings",
      caption: "What breaks a convention, by rule.",
      bars: counted(bars.ordered { $0.count > $1.count })
    )
  }

  private var unused: Figure {
    guard self.knowsUsage else {
      return Figure(name: "usage", title: "Usage", caption: "", bars: [])
    }
    let bars = UsageFinding.Kind.allCases.map { mark in
      let count = self.members.count { $0.marks.contains(mark) }
      return (label: mark.words, count: count, query: "mark=\(mark.rawValue)")
    }
    return Figure(
      name: "usage",
      title: "Usage",
      caption: "Members that nobody reads, calls or tests, as far as names tell.",
      bars: counted(bars)
    )
  }

  /// The rules with findings, by name, each with the number of its findings.
  var rules: [(rule: String, count: Int)] {
    var counts: [String: Int] = [:]
    for viewModel in self.viewModels {
      for finding in viewModel.allFindings { counts[finding.rule, default: 0] += 1 }
    }
    return counts.keys.ordered(by: <).map { ($0, counts[$0] ?? 0) }
  }
}

extension Catalog {
  /// The members of all view models.
  var members: [CatalogMember] { self.viewModels.flatMap(\.members) }
}

extension CatalogViewModel {
  /// What nobody does with its members.
  var marks: Set<UsageFinding.Kind> { Set(self.members.flatMap(\.marks)) }

  /// The findings of the view model and of its members.
  var allFindings: [CatalogFinding] { self.findings + self.members.flatMap(\.findings) }

  /// The number of inputs, outputs and errors.
  var shownCount: Int { self.members.filter { $0.facet != .dependencies }.count }
}

extension CatalogMember {
  /// The kind that people filter by. It distinguishes events of a view model from events of a view.
  var kindWord: String {
    switch self.facet {
    case .inputs: self.kind == InterfaceRules.InputKind.event.rawValue ? "input" : "\(self.kind) input"
    case .outputs: self.kind
    case .errors, .dependencies: self.facet.member
    }
  }
}

/// All values of `kindWord`, in the order of the filter.
let kindWords =
  ["input", "value input", "sticky input"] + InterfaceRules.OutputKind.allCases.map(\.rawValue)
  + [SectionKind.errors, .dependencies].map(\.member)

/// The kinds that some members have, in the order of the filter.
func kindWordsUsed(by members: [CatalogMember]) -> [String] {
  let used = Set(members.map(\.kindWord))
  return kindWords.filter(used.contains)
}

extension UsageFinding.Kind {
  var words: String {
    switch self {
    case .unreadOutput: "not read"
    case .uncalledInput: "not called"
    case .untestedMember: "not tested"
    }
  }
}

/// The percentage of view models and members that are documented. It is rounded down, so that 100 means all.
func documentedShare(of viewModels: [CatalogViewModel]) -> Int {
  let members = viewModels.flatMap(\.members)
  let all = viewModels.count + members.count
  let documented =
    viewModels.filter { !$0.viewModel.documentation.isEmpty }.count
    + members.filter { !$0.documentation.isEmpty }.count
  return all == 0 ? 100 : documented * 100 / all
}

let sizeRanges = [0..<5, 5..<10, 10..<15, 15..<20, 20..<25, 25..<Int.max]

func sizeName(of range: Range<Int>) -> String {
  range.upperBound == Int.max ? "\(range.lowerBound)+" : "\(range.lowerBound)–\(range.upperBound - 1)"
}

private func counted(_ bars: [(label: String, count: Int, query: String)]) -> [Figure.Bar] {
  let most = bars.map(\.count).max() ?? 0
  return bars.map { bar in
    Figure.Bar(
      label: bar.label,
      value: "\(bar.count)",
      share: most == 0 ? 0 : bar.count * 100 / most,
      query: bar.count > 0 ? bar.query : nil
    )
  }
}

/// Escapes a value for the query of a URL.
func queryEscaped(_ text: String) -> String { percentEncoded(text, keeping: "-.") }
