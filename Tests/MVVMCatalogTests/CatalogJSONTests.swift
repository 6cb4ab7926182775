import MVVMSource
import MVVMSpecJSON
import TestSupport
import Testing

@testable import MVVMCatalog

/// What `catalog --format json` prints.
@Suite("JSON of a catalogue") struct CatalogJSONTests {
  private let specs = Dictionary(
    uniqueKeysWithValues: (ownSpecs + specsOfEnvironment()).map {
      ("App/\($0.path)", $0.string(0..<$0.bytes.count))
    }
  )

  @Test("The schema takes it") func valid() throws {
    let schema = try schema(at: "Sources/MVVMCatalog/catalog.schema.json")
    let value = try #require(
      parseJSON(SourceFile(path: "", text: catalogJSON(catalog(of: self.specs)))).value
    )
    #expect(try accepts(value, schema))
  }

  @Test("What it says of a view model and its members, the JSON of specs says alike") func same() throws {
    let shown = try #require(
      parseJSON(SourceFile(path: "", text: catalogJSON(catalog(of: self.specs)))).value
    )
    let texts = catalogSpecs(self.specs).map { spec in
      specJSON(spec.checked, spec.configuration, module: spec.module, path: spec.path)
    }
    let printed = try #require(parseJSON(SourceFile(path: "", text: specsJSON(texts))).value)
    let own = (printed["specs"]?.array ?? []).flatMap { spec in
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
        let members = (facet["members"]?.array ?? []).map(words)
        let shown = (other[facet["kind"]?.string ?? ""]?.array ?? []).filter { member in
          member["facet"].map { text(of: $0) == text(of: facet["name"]) } ?? true
        }
        #expect(members == shown.map(words))
      }
      #expect(
        (model["dependencies"]?.array ?? []).map(words) == (other["dependencies"]?.array ?? []).map(words)
      )
    }
  }
}

private func words(of member: JSONValue) -> [String] {
  ["name", "selector", "documentation"].map { text(of: member[$0]) }
}

private func text(of value: JSONValue?) -> String {
  value?.string ?? value?.array?.map { $0.string ?? "?" }.joined(separator: "|") ?? "missing"
}
