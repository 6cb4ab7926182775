import MVVMConfiguration
import MVVMGenerator
import MVVMModel
import MVVMReports
import MVVMSource
import MVVMStyles
import MVVMSyntax

/// Returns specs, each as returned by `specJSON`, as one JSON object with a line for each.
/// `Specs/spec.schema.json` describes it.
package func specsJSON(_ specs: [JSON]) -> String {
  "\(sortedJSON([("version", 1), ("specs", JSON(lines: specs))]))\n"
}

/// Returns the declarations of a correct spec as JSON, whatever the templates of its style. The path is the
/// same on every machine.
package func specJSON(_ spec: CheckedSpec, _ configuration: Configuration, module: String?, path: String)
  -> JSON
{
  var writer = SpecWriter(file: spec.file, defaultKind: spec.manifest.defaultKind)
  return sortedJSON([
    ("path", JSON(path)),
    ("module", JSON(module) ?? .null),
    ("style", JSON(spec.styleName)),
    ("imports", JSON(spec.spec.imports.map { jsonText($0.path) })),
    ("viewModels", JSON(spec.spec.viewModels.map { writer.json($0, configuration.settings(for: $0)) })),
  ])
}

/// The facts about a spec that the JSON of its parts needs.
struct SpecWriter {
  let file: SourceFile
  /// The kind of an output without a written kind.
  let defaultKind: OutputKind
  fileprivate var places = PlaceReader()

  /// Returns the place of a name in the spec.
  mutating func place(_ range: Range<Int>) -> JSON.Member {
    ("range", sortedJSON(jsonSpan(self.places.span(of: SourceRange(self.file, range)))))
  }

  mutating func json(_ viewModel: ViewModel, _ settings: Configuration.ViewModelSettings) -> JSON {
    let naming = settings.naming
    let facets = viewModel.facets.map { facet in
      sortedJSON([
        ("kind", JSON(facet.section.rawValue)),
        ("name", jsonText(naming.property(of: facet).applied(to: viewModel.name))),
        ("protocol", jsonText(naming.protocol(of: facet).applied(to: viewModel.name))),
        ("members", JSON(facet.members.map { self.json($0) })),
      ])
    }
    let access = viewModel.access ?? settings.access
    return sortedJSON(
      jsonFields(of: viewModel, access: access) + [
        self.place(viewModel.nameRange),
        ("initializerAccess", JSON((viewModel.initializerAccess ?? access).rawValue)),
        ("conformances", JSON(viewModel.conformances.map(\.json))),
        ("dependencies", JSON(viewModel.dependencies.map { self.json(Member($0)) })),
        ("facets", JSON(facets)),
      ]
    )
  }

  /// Returns a member as JSON. Inputs, outputs and dependencies share some keys, and each has others of its
  /// own.
  mutating func json(_ member: Member) -> JSON {
    let own =
      switch member.kind {
      case .dependency(let dependency): fields(of: dependency)
      case .input(let input): fields(of: input)
      case .output(let output): fields(of: output, self.defaultKind)
      }
    let attributes = ("attributes", JSON(member.attributes.map(jsonText)))
    return sortedJSON(jsonFields(of: member) + [attributes, self.place(member.nameRange)] + own)
  }
}

private func fields(of dependency: Dependency) -> [JSON.Member] {
  [
    ("label", jsonText(dependency.parameter.argumentLabel)), ("type", dependency.type.json),
    ("value", jsonText(dependency.defaultValue)),
  ]
}

private func fields(of input: Input) -> [JSON.Member] {
  [
    ("async", JSON(input.isAsync)), ("logicName", jsonText(input.logicName)),
    ("kept", input.kind == .event ? .null : JSON(input.kind.rawValue)),
    ("parameters", json(input.parameters, values: input.initialValues)),
    ("reply", input.reply?.json ?? .null),
  ]
}

private func fields(of output: Output, _ defaultKind: OutputKind) -> [JSON.Member] {
  let parameters: JSON? = if case .function(let all) = output.form { json(all, values: []) } else { nil }
  return [
    ("kind", jsonText(output.word)), ("effectiveKind", JSON(output.kind(defaultKind).rawValue)),
    ("parameters", parameters ?? .null), ("type", output.type.json),
    ("value", jsonText(output.initialValue)),
  ]
}

/// - Parameter values: The initial values, one for each parameter, or none at all.
private func json(_ parameters: [Parameter], values: [Text]) -> JSON {
  JSON(
    parameters.enumerated().map { index, parameter in
      sortedJSON([
        ("label", jsonText(parameter.argumentLabel)), ("name", jsonText(parameter.name)),
        ("type", parameter.type.json), ("value", jsonText(values.isEmpty ? nil : values[index])),
      ])
    }
  )
}
