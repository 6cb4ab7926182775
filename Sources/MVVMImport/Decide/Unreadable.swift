import MVVMSource
import MVVMSwift

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
  /// What is said of view models that turn inputs into outputs in a function `transform(input:)`. A spec cannot express
  /// them, since there the view makes the inputs.
  var otherArchitectures: [Diagnostic] {
    self.declarations.filter { [.class, .struct].contains($0.kind) }.compactMap { declaration in
      let function = self.code.declarations(declaration.inside).first { member in
        member.kind == .func && self.code.spells(member.keyword + 1, "transform")
          && self.code.spells(member.keyword + 3, "input")
      }
      return function.map {
        let name = self.code.declaredName(of: declaration)
        let place = Place(self.code.file, self.code.tokens[$0.keyword + 1].range)
        let reason = "'transform(input:)' is another architecture, in which the view makes the inputs"
        let message = "write a spec for '\(name)' by hand: \(reason)"
        return Diagnostic(.importOtherArchitecture, message, at: place, subject: Subject(viewModel: name))
      }
    }
  }
}
