import MVVMCode
import MVVMModel
import MVVMReports
import MVVMSource
import MVVMSyntax
import MVVMTemplates

/// A view model on the page, and the view models that it is composed with.
struct ShownViewModel {
  let index: Int
  let catalog: Catalog
  let options: PageOptions
  let parts: [LinkedViewModel]
  let owners: [LinkedViewModel]

  var viewModel: CatalogViewModel { self.catalog.viewModels[self.index] }
}

extension ShownViewModel: TemplateRecord {
  var identity: Int? { self.index }

  static let fields: [TemplateField<Self>] =
    [
      .text("viewModelName", \.viewModel.name),
      .text("anchor", \.viewModel.anchor),
      .optional("moduleName") { $0.viewModel.module.isEmpty ? nil : $0.viewModel.module },
      .text("path", \.viewModel.path),
      .text("line", \.viewModel.line),
      .optional("link", \.link),
      .text("style", \.viewModel.style),
      .text("access", \.viewModel.access.rawValue),
      .list("documentation") { paragraphs($0.viewModel.declaration.documentation) },
      .optional("summary", \.viewModel.declaration.documentation.first),
      .texts("attributes", \.viewModel.declaration.attributes),
      .texts("conformances") { $0.viewModel.declaration.conformances.map(\.description) },
      .list("parts", \.parts), .list("owners", \.owners), .list("findings", \.viewModel.findings),
      .flag("hasParts") { !$0.parts.isEmpty },
      .flag("hasOwners") { !$0.owners.isEmpty },
      .flag("hasFindings") { !$0.viewModel.findings.isEmpty },
      .flag("hasMarks") { !$0.viewModel.allFindings.isEmpty || !$0.viewModel.marks.isEmpty },
      .text("memberCount", \.viewModel.shownCount),
      .text("kindWords", \.kindWords), .text("markWords", \.markWords),
      .text("size") { shown in
        sizeRanges.first { $0.contains(shown.viewModel.shownCount) }.map(sizeName) ?? ""
      },
      .optional("swift") { $0.options.swift[$0.viewModel.anchor] },
    ]
    + SectionKind.allCases.flatMap { facet -> [TemplateField<Self>] in
      [
        .list(facet.rawValue) { $0.members(of: facet) },
        .flag("has\(capitalized(Text(facet.rawValue)))") { !$0.members(of: facet).isEmpty },
      ]
    }

  private var link: String? {
    let path = percentEncoded(self.viewModel.path, keeping: "/-.")
    return self.options.sourceURL.map { "\($0)\(path)#L\(self.viewModel.line)" }
  }

  private func members(of facet: SectionKind) -> [ShownMember] {
    self.viewModel.members.filter { $0.facet == facet }.map { ShownMember(member: $0, owner: self) }
  }

  /// The kinds of its members, for a filter.
  private var kindWords: String {
    kindWordsUsed(by: self.viewModel.members).map(queryEscaped).joined(separator: " ")
  }

  /// The problems of the view model, for a filter.
  private var markWords: String {
    let isDocumented = documentedShare(of: [self.viewModel]) == 100
    let rules = Set(self.viewModel.allFindings.map(\.rule)).sorted(by: <)
    let words =
      (isDocumented ? [] : ["undocumented"]) + (rules.isEmpty ? [] : ["findings"]) + rules
      + UsageFinding.Kind.allCases.filter(self.viewModel.marks.contains).map(\.rawValue)
    return words.joined(separator: " ")
  }
}

/// Another view model, and the member that makes one a part of the other.
struct LinkedViewModel: TemplateRecord {
  let link: CatalogLink
  let other: CatalogViewModel

  static let fields: [TemplateField<Self>] = [
    .text("viewModelName", \.other.name), .text("target", \.other.anchor), .text("member", \.link.member),
    .text("relation", \.link.relation.rawValue),
  ]
}

extension CatalogFinding: TemplateRecord {
  package static let fields: [TemplateField<Self>] = [.text("rule", \.rule), .text("message", \.message)]
}
