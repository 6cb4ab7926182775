import MVVMModel

/// How generated declarations and files are named.
public struct Naming: Equatable, Sendable {
  public var inputs: NamePattern = "{name}Inputs"
  public var outputs: NamePattern = "{name}Outputs"
  public var errors: NamePattern = "{name}Errors"
  public var type: NamePattern = "{name}Type"
  public var inputsProperty: NamePattern = "inputs"
  public var outputsProperty: NamePattern = "outputs"
  public var errorsProperty: NamePattern = "errors"
  public var file: NamePattern = "{file}.generated.swift"
  public var mockFile: NamePattern = "{file}Mock.generated.swift"
  public var testCaseFile: NamePattern = "{file}TestCase.generated.swift"

  public init() {}
}

/// The keys of `naming` in the configuration.
public enum NamingKey: String, CaseIterable, Sendable {
  case inputs
  case outputs
  case errors
  case type
  case inputsProperty
  case outputsProperty
  case errorsProperty
  case file
  case mockFile
  case testCaseFile
}

extension Naming {
  public subscript(key: NamingKey) -> NamePattern {
    get { self[keyPath: key.path] }
    set { self[keyPath: key.path] = newValue }
  }
}

extension NamingKey {
  fileprivate var path: WritableKeyPath<Naming, NamePattern> {
    switch self {
    case .inputs: \.inputs
    case .outputs: \.outputs
    case .errors: \.errors
    case .type: \.type
    case .inputsProperty: \.inputsProperty
    case .outputsProperty: \.outputsProperty
    case .errorsProperty: \.errorsProperty
    case .file: \.file
    case .mockFile: \.mockFile
    case .testCaseFile: \.testCaseFile
    }
  }
}
