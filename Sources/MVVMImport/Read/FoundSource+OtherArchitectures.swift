import MVVMSource
import MVVMSwift

extension FoundSource {
  /// The problems of view models in other types, and of those whose views make inputs or write what they read.
  var otherArchitectures: [Diagnostic] {
    let types = self.declarations.filter { [.class, .struct].contains($0.kind) }
    return types.compactMap(self.otherArchitecture) + self.nested
  }

  private func otherArchitecture(_ type: SwiftDeclaration) -> Diagnostic? {
    let name = self.code.declaredName(of: type)
    let isNamed = name.hasSuffix("ViewModel")
    let isFaceted = self.code.inherited(by: type).contains(where: isFacet)
    let parent = isFaceted ? nil : self.code.first("ObservableObject", below: type.head)
    let attribute = type.attributes.first { self.code.word($0.lowerBound + 1) == "Observable" }
    if isNamed, let tokens = attribute ?? parent.map({ $0..<$0 + 1 }) {
      return self.byHand(name, because: "the view writes what it reads", at: tokens)
    }
    let members = self.code.declarations(type.inside)
    let function = members.first { member in
      member.kind == .func && self.code.word(member.keyword + 1) == "transform"
        && self.code.word(member.keyword + 3) == "input"
    }
    let structure = members.first { $0.kind == .struct && self.code.word($0.keyword + 1) == "Input" }
    let word = (function ?? (isNamed && !isFaceted ? structure : nil))?.keyword
    if self.library == nil { return nil }
    return word.map {
      self.byHand(name, because: "the view makes or is handed its inputs", at: $0 + 1..<$0 + 2)
    }
  }

  private func byHand(_ name: String, because reason: String, at tokens: Range<Int>) -> Diagnostic {
    let place = Place(self.code.file, self.code.range(tokens))
    let cause = "'\(self.code.string(tokens))' is another architecture, in which \(reason)"
    let message = "write a spec for '\(name)' by hand: \(cause)"
    return Diagnostic(.importOtherArchitecture, message, at: place, subject: Subject(viewModel: name))
  }

  /// The problems of view models in other types.
  private var nested: [Diagnostic] {
    self.declarations.filter { $0.kind != .protocol }.flatMap { self.code.declarations($0.inside) }
      .filter { $0.kind == .class && self.code.inherited(by: $0).contains(where: isFacet) }.map { inner in
        let advice = "move '\(self.code.declaredName(of: inner))' out of its type first"
        let place = Place(self.code.file, self.code.range(inner.keyword + 1..<inner.keyword + 2))
        return Diagnostic(.importClassForm, "\(advice): a generated class stands in none", at: place)
      }
  }
}
