import MVVMSource
import MVVMSwift

extension FoundSource {
  /// The types that are view models of another form, each with the word for that form: their views create
  /// inputs, or write the values that they read.
  var otherForms: [(name: String, form: String)] {
    let types = self.declarations.filter { [.class, .struct].contains($0.kind) }
    return types.compactMap { type in
      let name = self.code.declaredName(of: type)
      return self.otherForm(of: type, name).map { (name, $0) }
    }
  }

  private func otherForm(of type: SwiftDeclaration, _ name: String) -> String? {
    let isNamed = name.hasSuffix("ViewModel")
    let parts = [type] + self.extensions[name, default: []]
    let isFaceted = parts.flatMap(self.code.inherited).contains(where: isFacet)
    if isNamed, type.attributes.contains(where: { self.code.word($0.lowerBound + 1) == "Observable" }) {
      return "@Observable"
    }
    let isObserved = self.code.first("ObservableObject", below: type.head) != nil
    if isNamed, isObserved, !isFaceted { return "ObservableObject" }
    let members = self.code.declarations(type.inside)
    let isTransform = members.contains { member in
      member.kind == .func && self.code.word(member.keyword + 1) == "transform"
        && self.code.word(member.keyword + 3) == "input"
    }
    let hasInput = members.contains { $0.kind == .struct && self.code.word($0.keyword + 1) == "Input" }
    let isOther = isTransform || isNamed && !isFaceted && hasInput
    return isOther && self.library != nil ? "transform(input:)" : nil
  }

  /// The problems of view models in other types.
  var nestedClassProblems: [Diagnostic] {
    self.declarations.filter { $0.kind != .protocol }.flatMap { self.code.declarations($0.inside) }
      .filter { inner in
        // A class `APIInput` is not a protocol of inputs.
        inner.kind == .class
          && self.code.inherited(by: inner).contains { isFacet($0) && self.protocols[$0] != nil }
      }.map { inner in
        let advice = "move '\(self.code.declaredName(of: inner))' out of its type first"
        let place = SourceRange(self.code.file, self.code.range(inner.keyword + 1..<inner.keyword + 2))
        return Diagnostic(.importClassForm, "\(advice): a generated class cannot be nested", at: place)
      }
  }
}
