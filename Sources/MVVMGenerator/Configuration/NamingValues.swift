import MVVMModel
import MVVMSource

/// The patterns that an object gives; a wrong one is reported and left out.
///
/// - Parameter mayBeFixed: Whether the name of a protocol may lack its hole, as where it is for one view model.
func namePatterns(
  _ value: JSONValue,
  _ path: String,
  mayBeFixed: Bool,
  _ problems: inout ConfigurationProblems
) -> [NamingKey: NamePattern] {
  var patterns: [NamingKey: NamePattern] = [:]
  let keys = NamingKey.allCases.map { key in
    ConfigurationKey<[NamingKey: NamePattern]>(key.rawValue) { value, path, target, problems in
      target[key] = namePattern(value, path, key, mayBeFixed: mayBeFixed, &problems)
    }
  }
  read(value, at: path, keys, into: &patterns, &problems)
  return patterns
}

private func namePattern(
  _ value: JSONValue,
  _ path: String,
  _ key: NamingKey,
  mayBeFixed: Bool,
  _ problems: inout ConfigurationProblems
) -> NamePattern? {
  guard let text = string(value, path, &problems) else { return nil }
  if let message = complaint(about: text, for: key, path: path, mayBeFixed: mayBeFixed) {
    return invalid(message, value, &problems)
  }
  return NamePattern(text)
}

/// What is wrong with the pattern of a name; `nil` where nothing is.
private func complaint(about text: String, for key: NamingKey, path: String, mayBeFixed: Bool) -> String? {
  let role = key.role
  let holes = holes(in: text)
  if let unknown = holes.first(where: { $0 != role.hole }) {
    return "unknown '{\(unknown)}' in '\(path)': write '{\(role.hole)}'"
  }
  if holes.count > 1 { return "'{\(role.hole)}' stands once in '\(path)'" }
  if holes.isEmpty, role == .file || (role == .protocol && !mayBeFixed) {
    return "'\(path)' holds '{\(role.hole)}', or all would have one name"
  }
  let example = NamePattern(text).applied(to: "X").description
  switch role {
  case .file where handWritten.contains(text):
    return "'\(text)' is the name of a file that you write: add something to it"
  case .protocol where generated.contains(text):
    return "'\(text)' is the name of something else that is generated"
  case .file where !isSwiftFileName(example): return "'\(text)' is not the name of a Swift file"
  case .protocol where !isSwiftName(example), .property where !isSwiftName(example):
    return "'\(text)' does not make a Swift name"
  case .protocol where text == "{name}": return "'{name}' is the name of the class: add something to it"
  case .file, .protocol, .property: return nil
  }
}

/// What is wrong with the name of a protocol of one view model, which may be fixed; `nil` where nothing is.
func complaint(aboutProtocol name: String, of viewModel: String) -> String? {
  if name == viewModel { return "'\(name)' is the name of the class: add something to it" }
  let isTaken = generated.contains { NamePattern($0).applied(to: Text(viewModel)).description == name }
  return isTaken ? "'\(name)' is the name of something else that is generated" : nil
}

/// The names of the logic and the tests, which are written but once.
private let handWritten = ["{file}.swift", "{file}Tests.swift"]

/// The names of what has no key of its own.
private let generated = ["{name}Logic", "{name}Mock", "{name}TestCase", "{name}Tests"]

/// The words in braces.
private func holes(in text: String) -> [Substring] {
  text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
    part.firstIndex(of: "}").map { part[..<$0] }
  }
}

/// What a name of `naming` is the name of.
enum NamingRole: Equatable {
  case `protocol`
  case property
  case file

  /// The word that stands in braces for what the name is made from.
  var hole: String { self == .file ? "file" : "name" }
}

extension NamingKey {
  var role: NamingRole {
    switch self {
    case .inputs, .outputs, .errors, .type: .protocol
    case .inputsProperty, .outputsProperty, .errorsProperty: .property
    case .file, .mockFile, .testCaseFile: .file
    }
  }
}
