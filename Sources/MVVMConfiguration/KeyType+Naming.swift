import MVVMModel
import MVVMSource

extension KeyType<NamePattern> {
  /// The pattern of a name.
  ///
  /// - Parameter mayBeFixed: Whether the pattern is for some view models only, so that the name of a protocol may lack
  ///   its hole.
  static func name(for key: NamingKey, mayBeFixed: Bool) -> Self {
    let pattern = jsonString(key.role.regularExpression(mayBeFixed: mayBeFixed))
    return KeyType(
      schema: { _ in #""type": "string", "pattern": \#(pattern)"# },
      json: { jsonString($0.text) }
    ) { value, problems in
      let text = try decodeString(value, &problems)
      if let message = complaint(about: text, for: key, path: problems.keyPath, mayBeFixed: mayBeFixed) {
        throw problems.invalid(message, value)
      }
      return NamePattern(text)
    }
  }
}

/// Returns a message if the pattern of a name is wrong; `nil` if it is correct.
private func complaint(about text: String, for key: NamingKey, path: String, mayBeFixed: Bool) -> String? {
  let role = key.role
  let holes = holes(in: text)
  let words = role.holes
  if let unknown = holes.first(where: { !words.contains(String($0)) }) {
    return "unknown '{\(unknown)}' in '\(path)': write '{\(words[0])}'"
  }
  for word in words {
    let count = holes.count { $0 == word }
    if count > 1 { return "'{\(word)}' can only occur once in '\(path)'" }
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
    return "'\(text)' already has a meaning in generated code"
  case .file where !isSwiftFileName(example): return "'\(text)' is not the name of a Swift file"
  case .facet where !isSwiftName(example), .protocol where !isSwiftName(example),
    .property where !isSwiftName(example):
    return "'\(text)' does not make a Swift name"
  case .protocol where text == "{name}": return "'{name}' is the name of the class: add something to it"
  case .facet, .file, .protocol, .property: return nil
  }
}

/// Returns a message if the name of one view model's protocol, which may be fixed, is wrong; `nil` if it is correct.
func complaint(aboutProtocol name: String, of viewModel: String) -> String? {
  if name == viewModel { return "'\(name)' is the name of the class: add something to it" }
  let isTaken = GeneratedType.allCases.contains {
    $0.pattern.applied(to: Text(viewModel)).description == name
  }
  return isTaken ? "'\(name)' already has a meaning in generated code" : nil
}

/// The file names of the logic and the tests, which are only written once.
private let handWritten = ["{file}.swift", "{file}Tests.swift"]

/// Returns the words in braces.
private func holes(in text: String) -> [Substring] {
  text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
    part.firstIndex(of: "}").map { part[..<$0] }
  }
}
