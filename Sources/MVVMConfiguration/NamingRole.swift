/// The kind of declaration or file that a name in `naming` is for.
enum NamingRole {
  case `protocol`
  /// The protocol of a named facet.
  case facet
  case property
  case file

  /// The words in braces that are replaced by the name of the view model, of the facet, or of the spec's file.
  var holes: [String] {
    switch self {
    case .file: ["file"]
    case .facet: ["name", "facet"]
    case .protocol, .property: ["name"]
    }
  }

  /// - Parameter mayBeFixed: Whether the names only apply to some view models.
  func needs(_ hole: String, mayBeFixed: Bool) -> Bool {
    switch self {
    case .file: true
    case .facet: !mayBeFixed || hole == "facet"
    case .protocol: !mayBeFixed
    case .property: false
    }
  }

  /// Returns a regular expression for the allowed names, as precise as JSON Schema permits.
  func regularExpression(mayBeFixed: Bool) -> String {
    let derived = #"[A-Za-z0-9_]*\{name\}[A-Za-z0-9_]*"#
    switch self {
    case .facet:
      let word = "[A-Za-z0-9_]*"
      let both = #"(\{name\}\#(word)\{facet\}|\{facet\}\#(word)\{name\})"#
      return "^\(word)\(mayBeFixed ? #"(\#(both)|\{facet\})"# : both)\(word)$"
    case .file: return #"^[^/\\:{}]*\{file\}[^/\\:{}]*\.swift$"#
    case .protocol where !mayBeFixed: return "^\(derived)$"
    case .protocol, .property: return "^([A-Za-z_][A-Za-z0-9_]*|\(derived))$"
    }
  }
}

extension NamingKey {
  var role: NamingRole {
    switch self {
    case .inputs, .outputs, .errors, .type: .protocol
    case .facet: .facet
    case .inputsProperty, .outputsProperty, .errorsProperty: .property
    case .file, .bindingsFile, .mockFile, .testCaseFile: .file
    }
  }

  /// The description of the key in the documentation.
  var about: String {
    switch self {
    case .inputs: "The protocol of the inputs. {name} means the view model's name."
    case .outputs: "The protocol of the outputs. {name} means the view model's name."
    case .errors: "The protocol of the errors. {name} means the view model's name."
    case .type: "The protocol of the view model. {name} means the view model's name."
    case .facet:
      "The protocol of a facet that has a name. {name} means the view model's, {facet} for that of the facet."
    case .inputsProperty: "The property for the inputs."
    case .outputsProperty: "The property for the outputs."
    case .errorsProperty: "The property for the errors."
    case .file: "The file of protocols and classes. {file} means the spec's name without its extension."
    case .bindingsFile: "The file of bindings. {file} means the spec's name without its extension."
    case .mockFile: "The file of mocks. {file} means the spec's name without its extension."
    case .testCaseFile: "The file of test cases. {file} means the spec's name without its extension."
    }
  }
}
