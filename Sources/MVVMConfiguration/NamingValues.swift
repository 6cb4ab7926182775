import MVVMModel
import MVVMSource

extension KeyReader {
  /// Reads the patterns of names. A wrong one is reported and left out.
  ///
  /// - Parameter isOverride: Whether the patterns are for some view models only, so that the name of a protocol may
  ///   lack its hole.
  mutating func naming(isOverride: Bool) -> [(key: NamingKey, pattern: NamePattern)] {
    var patterns: [(NamingKey, NamePattern)] = []
    let about =
      isOverride
      ? "Names that differ; that of a protocol may lack {name} here."
      : "How generated declarations and files are named."
    let defaults = isOverride ? nil : Naming()
    self.object("naming", about) { keys in
      for key in NamingKey.allCases {
        if let pattern = keys.namePattern(key, mayBeFixed: isOverride, default: defaults?[key]) {
          patterns.append((key, pattern))
        }
      }
    }
    return patterns
  }

  private mutating func namePattern(
    _ key: NamingKey,
    mayBeFixed: Bool,
    default: NamePattern?
  ) -> NamePattern? {
    self.read(
      key.rawValue,
      key.about,
      #""type": "string", "pattern": \#(jsonString(key.role.regularExpression(mayBeFixed: mayBeFixed)))"#,
      default: `default`.map { jsonString($0.text) }
    ) { value, problems in
      guard let text = decodeString(value, &problems) else { return nil }
      if let message = complaint(about: text, for: key, path: problems.keyPath, mayBeFixed: mayBeFixed) {
        return invalid(message, value, &problems)
      }
      return NamePattern(text)
    }
  }
}

/// Returns what is wrong with the pattern of a name; `nil` if nothing is.
private func complaint(about text: String, for key: NamingKey, path: String, mayBeFixed: Bool) -> String? {
  let role = key.role
  let holes = holes(in: text)
  let words = role.holes
  if let unknown = holes.first(where: { !words.contains(String($0)) }) {
    return "unknown '{\(unknown)}' in '\(path)': write '{\(words[0])}'"
  }
  for word in words {
    let count = holes.count { $0 == word }
    if count > 1 { return "'{\(word)}' stands once in '\(path)'" }
    if count == 0, role.needs(word, mayBeFixed: mayBeFixed) {
      return "'\(path)' holds '{\(word)}', or all would have one name"
    }
  }
  let pattern = NamePattern(text)
  let example = (role == .facet ? pattern.ofFacet("x") : pattern).applied(to: "X").description
  switch role {
  case .file where handWritten.contains(text):
    return "'\(text)' is the name of a file that you write: add something to it"
  case .protocol where GeneratedType(rawValue: text) != nil:
    return "'\(text)' is the name of something else that is generated"
  case .file where !isSwiftFileName(example): return "'\(text)' is not the name of a Swift file"
  case .facet where !isSwiftName(example), .protocol where !isSwiftName(example),
    .property where !isSwiftName(example):
    return "'\(text)' does not make a Swift name"
  case .protocol where text == "{name}": return "'{name}' is the name of the class: add something to it"
  case .facet, .file, .protocol, .property: return nil
  }
}

/// Returns what is wrong with the name of a protocol of one view model, which may be fixed; `nil` if nothing is.
func complaint(aboutProtocol name: String, of viewModel: String) -> String? {
  if name == viewModel { return "'\(name)' is the name of the class: add something to it" }
  let isTaken = GeneratedType.allCases.contains {
    $0.pattern.applied(to: Text(viewModel)).description == name
  }
  return isTaken ? "'\(name)' is the name of something else that is generated" : nil
}

/// The file names of the logic and the tests, which are written only once.
private let handWritten = ["{file}.swift", "{file}Tests.swift"]

/// Returns the words in braces.
private func holes(in text: String) -> [Substring] {
  text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
    part.firstIndex(of: "}").map { part[..<$0] }
  }
}

/// The kind of thing that a name in `naming` is for.
enum NamingRole {
  case `protocol`
  /// The protocol of a facet that has a name.
  case facet
  case property
  case file

  /// The words in braces that stand for the name of the view model, of the facet, or of the spec's file.
  var holes: [String] {
    switch self {
    case .file: ["file"]
    case .facet: ["name", "facet"]
    case .protocol, .property: ["name"]
    }
  }

  /// - Parameter mayBeFixed: Whether the names are those of some view models only.
  fileprivate func needs(_ hole: String, mayBeFixed: Bool) -> Bool {
    switch self {
    case .file: true
    case .facet: !mayBeFixed || hole == "facet"
    case .protocol: !mayBeFixed
    case .property: false
    }
  }

  /// Returns a regular expression for the allowed names, as precise as JSON Schema permits.
  fileprivate func regularExpression(mayBeFixed: Bool) -> String {
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
  fileprivate var about: String {
    switch self {
    case .inputs: "The protocol of the inputs. {name} stands for the view model's name."
    case .outputs: "The protocol of the outputs. {name} stands for the view model's name."
    case .errors: "The protocol of the errors. {name} stands for the view model's name."
    case .type: "The protocol of the view model. {name} stands for the view model's name."
    case .facet:
      "The protocol of a facet that has a name. {name} stands for the view model's, {facet} for that of the facet."
    case .inputsProperty: "The property that holds the inputs."
    case .outputsProperty: "The property that holds the outputs."
    case .errorsProperty: "The property that holds the errors."
    case .file: "The file of protocols and classes. {file} stands for the spec's name without its extension."
    case .bindingsFile: "The file of bindings. {file} stands for the spec's name without its extension."
    case .mockFile: "The file of mocks. {file} stands for the spec's name without its extension."
    case .testCaseFile: "The file of test cases. {file} stands for the spec's name without its extension."
    }
  }
}
