import MVVMCode
import MVVMModel
import MVVMReports
import MVVMSource
import MVVMSyntax

/// A bar chart. Each bar links to the items that it counts.
struct BarChart: Sendable {
  struct Bar: Sendable {
    let label: String
    let value: String
    /// The length in percent of the longest bar, or of a whole.
    let share: Int
    /// The filter that shows what the bar counts; `nil` if it counts nothing.
    let query: String?
  }

  let name: String
  let caption: String
  let bars: [Bar]

  var title: String { capitalized(Text(self.name)).description }
}

extension BarChart {
  /// A figure of counts, each with the value that a filter has for it.
  fileprivate init(
    _ name: String,
    caption: String,
    filter: String,
    counts: [(label: String, value: String, count: Int)]
  ) {
    let most = max(counts.map(\.count).max() ?? 0, 1)
    let bars = counts.map { label, value, count in
      let query = count > 0 ? "\(filter)=\(queryEscaped(value))" : nil
      return Bar(label: label, value: "\(count)", share: count * 100 / most, query: query)
    }
    self.init(name: name, caption: caption, bars: bars)
  }
}

extension Catalog {
  /// The figures that are not empty.
  var figures: [BarChart] {
    [self.sizes, self.kinds, self.documented, self.findings, self.unused].filter { !$0.bars.isEmpty }
  }

  var members: [CatalogMember] { self.viewModels.flatMap(\.members) }

  private var sizes: BarChart {
    let counts = sizeRanges.map { range in
      let name = sizeName(of: range)
      return (name, name, self.viewModels.count { range.contains($0.shownCount) })
    }
    let caption = "View models by their number of inputs, outputs and errors."
    return BarChart("sizes", caption: caption, filter: "size", counts: self.viewModels.isEmpty ? [] : counts)
  }

  private var kinds: BarChart {
    let found = occurrences(of: self.members.map(\.kindWord))
    let counts = kindWords.compactMap { word in found[word].map { (word, word, $0) } }
    return BarChart("kinds", caption: "Members by kind.", filter: "kind", counts: counts)
  }

  private var documented: BarChart {
    let bars = self.modules.map { module in
      let share = documentedShare(of: module.viewModels.map { self.viewModels[$0] })
      let scope = module.name.isEmpty ? "" : "module=\(queryEscaped(module.name))&"
      let label = module.name.isEmpty ? "all" : module.name
      let query = share < 100 ? "\(scope)mark=undocumented" : nil
      return BarChart.Bar(label: label, value: "\(share) %", share: share, query: query)
    }
    let caption = "The share of view models and members with documentation."
    return BarChart(name: "documented", caption: caption, bars: bars)
  }

  private var findings: BarChart {
    let counts = self.rules.sorted { $0.count > $1.count }.map { ($0.rule, $0.rule, $0.count) }
    return BarChart(
      "findings",
      caption: "Findings about conventions, by rule.",
      filter: "mark",
      counts: counts
    )
  }

  private var unused: BarChart {
    let found = occurrences(of: self.members.flatMap(\.marks))
    let counts = UsageFinding.Kind.allCases.map { ($0.words, $0.rawValue, found[$0] ?? 0) }
    let caption = "Members that are never read, called or tested, judging by their names."
    return BarChart("usage", caption: caption, filter: "mark", counts: self.knowsUsage ? counts : [])
  }

  /// The rules with findings, by name, each with the number of its findings.
  var rules: [(rule: String, count: Int)] {
    occurrences(of: self.viewModels.flatMap(\.allFindings).map(\.rule))
      .map { (rule: $0, count: $1) }.sorted { $0.rule < $1.rule }
  }
}

extension CatalogViewModel {
  /// The usage findings about its members.
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
    case .inputs where self.member.input != nil:
      self.kind == InterfaceRules.InputKind.event.rawValue ? "input" : "\(self.kind) input"
    case .inputs, .outputs: self.kind
    case .errors, .dependencies: self.facet.member
    }
  }
}

/// All values of `kindWord`, in the order of the filter.
let kindWords =
  ["input", "value input", "sticky input"] + OutputKind.allCases.map(\.rawValue)
  + [SectionKind.errors, .dependencies].map(\.member)

/// The kinds that some members have, in the order of the filter.
func kindWordsUsed(by members: [CatalogMember]) -> [String] {
  let used = Set(members.map(\.kindWord))
  return kindWords.filter(used.contains)
}

/// The percentage of view models and members that are documented. It is rounded down, so that 100 means all.
func documentedShare(of viewModels: [CatalogViewModel]) -> Int {
  let members = viewModels.flatMap(\.members)
  let all = viewModels.count + members.count
  let documented =
    viewModels.count { !$0.declaration.documentation.isEmpty }
    + members.count { !$0.documentation.isEmpty }
  return all == 0 ? 100 : documented * 100 / all
}

let sizeRanges = [0..<5, 5..<10, 10..<15, 15..<20, 20..<25, 25..<Int.max]

func sizeName(of range: Range<Int>) -> String {
  range.upperBound == Int.max ? "\(range.lowerBound)+" : "\(range.lowerBound)–\(range.upperBound - 1)"
}

func queryEscaped(_ text: String) -> String { percentEncoded(text, keeping: "-.") }
