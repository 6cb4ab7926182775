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
    return first.sorted { $0.offset < $1.offset }
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
    let advice = "mend this first: the file cannot be read as Swift"
    return self.mistakes.first.map { Diagnostic(.importUnreadable, advice, at: Place(self.file, $0.range)) }
  }
}

extension FoundFile {
  /// What is said of view models that a spec cannot express, since their views make the inputs or write what they read,
  /// and of those that stand in other types.
  var otherArchitectures: [Diagnostic] {
    let types = self.declarations.filter { [.class, .struct].contains($0.kind) }
    return types.compactMap(self.otherArchitecture) + self.nested
  }

  private func otherArchitecture(_ type: SwiftDeclaration) -> Diagnostic? {
    let name = self.code.declaredName(of: type)
    let isNamed = name.hasSuffix("ViewModel")
    let isFaceted = self.code.inherited(by: type).contains(where: isFacet)
    let parent = isFaceted ? nil : self.code.first("ObservableObject", below: type.head)
    let attribute = type.attributes.first { self.code.spells($0.lowerBound + 1, "Observable") }
    if isNamed, let tokens = attribute ?? parent.map({ $0..<$0 + 1 }) {
      return self.byHand(name, "the view writes what it reads", tokens)
    }
    let members = self.code.declarations(type.inside)
    let function = members.first { member in
      member.kind == .func && self.code.spells(member.keyword + 1, "transform")
        && self.code.spells(member.keyword + 3, "input")
    }
    let structure = members.first { $0.kind == .struct && self.code.spells($0.keyword + 1, "Input") }
    let word = (function ?? (isNamed && !isFaceted ? structure : nil))?.keyword
    if self.library == nil { return nil }
    return word.map { self.byHand(name, "the view makes or is handed its inputs", $0 + 1..<$0 + 2) }
  }

  private func byHand(_ name: String, _ reason: String, _ tokens: Range<Int>) -> Diagnostic {
    let place = Place(self.code.file, self.code.range(tokens))
    let cause = "'\(self.code.string(tokens))' is another architecture, in which \(reason)"
    let message = "write a spec for '\(name)' by hand: \(cause)"
    return Diagnostic(.importOtherArchitecture, message, at: place, subject: Subject(viewModel: name))
  }

  /// What is said of view models in other types.
  private var nested: [Diagnostic] {
    self.declarations.filter { $0.kind != .protocol }.flatMap { self.code.declarations($0.inside) }
      .filter { $0.kind == .class && self.code.inherited(by: $0).contains(where: isFacet) }.map { inner in
        let advice = "move '\(self.code.declaredName(of: inner))' out of its type first"
        let place = Place(self.code.file, self.code.range(inner.keyword + 1..<inner.keyword + 2))
        return Diagnostic(.importClassForm, "\(advice): a generated class stands in none", at: place)
      }
  }
}
