import MVVMSource

/// A message of the lexer or the parser: an identifier and a sentence. All of them are in this file.
struct ParserMessage {
  let identifier: DiagnosticIdentifier
  let text: String

  init(_ identifier: DiagnosticIdentifier, _ text: String) {
    self.identifier = identifier
    self.text = text
  }
}

// Characters and lines.
extension ParserMessage {
  static let conditionalCompilation = Self(
    .conditionalCompilation,
    "a spec cannot contain '#if': put the members in a spec of their own"
  )
  static let mergeConflict = Self(.mergeConflict, "the file contains merge-conflict markers")
  static let hashComment = Self(.unexpectedCharacter, "a comment begins with '//', not with '#'")
  static let unterminatedComment = Self(.unterminatedComment, "the comment is not closed")
  static let unterminatedString = Self(.unterminatedString, "the string is not closed")

  static let multilineStart = Self(
    .unexpectedText,
    "the text of a string in three quotes begins on the next line"
  )
  static let multilineEnd = Self(
    .unexpectedText,
    "the quotes that close a string in three quotes must come first on their line"
  )
  static let multilineIndentation = Self(
    .unexpectedText,
    "each line of a string in three quotes must be indented like the closing quotes"
  )

  static let multilineLastEscape = Self(
    .unexpectedCharacter,
    "the last line of a string in three quotes cannot end in '\\'"
  )

  static func invalidEscape(_ text: Text) -> Self {
    Self(.unexpectedCharacter, "'\(text)' is not a Swift escape sequence: write a backslash as '\\\\'")
  }

  /// - Parameter instead: The text to write instead; `nil` for nothing.
  static func unexpectedCharacter(_ name: String, instead: String?) -> Self {
    Self(.unexpectedCharacter, "unexpected \(name): \(instead.map { "write \($0)" } ?? "remove it")")
  }

  static func unexpectedCharacter(_ scalar: UInt32) -> Self {
    self.unexpectedCharacter("character \(code(scalar))", instead: nil)
  }
}

// Brackets and ends.
extension ParserMessage {
  static let missingLineBreak = Self(.missingLineBreak, "members are separated by line breaks or ';'")
  static let nestingTooDeep = Self(.nestingTooDeep, "more than 200 nested brackets or types")
  static let conformingSection = Self(
    .unexpectedText,
    #"a section cannot have conformances: "style": "observable-object" makes the outputs an 'ObservableObject', and "refines" "#
      + "names other protocols"
  )
  static let unexpectedBody = Self(.unexpectedBody, "a member cannot have a body: remove '{ … }'")

  static func missingBrace(after text: Text) -> Self { Self(.missingBrace, "expected '{' after '\(text)'") }

  static func unclosedBracket(_ closer: String) -> Self { Self(.unclosedBracket, "expected '\(closer)'") }

  static func unmatchedBracket(_ closer: Text) -> Self {
    Self(.unmatchedBracket, "'\(closer)' closes nothing")
  }

  static func unexpectedEnd(_ expected: String, _ end: String) -> Self {
    Self(.unexpectedText, "expected \(expected), not \(end)")
  }

  static func unexpectedText(_ expected: String, not text: Text) -> Self {
    Self(.unexpectedText, "expected \(expected), not '\(text)'")
  }
}

// Names, types and values.
extension ParserMessage {
  static let incompleteValue = Self(.missingValue, "the value is not complete")
  static let missingValue = Self(.missingValue, "expected a value after '='")

  static func typelessGeneric(_ name: Text) -> Self {
    Self(.unexpectedText, "Swift reads '<' after '.\(name)' as an operator: write the type before '.\(name)'")
  }

  static func invalidName(_ text: Text) -> Self { Self(.invalidName, "'\(text)' is not a name") }

  /// Reports an import of a kind of declaration without the declaration.
  static func missingDeclaration(of module: Text) -> Self {
    Self(.missingName, "expected a declaration of the module, as in '\(module).Name'")
  }

  static func reservedWord(_ word: Text) -> Self {
    Self(.invalidName, "'\(word)' is a Swift keyword: to use it as a name, write it in backticks")
  }

  static func missingName(of thing: String) -> Self { Self(.missingName, "expected the name of \(thing)") }

  static func missingType(of name: Text) -> Self {
    Self(.missingType, "'\(name)' has no type: write '\(name): Type'")
  }

  static func missingPayload(of name: Text) -> Self {
    Self(.missingType, "'\(name)' has no type: write '\(name): Void', or the type that it carries")
  }

  static func missingResult(of name: Text) -> Self {
    Self(.missingType, "'\(name)' has no type: write '\(name)(…) -> Type'")
  }

  /// Reports an output with empty parentheses and no result. It may be meant as an event.
  static func missingAnswer(of name: Text) -> Self {
    Self(.missingType, "'\(name)' has no type: write '\(name)() -> Type', or 'event \(name): Void'")
  }

  static func typeBeforeName(_ declaration: String) -> Self {
    Self(.unexpectedText, "the name comes before its type: write '\(declaration)'")
  }

  static func arrayBrackets(_ type: Text) -> Self { Self(.unexpectedText, "an array is written '[\(type)]'") }

  static func unnamedParameter(_ name: String, type: Text) -> Self {
    Self(.unnamedParameter, "a parameter needs a name: write '_ \(name): \(type)'")
  }
}

// Members and view models.
extension ParserMessage {
  static let escaping = Self(.unexpectedText, "remove '@escaping': it is generated where Swift requires it")
  static let genericMember = Self(.genericMember, "a member cannot be generic")
  static let genericViewModel = Self(.genericMember, "a view model cannot be generic")
  static let importAfterViewModel = Self(
    .importAfterViewModel,
    "imports must come before the first view model"
  )

  static func duplicateModifier(_ first: Text, _ second: Text, what: String) -> Self {
    Self(.duplicateModifier, "'\(first)' and '\(second)': one \(what) is enough")
  }

  static func effectNotAllowed(_ effect: Text, on thing: String, because reason: String) -> Self {
    Self(.effectNotAllowed, "\(thing) cannot be '\(effect)': \(reason)")
  }

  static func functionWithKind(_ kind: Text) -> Self {
    Self(.functionWithKind, "a function output cannot have a kind: remove '\(kind)'")
  }

  /// Reports an output with a kind and parameters, but no result.
  /// - Parameter kind: The kind, if one is written.
  static func calledStream(_ kind: Text?, _ name: Text, type: String) -> Self {
    let head = kind.map { "\($0) " } ?? ""
    return Self(.functionWithKind, "the emitted value is not a parameter: write '\(head)\(name): \(type)'")
  }

  static func inputWithoutParentheses(_ name: Text, type: Text) -> Self {
    Self(.inputWithoutParentheses, "write '\(name)()' or '\(name)(value: \(type))'")
  }

  static func memberOutsideSection(_ name: Text) -> Self {
    Self(.memberOutsideSection, "'\(name)' is outside a section: put it into 'inputs' or 'outputs'")
  }

  static let errorsAsName = Self(.facetNameTaken, "errors have a section of their own: write 'errors {'")

  static func nestedViewModel(_ name: Text) -> Self {
    Self(.unexpectedText, "'\(name)' is inside another view model: move it out")
  }

  /// - Parameter mayBeStream: Whether it declares an output whose type may be that of a stream.
  static func swiftDeclaration(_ word: Text, hasBody: Bool = false, mayBeStream: Bool = false) -> Self {
    let advice =
      switch word.description {
      case _ where mayBeStream: "remove it, and name the type of what is emitted, not of a stream"
      case "func", "let", "var": hasBody ? "remove it and '{ … }'" : "remove it"
      case "associatedtype", "case", "enum", "extension", "typealias": "declare it in Swift"
      default: "a view model is written 'viewmodel Name { … }'"
      }
    return Self(.swiftDeclaration, "'\(word)' does not belong in a spec: \(advice)")
  }

  static func unknownKind(_ word: Text, meant: String?, allowed: String) -> Self {
    Self(.unknownKind, "unknown kind '\(word)': \(meant.map(suggestion) ?? allowed)")
  }

  static func unknownModifier(_ word: Text, on thing: String, because reason: String) -> Self {
    Self(.unknownModifier, "'\(word)' does not apply to \(thing): \(reason)")
  }

  static func unknownSection(_ word: Text, meant: String?) -> Self {
    let help = meant.map(suggestion) ?? "write 'dependencies', 'inputs', 'outputs' or 'errors'"
    return Self(.unknownSection, "unknown section '\(word)': \(help)")
  }
}
