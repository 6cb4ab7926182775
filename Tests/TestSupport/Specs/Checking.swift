import MVVMModel
import MVVMSource
import MVVMSyntax
import Testing

/// Rules like those of the RxSwift style, with a pattern for closures like that of the ReactiveSwift style.
package let testRules = CheckRules(
  defaultKind: .state,
  facetProperties: ["inputs", "outputs", "errors"],
  typeNames: ["{name}Inputs", "{name}Logic"],
  reservedNames: ["makeOutputs"],
  namespaces: [
    Namespace(
      name: "class",
      fixed: ["disposeBag"],
      entries: [
        entry(.property, "{name}"),
        entry(.plainInput, "{name}Property"),
        entry(.eventInput, "{name}Relay"),
        entry(.reply, "{name}Reply"),
        entry(.asked, "{name}Output"),
      ]
    ),
    Namespace(name: "outputs", fixed: [], entries: [entry(.output, "{name}"), entry(.reply, "{name}Reply")]),
    Namespace(
      name: "logic",
      fixed: ["disposeBag", "inputs", "outputs"],
      entries: [entry(.dependency, "{name}")]
    ),
  ]
)

private func entry(_ source: NameSource, _ pattern: NamePattern) -> Namespace.Entry {
  (source: source, pattern: pattern)
}

/// Returns everything that the parser and the checks report about a spec.
package func findings(_ text: String, rules: CheckRules = testRules) -> String {
  let tree = parse(SourceFile(path: "X.mvvm", text: text))
  return listing(
    tree.diagnostics
      + tree.flatMap { check($0) { _ in rules } }.diagnostics.filter { finding in
        !tree.diagnostics.contains(where: finding.repeats)
      }
  )
}

/// Returns the spec that a correct text declares.
package func spec(_ text: String) throws -> Spec {
  let tree = parse(SourceFile(path: "X.mvvm", text: text))
  let spec = tree.flatMap { check($0) { _ in testRules } }
  #expect(listing(spec.diagnostics) == "")
  return try #require(spec.value)
}

/// Returns a spec with a view model that has these members in one section. The members start on line 3.
package func viewModel(_ section: String, _ members: String) -> String {
  "viewmodel X {\n\(section) {\n\(members)\n}\n}\n"
}
