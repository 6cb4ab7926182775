import MVVMConfiguration
import MVVMGenerator
import MVVMModel
import MVVMReports
import MVVMSource
import MVVMStyles
import MVVMSyntax

/// Specs, each as `specJSON` returned it, as one JSON object with a line for each. `Specs/spec.schema.json` describes it.
package func specsJSON(_ specs: [String]) -> String {
  sortedJSON([("version", "1"), ("specs", jsonLines(specs))]) + "\n"
}

/// A correct spec as JSON: what it declares, whatever the text of its style.
///
/// - Parameters:
///   - module: The module that the spec belongs to; `nil` if it is not known.
///   - path: The path of the spec, which is the same wherever the tool is run.
package func specJSON(_ spec: CheckedSpec, _ configuration: Configuration, module: String?, path: String)
  -> String
{
  var writer = SpecWriter(file: spec.file, defaultKind: spec.manifest.defaultKind)
  return sortedJSON([
    ("path", jsonString(path)),
    ("module", module.map(jsonString) ?? "null"),
    ("style", jsonString(spec.styleName)),
    ("imports", jsonArray(spec.spec.imports.map { jsonText($0.path) })),
    ("viewModels", jsonArray(spec.spec.viewModels.map { writer.json($0, configuration.settings(for: $0)) })),
  ])
}

/// What the JSON of a spec's parts needs to know of the whole.
struct SpecWriter {
  let file: SourceFile
  /// The kind of an output that does not name one.
  let defaultKind: OutputKind
  fileprivate var places = PlaceReader()

  /// Where a name stands in the spec.
  mutating func place(_ range: Range<Int>) -> JSONField {
    ("range", sortedJSON(jsonSpan(self.places.span(of: Place(self.file, range)))))
  }

  fileprivate mutating func json(_ viewModel: ViewModel, _ settings: Configuration.ViewModelSettings)
    -> String
  {
    let naming = settings.naming
    let facets = viewModel.facets.map { facet in
      sortedJSON([
        ("kind", jsonString(facet.section.rawValue)),
        ("name", jsonText(naming.property(of: facet).applied(to: viewModel.name))),
        ("protocol", jsonText(naming.protocol(of: facet).applied(to: viewModel.name))),
        ("members", jsonArray(facet.members.map { self.json($0) })),
      ])
    }
    let access = viewModel.access ?? settings.access
    return sortedJSON(
      jsonFields(of: viewModel, access: access) + [
        self.place(viewModel.nameRange),
        ("initializerAccess", jsonString((viewModel.initializerAccess ?? access).rawValue)),
        ("conformances", jsonArray(viewModel.conformances.map(\.json))),
        ("dependencies", jsonArray(viewModel.dependencies.map { self.json(Member($0)) })),
        ("facets", jsonArray(facets)),
      ]
    )
  }
}
