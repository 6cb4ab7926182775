import MVVMModel
import MVVMSource
import MVVMSyntax
import MVVMTemplates
import MVVMUsage

func describeViewModels(
  of catalog: Catalog,
  _ options: PageOptions,
  _ builder: inout PageBuilder
) -> [PageRecord<ViewModelField>] {
  var parts: [Int: [CatalogLink]] = [:]
  var owners: [Int: [CatalogLink]] = [:]
  for link in catalog.links {
    parts[link.from, default: []].append(link)
    owners[link.to, default: []].append(link)
  }
  return catalog.viewModels.indices.map { index in
    let viewModel = catalog.viewModels[index]
    let record = builder.record(ViewModelField.self)
    describeHead(of: viewModel, options, into: record, &builder)
    describeMembers(of: viewModel, index, catalog, options, into: record, &builder)
    describeMarks(of: viewModel, into: record, &builder)
    let own = (parts[index] ?? []).map { describe($0, catalog.viewModels[$0.to], &builder) }
    builder[record, .parts] = builder.list(own)
    builder[record, .hasParts] = .flag(!own.isEmpty)
    let others = (owners[index] ?? []).map { describe($0, catalog.viewModels[$0.from], &builder) }
    builder[record, .owners] = builder.list(others)
    builder[record, .hasOwners] = .flag(!others.isEmpty)
    return record
  }
}

private func describeHead(
  of viewModel: CatalogViewModel,
  _ options: PageOptions,
  into record: PageRecord<ViewModelField>,
  _ builder: inout PageBuilder
) {
  let model = viewModel.viewModel
  builder[record, .viewModelName] = builder.text(model.name)
  builder[record, .anchor] = builder.text(viewModel.anchor)
  if !viewModel.module.isEmpty { builder[record, .moduleName] = builder.text(viewModel.module) }
  builder[record, .path] = builder.text(viewModel.path)
  builder[record, .line] = builder.text(viewModel.line)
  if let prefix = options.sourceURL {
    builder[record, .link] = builder.text("\(prefix)\(pathEscaped(viewModel.path))#L\(viewModel.line)")
  }
  builder[record, .style] = builder.text(viewModel.style)
  builder[record, .access] = builder.text(viewModel.access.rawValue)
  builder[record, .documentation] = builder.paragraphs(model.documentation)
  if let summary = model.documentation.first { builder[record, .summary] = builder.text(summary) }
  builder[record, .attributes] = builder.texts(model.attributes.map(\.description))
  builder[record, .conformances] = builder.texts(model.conformances.map(\.description))
  builder[record, .memberCount] = builder.text(viewModel.shownCount)
}

private func describeMembers(
  of viewModel: CatalogViewModel,
  _ index: Int,
  _ catalog: Catalog,
  _ options: PageOptions,
  into record: PageRecord<ViewModelField>,
  _ builder: inout PageBuilder
) {
  let swift = options.swift?.viewModels[viewModel.anchor]
  if let skeleton = swift?.skeleton { builder[record, .skeleton] = builder.text(skeleton) }
  var records: [SectionKind: [PageRecord<MemberField>]] = [:]
  for (number, member) in viewModel.members.enumerated() {
    let pattern = swift?.members[number]
    let described = describe(member, pattern, index, catalog, &builder)
    records[member.facet, default: []].append(described)
  }
  let facets: [(SectionKind, ViewModelField, ViewModelField)] = [
    (.inputs, .inputs, .hasInputs), (.outputs, .outputs, .hasOutputs), (.errors, .errors, .hasErrors),
    (.dependencies, .dependencies, .hasDependencies),
  ]
  for (facet, list, flag) in facets {
    builder[record, list] = builder.list(records[facet] ?? [])
    builder[record, flag] = .flag(records[facet] != nil)
  }
}

private func describe(
  _ member: CatalogMember,
  _ pattern: Int?,
  _ viewModel: Int,
  _ catalog: Catalog,
  _ builder: inout PageBuilder
) -> PageRecord<MemberField> {
  let record = builder.record(MemberField.self)
  builder[record, .name] = builder.text(member.name)
  // The script finds a member by its name, unless another member has the same name.
  let address = member.anchor.dropFirst(catalog.viewModels[viewModel].anchor.count + 1)
  if !address.utf8.elementsEqual(member.name.bytes) {
    builder[record, .address] = builder.text(String(address))
  }
  builder[record, .kind] = builder.text(member.kind)
  builder[record, .line] = builder.text(member.line)
  builder[record, .documentation] = builder.paragraphs(member.documentation)
  builder[record, .hasDocumentation] = .flag(!member.documentation.isEmpty)
  let pieces = catalog.names.parts(of: member, of: viewModel).map { part in
    let piece = builder.record(PieceField.self)
    builder[piece, .text] = builder.text(part.text)
    if let target = part.viewModel {
      builder[piece, .target] = builder.text(catalog.viewModels[target].anchor)
    }
    return piece
  }
  builder[record, .signature] = builder.list(pieces)
  if let pattern { builder[record, .pattern] = builder.text(pattern) }
  if !member.findings.isEmpty { builder[record, .findings] = builder.findings(member.findings) }
  if !member.marks.isEmpty { builder[record, .marks] = builder.texts(member.marks.map(\.words)) }
  return record
}

/// Sets the fields that the filters use.
private func describeMarks(
  of viewModel: CatalogViewModel,
  into record: PageRecord<ViewModelField>,
  _ builder: inout PageBuilder
) {
  let used = Set(viewModel.members.map(\.kindWord))
  let kinds = kindWords.filter(used.contains).map(queryEscaped)
  let isDocumented =
    !viewModel.viewModel.documentation.isEmpty && !viewModel.members.contains { $0.documentation.isEmpty }
  let findings = viewModel.allFindings
  let unused = viewModel.members.isEmpty ? [] : Set(viewModel.members.flatMap(\.marks))
  let marks =
    (isDocumented ? [] : ["undocumented"]) + (findings.isEmpty ? [] : ["findings"])
    + Set(findings.map(\.rule)).ordered(by: <)
    + UsageFinding.Kind.allCases.filter(unused.contains).map(\.rawValue)
  builder[record, .kindWords] = builder.text(kinds.joined(separator: " "))
  builder[record, .markWords] = builder.text(marks.joined(separator: " "))
  builder[record, .hasMarks] = .flag(!findings.isEmpty || !unused.isEmpty)
  let size = sizeRanges.first { $0.contains(viewModel.shownCount) }
  builder[record, .size] = builder.text(size.map(sizeName) ?? "")
  if !viewModel.findings.isEmpty { builder[record, .findings] = builder.findings(viewModel.findings) }
  builder[record, .hasFindings] = .flag(!viewModel.findings.isEmpty)
}

private func describe(
  _ link: CatalogLink,
  _ other: CatalogViewModel,
  _ builder: inout PageBuilder
) -> PageRecord<LinkField> {
  let record = builder.record(LinkField.self)
  builder[record, .viewModelName] = builder.text(other.name)
  builder[record, .target] = builder.text(other.anchor)
  builder[record, .member] = builder.text(link.member)
  builder[record, .relation] = builder.text(link.relation.rawValue)
  return record
}

extension PageBuilder {
  fileprivate mutating func findings(_ findings: [CatalogFinding]) -> Value {
    let records = findings.map { finding in
      let record = self.record(FindingField.self)
      self[record, .rule] = self.text(finding.rule)
      self[record, .message] = self.text(finding.message)
      return record
    }
    return self.list(records)
  }

  /// Documentation as paragraphs, in which text between backticks is code.
  mutating func paragraphs(_ lines: [Text]) -> Value {
    if lines.isEmpty { return .absent }
    let records = lines.split(whereSeparator: \.isEmpty).map { lines in
      let text = lines.map(\.description).joined(separator: " ")
      let parts = text.split(separator: "`", omittingEmptySubsequences: false)
      // With an odd number of backticks, they all stand for themselves.
      let isPaired = parts.count % 2 == 1
      let pieces = isPaired ? parts.map(String.init) : [text]
      let record = self.record(ParagraphField.self)
      var list: [PageRecord<PieceField>] = []
      for (index, text) in pieces.enumerated() where !text.isEmpty {
        let piece = self.record(PieceField.self)
        self[piece, .text] = self.text(text)
        self[piece, .isCode] = .flag(isPaired && index % 2 == 1)
        list.append(piece)
      }
      self[record, .pieces] = self.list(list)
      return record
    }
    return self.list(records)
  }
}

/// Escapes a path for a URL. Its slashes stay.
private func pathEscaped(_ path: String) -> String {
  path.split(separator: "/", omittingEmptySubsequences: false).map { queryEscaped(String($0)) }
    .joined(separator: "/")
}
