import MVVMSource
import TestSupport
import Testing

@testable import MVVMCatalog

/// Tests of `catalog --format json`.
@Suite("JSON of a catalogue") struct CatalogJSONTests {
  @Test("The schema takes it, and it says of a view model and its members what the JSON of specs says")
  func same() throws {
    let specs = Dictionary(
      uniqueKeysWithValues: (ownSpecs(in: "rxswift") + specsOfEnvironment()).map {
        ("App/\($0.path)", $0.string(0..<$0.bytes.count))
      }
    )
    let shown = try parsed(catalogJSON(catalog(of: specs)))
    #expect(try accepts(shown, schema(at: "Sources/MVVMCatalog/catalog.schema.json")))
    let texts = catalogSpecs(specs).map { spec in
      specJSON(spec.checked, spec.configuration, module: spec.module, path: spec.path)
    }
    let own = try (parsed(specsJSON(texts))["specs"]?.array ?? []).flatMap { spec in
      (spec["viewModels"]?.array ?? []).map { (path: text(of: spec["path"]), model: $0) }
    }
    let others = shown["viewModels"]?.array ?? []
    #expect(own.count == others.count)
    for (path, model) in own {
      let other = try #require(
        others.first { text(of: $0["name"]) == text(of: model["name"]) && text(of: $0["path"]) == path }
      )
      let keys = ["access", "attributes", "documentation"]
      #expect(keys.map { text(of: model[$0]) } == keys.map { text(of: other[$0]) })
      for facet in model["facets"]?.array ?? [] {
        let shown = (other[facet["kind"]?.string ?? ""]?.array ?? []).filter { member in
          member["facet"].map { text(of: $0) == text(of: facet["name"]) } ?? true
        }
        #expect(words(of: facet["members"]) == shown.map(words))
      }
      #expect(words(of: model["dependencies"]) == words(of: other["dependencies"]))
    }
  }
}

private func parsed(_ text: String) throws -> JSONValue {
  try #require(parseJSON(SourceFile(path: "", text: text)).value)
}

private func words(of members: JSONValue?) -> [[String]] { (members?.array ?? []).map(words) }

private func words(_ member: JSONValue) -> [String] {
  ["name", "selector", "documentation"].map { text(of: member[$0]) }
}

private func text(of value: JSONValue?) -> String {
  value?.string ?? value?.array?.map { $0.string ?? "?" }.joined(separator: "|") ?? "missing"
}
