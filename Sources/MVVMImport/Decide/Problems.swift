import MVVMSource
import MVVMSwift

// What is reported of a view model: what prevents its conversion, and warnings.
extension FoundViewModel {
  func problem(
    _ identifier: DiagnosticIdentifier,
    _ message: String,
    at tokens: Range<Int>,
    _ severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    let place = Place(self.code.file, self.code.range(tokens))
    let subject = Subject(viewModel: self.name)
    return Diagnostic(identifier, message, at: place, severity: severity, subject: subject)
  }

  func problem(_ identifier: DiagnosticIdentifier, _ message: String, at token: Int) -> Diagnostic {
    self.problem(identifier, message, at: token..<min(token + 1, self.code.tokens.count))
  }

  /// Returns a problem at the name of a declaration; at `init` for an initializer.
  func problem(_ identifier: DiagnosticIdentifier, _ message: String, at declaration: SwiftDeclaration)
    -> Diagnostic
  {
    let name = min(declaration.keyword + 1, declaration.tokens.upperBound - 1)
    return self.problem(identifier, message, at: declaration.kind == .`init` ? declaration.keyword : name)
  }

  func warning(_ identifier: DiagnosticIdentifier, _ message: String, at declaration: SwiftDeclaration)
    -> Diagnostic
  {
    let name = declaration.keyword + 1
    return self.problem(identifier, message, at: name..<name + 1, .warning)
  }
}

extension [Diagnostic] {
  /// The first one of each kind at each offset, by place.
  var oncePerPlace: [Diagnostic] {
    var offsets: [DiagnosticIdentifier: Set<Int>] = [:]
    let first = self.filter { offsets[$0.identifier, default: []].insert($0.offset).inserted }
    return first.ordered { $0.offset < $1.offset }
  }

  /// Whether one of them prevents even a partial conversion.
  var isHopeless: Bool {
    let grave: Set<DiagnosticIdentifier> = [
      .importClassForm, .importConditionalCompilation, .importProtocolElsewhere, .importProtocolMember,
      .importInitializer,
    ]
    return self.contains { grave.contains($0.identifier) }
  }
}

extension Diagnostic {
  var offset: Int { self.place.range?.lowerBound ?? 0 }
}

extension SwiftCode {
  /// What is said of a file whose tokens are uncertain.
  var mistake: Diagnostic? {
    self.mistakes.first.map { Diagnostic(.importUnreadable, $0.message, at: Place(self.file, $0.range)) }
  }
}

extension SwiftMistake {
  fileprivate var message: String {
    let what =
      switch self.kind {
      case .mergeConflict: "solve the merge conflict"
      case .unclosedBracket: "close this bracket"
      case .unexpectedCharacter: "take this character away"
      case .unmatchedBracket: "open this bracket, or take it away"
      case .unterminatedComment: "end this comment"
      case .unterminatedString: "end this string"
      }
    return "\(what) first: the file cannot be read as Swift"
  }
}

extension FoundFile {
  /// What is said of view models that turn inputs into outputs in a function `transform(input:)`, or that are observed
  /// as they are. A spec cannot express them: there the view makes the inputs, here it writes what it reads.
  var otherArchitectures: [Diagnostic] {
    self.declarations.filter { [.class, .struct].contains($0.kind) }.compactMap { declaration in
      let name = self.code.declaredName(of: declaration)
      let isNamed = name.hasSuffix("ViewModel")
      let observable = declaration.attributes.first { self.code.spells($0.lowerBound + 1, "Observable") }
      let isFaceted = self.code.inherited(by: declaration).contains(where: isFacet)
      let parent = isFaceted ? nil : self.code.first("ObservableObject", below: declaration.head)
      let written = "is another architecture, in which the view writes what it reads"
      if isNamed, let observable { return self.byHand(name, "'@Observable' \(written)", observable) }
      if isNamed, let parent {
        return self.byHand(name, "an 'ObservableObject' \(written)", parent..<parent + 1)
      }
      let function = self.code.declarations(declaration.inside).first { member in
        member.kind == .func && self.code.spells(member.keyword + 1, "transform")
          && self.code.spells(member.keyword + 3, "input")
      }
      let structure = self.code.declarations(declaration.inside).first {
        isNamed && !isFaceted && $0.kind == .struct && self.code.declaredName(of: $0) == "Input"
      }
      guard self.library != nil, let word = (function ?? structure)?.keyword else { return nil }
      let reason =
        function == nil
        ? "a structure 'Input' is another architecture, in which the view is handed observers"
        : "'transform(input:)' is another architecture, in which the view makes the inputs"
      return self.byHand(name, reason, word + 1..<word + 2)
    } + self.nested
  }

  /// What is said of view models in other types.
  private var nested: [Diagnostic] {
    self.declarations.filter { $0.kind != .protocol }.flatMap { outer in
      self.code.declarations(outer.inside).filter { inner in
        inner.kind == .class && self.code.inherited(by: inner).contains(where: isFacet)
      }.map { inner in
        let message =
          "move '\(self.code.declaredName(of: inner))' out of its type first: a generated class stands in none"
        let place = Place(self.code.file, self.code.range(inner.keyword + 1..<inner.keyword + 2))
        return Diagnostic(.importClassForm, message, at: place)
      }
    }
  }

  private func byHand(_ name: String, _ reason: String, _ tokens: Range<Int>) -> Diagnostic {
    let message = "write a spec for '\(name)' by hand: \(reason)"
    let place = Place(self.code.file, self.code.range(tokens))
    return Diagnostic(.importOtherArchitecture, message, at: place, subject: Subject(viewModel: name))
  }
}
