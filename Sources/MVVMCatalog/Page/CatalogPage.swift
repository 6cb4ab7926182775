import MVVMModel
import MVVMSource
import MVVMTemplates

struct CatalogPage {
  let catalog: Catalog
  let options: PageOptions
  let viewModels: [ShownViewModel]

  init(_ catalog: Catalog, _ options: PageOptions) {
    self.catalog = catalog
    self.options = options
    let parts = Dictionary(grouping: catalog.links, by: \.from)
    let owners = Dictionary(grouping: catalog.links, by: \.to)
    self.viewModels = catalog.viewModels.indices.map { index in
      ShownViewModel(
        index: index,
        catalog: catalog,
        options: options,
        parts: (parts[index] ?? []).map { LinkedViewModel(link: $0, other: catalog.viewModels[$0.to]) },
        owners: (owners[index] ?? []).map { LinkedViewModel(link: $0, other: catalog.viewModels[$0.from]) }
      )
    }
  }
}

extension CatalogPage: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("title", \.catalog.title),
    .list("viewModels", \.viewModels),
    .list("modules", \.modules),
    .texts("kinds") { kindWordsUsed(by: $0.catalog.members) },
    .texts("rules") { $0.catalog.rules.map(\.rule) },
    .list("figures", \.catalog.figures),
    .texts("notShown", \.catalog.notShown),
    .text("viewModelCount", \.catalog.viewModels.count),
    .text("memberCount") { $0.catalog.viewModels.reduce(0) { $0 + $1.shownCount } },
    .text("linkCount", \.catalog.links.count),
    .text("documentedShare") { documentedShare(of: $0.catalog.viewModels) },
    .text("findingCount") { $0.catalog.rules.reduce(0) { $0 + $1.count } },
    .text("unusedCount") { $0.catalog.members.count { !$0.marks.isEmpty } },
    .flag("hasModules") { $0.catalog.modules.contains { !$0.name.isEmpty } },
    .flag("hasUsage", \.catalog.knowsUsage),
    .flag("hasNotShown") { !$0.catalog.notShown.isEmpty },
    .flag("hasRules") { !$0.catalog.rules.isEmpty },
  ]

  private var modules: [ShownModule] {
    self.catalog.modules.map { module in
      ShownModule(name: module.name, viewModels: module.viewModels.map { self.viewModels[$0] })
    }
  }
}

private struct ShownModule: TemplateRecord {
  let name: String
  let viewModels: [ShownViewModel]

  static let fields: [TemplateField<Self>] = [
    .optional("moduleName") { $0.name.isEmpty ? nil : $0.name },
    .list("viewModels", \.viewModels),
  ]
}

extension BarChart: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("figureName", \.name), .text("caption", \.caption), .list("bars", \.bars),
    .text("figureTitle", \.title),
  ]
}

extension BarChart.Bar: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("label", \.label), .text("value", \.value), .text("share", \.share), .optional("query", \.query),
  ]
}
