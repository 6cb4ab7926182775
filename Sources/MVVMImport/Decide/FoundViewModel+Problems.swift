import MVVMSource
import MVVMSwift

// The diagnostics about a view model: obstacles to its conversion, and warnings.
extension FoundViewModel {
  func problem(
    _ identifier: DiagnosticIdentifier,
    _ message: String,
    at tokens: Range<Int>,
    severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    let place = SourceRange(self.code.file, self.code.range(tokens))
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
    return self.problem(identifier, message, at: name..<name + 1, severity: .warning)
  }

  /// The problem with an existing spec that differs from the one to be written.
  var existingSpecProblem: Diagnostic {
    let advice = "'\(self.name).mvvm' exists already: move it first, or remove the class"
    return self.problem(.importSpecExists, advice, at: self.declaration)
  }
}

extension [Diagnostic] {
  /// The first diagnostic of each kind at each offset, by place.
  var deduplicated: [Diagnostic] {
    var offsets: [DiagnosticIdentifier: Set<Int>] = [:]
    let first = self.filter { offsets[$0.identifier, default: []].insert($0.offset).inserted }
    return first.sorted { $0.offset < $1.offset }
  }

  /// Whether one of them prevents even a partial conversion.
  var cannotConvert: Bool {
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
  /// The problem with a file whose tokens are uncertain.
  var mistake: Diagnostic? {
    let advice = "fix this first: the file cannot be read as Swift"
    return self.mistakes.first.map {
      Diagnostic(.importUnreadable, advice, at: SourceRange(self.file, $0.range))
    }
  }
}
