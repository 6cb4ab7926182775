import MVVMModel
import MVVMSource
import MVVMTemplates

/// Returns the context that the catalogue's templates are rendered with.
func describe(_ catalog: Catalog, _ options: PageOptions) -> Context {
  var builder = PageBuilder()
  let page = builder.record(CatalogField.self)
  builder[page, .title] = builder.text(catalog.title)
  let viewModels = describeViewModels(of: catalog, options, &builder)
  builder[page, .viewModels] = builder.list(viewModels)
  let modules = catalog.modules.map { module in
    let record = builder.record(ModuleField.self)
    if !module.name.isEmpty { builder[record, .moduleName] = builder.text(module.name) }
    builder[record, .viewModels] = builder.list(module.viewModels.map { viewModels[$0] })
    return record
  }
  builder[page, .modules] = builder.list(modules)
  builder[page, .hasModules] = .flag(catalog.modules.contains { !$0.name.isEmpty })
  describeLists(of: catalog, options, into: page, &builder)
  describeCounts(of: catalog, into: page, &builder)
  describeFigures(of: catalog, into: page, &builder)
  if catalog.viewModels.count > 1 { builder[page, .picture] = describePicture(of: catalog, &builder) }
  return builder.finish(page)
}

private func describeLists(
  of catalog: Catalog,
  _ options: PageOptions,
  into page: PageRecord<CatalogField>,
  _ builder: inout PageBuilder
) {
  let used = Set(catalog.viewModels.flatMap(\.members).map(\.kindWord))
  let rules = catalog.rules.map(\.rule)
  builder[page, .styles] = builder.texts(options.swift?.styles ?? [])
  builder[page, .kinds] = builder.texts(kindWords.filter(used.contains))
  builder[page, .rules] = builder.texts(rules)
  builder[page, .hasRules] = .flag(!rules.isEmpty)
  builder[page, .notShown] = builder.texts(catalog.notShown)
  builder[page, .hasNotShown] = .flag(!catalog.notShown.isEmpty)
  builder[page, .hasUsage] = .flag(catalog.knowsUsage)
  let patterns = (options.swift?.patterns ?? []).map { texts in
    let record = builder.record(PatternField.self)
    builder[record, .texts] = builder.texts(texts)
    return record
  }
  builder[page, .patterns] = builder.list(patterns)
}

private func describeCounts(
  of catalog: Catalog,
  into page: PageRecord<CatalogField>,
  _ builder: inout PageBuilder
) {
  let members = catalog.viewModels.reduce(0) { $0 + $1.shownCount }
  let unused = catalog.viewModels.flatMap(\.members).filter { !$0.marks.isEmpty }.count
  builder[page, .viewModelCount] = builder.text(catalog.viewModels.count)
  builder[page, .memberCount] = builder.text(members)
  builder[page, .linkCount] = builder.text(catalog.links.count)
  builder[page, .documentedShare] = builder.text(documentedShare(of: catalog.viewModels))
  builder[page, .findingCount] = builder.text(catalog.rules.reduce(0) { $0 + $1.count })
  builder[page, .unusedCount] = builder.text(unused)
}

private func describeFigures(
  of catalog: Catalog,
  into page: PageRecord<CatalogField>,
  _ builder: inout PageBuilder
) {
  let figures = catalog.figures.map { figure in
    let record = builder.record(FigureField.self)
    builder[record, .figureName] = builder.text(figure.name)
    builder[record, .figureTitle] = builder.text(figure.title)
    builder[record, .caption] = builder.text(figure.caption)
    let bars = figure.bars.map { bar in
      let record = builder.record(BarField.self)
      builder[record, .label] = builder.text(bar.label)
      builder[record, .value] = builder.text(bar.value)
      builder[record, .share] = builder.text(bar.share)
      if let query = bar.query { builder[record, .query] = builder.text(query) }
      return record
    }
    builder[record, .bars] = builder.list(bars)
    return record
  }
  builder[page, .figures] = builder.list(figures)
}

private func describePicture(of catalog: Catalog, _ builder: inout PageBuilder) -> Value {
  let picture = picture(of: catalog)
  let record = builder.record(PictureField.self)
  builder[record, .width] = builder.text(picture.size.width)
  builder[record, .height] = builder.text(picture.size.height)
  let groups = picture.groups.map { group in
    describe(group.box, "", group.module, group.module, &builder)
  }
  builder[record, .groups] = builder.list(groups)
  let nodes = picture.nodes.map { node in
    let viewModel = catalog.viewModels[node.viewModel]
    return describe(node.box, viewModel.anchor, node.label, viewModel.name, &builder)
  }
  builder[record, .nodes] = builder.list(nodes)
  let edges = picture.edges.map { edge in
    let record = builder.record(EdgeField.self)
    builder[record, .source] = builder.text(catalog.viewModels[edge.link.from].anchor)
    builder[record, .target] = builder.text(catalog.viewModels[edge.link.to].anchor)
    builder[record, .relation] = builder.text(edge.link.relation.rawValue)
    builder[record, .path] = builder.text(path(through: edge.points))
    return record
  }
  builder[record, .edges] = builder.list(edges)
  return builder.value(of: record)
}

private func describe(
  _ box: Box,
  _ target: String,
  _ label: String,
  _ fullName: String,
  _ builder: inout PageBuilder
) -> PageRecord<BoxField> {
  let record = builder.record(BoxField.self)
  builder[record, .target] = builder.text(target)
  builder[record, .label] = builder.text(label)
  builder[record, .fullName] = builder.text(fullName)
  builder[record, .x] = builder.text(box.x)
  builder[record, .y] = builder.text(box.y)
  builder[record, .width] = builder.text(box.width)
  builder[record, .height] = builder.text(box.height)
  builder[record, .textX] = builder.text(box.x + 13)
  builder[record, .textY] = builder.text(box.y + 20)
  return record
}

/// An SVG path through points: curves between columns, straight lines across them.
private func path(through points: [Point]) -> String {
  guard let first = points.first else { return "" }
  var path = "M\(first.x) \(first.y)"
  for (index, point) in points.enumerated().dropFirst() {
    let last = points[index - 1]
    let middle = (last.x + point.x) / 2
    path +=
      index % 2 == 1
      ? "C\(middle) \(last.y) \(middle) \(point.y) \(point.x) \(point.y)" : "L\(point.x) \(point.y)"
  }
  return path
}
