import MVVMSyntax

extension SectionKind {
  /// The key for the name of a facet's protocol. Dependencies have none, and use the key of the whole type.
  package var protocolKey: NamingKey {
    switch self {
    case .dependencies: .type
    case .inputs: .inputs
    case .outputs: .outputs
    case .errors: .errors
    }
  }

  /// The key for the name of a facet's property.
  package var propertyKey: NamingKey {
    switch self {
    case .dependencies, .inputs: .inputsProperty
    case .outputs: .outputsProperty
    case .errors: .errorsProperty
    }
  }
}
