import MVVMSyntax

extension SectionKind {
  /// The key for the name of a facet's protocol. Dependencies have none, and stand for the type.
  package var protocolKey: NamingKey {
    switch self {
    case .dependencies: .type
    case .inputs: .inputs
    case .outputs: .outputs
    case .errors: .errors
    }
  }

  /// The key for the name of the property that holds a facet.
  package var propertyKey: NamingKey {
    switch self {
    case .dependencies, .inputs: .inputsProperty
    case .outputs: .outputsProperty
    case .errors: .errorsProperty
    }
  }
}
