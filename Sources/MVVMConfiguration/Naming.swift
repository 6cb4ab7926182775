import MVVMModel
import MVVMSource
import MVVMSyntax

/// The names of generated declarations and files.
package struct Naming: Hashable, Sendable {
  /// The patterns in the order of the keys. It is one array, since settings are copied for every spec.
  private var patterns: [NamePattern] = [
    "{name}Inputs", "{name}Outputs", "{name}Errors", "{name}Type", "{name}{facet}", "inputs", "outputs",
    "errors",
    "{file}.generated.swift", "{file}Bindings.generated.swift", "{file}Mock.generated.swift",
    "{file}TestCase.generated.swift",
  ]

  package init() {}

  package subscript(key: NamingKey) -> NamePattern {
    get { self.patterns[key.index] }
    set { self.patterns[key.index] = newValue }
  }
}

extension Naming {
  /// The protocols of unnamed facets.
  package var facetProtocols: [NamePattern] { SectionKind.ofFacets.map { self[$0.protocolKey] } }

  /// The properties of unnamed facets.
  package var facetProperties: [NamePattern] { SectionKind.ofFacets.map { self[$0.propertyKey] } }

  package func `protocol`(of facet: Facet) -> NamePattern {
    facet.name.map(self[.facet].ofFacet) ?? self[facet.section.protocolKey]
  }

  package func property(of facet: Facet) -> NamePattern {
    facet.name.map { NamePattern(fixed: $0.description) } ?? self[facet.section.propertyKey]
  }
}

/// The keys of `naming` in the configuration.
package enum NamingKey: String, CaseIterable, Sendable {
  case inputs
  case outputs
  case errors
  case type
  case facet
  case inputsProperty
  case outputsProperty
  case errorsProperty
  case file
  case bindingsFile
  case mockFile
  case testCaseFile
}

extension NamingKey {
  /// The keys for protocols that every view model may have.
  package static let ofProtocols: [NamingKey] = SectionKind.ofFacets.map(\.protocolKey) + [.type]

  /// The index of the pattern among those of all keys.
  fileprivate var index: Int { NamingKey.allCases.firstIndex(of: self) ?? 0 }
}
