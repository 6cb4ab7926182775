import MVVMSource
import MVVMSwift

// Private `@Published` properties of Combine: since a local cannot have `$name`, they are those of a local object.
extension Interface {
  /// Returns the change that a `@Published` property needs before a local object can have it.
  func advice(onPublished member: SwiftDeclaration, _ name: String) -> String? {
    let other = "make '\(name)' a CurrentValueSubject first"
    if self.found.library != .combine || member.attributes.count > 1 || self.mayBeObserved {
      return "\(other): a local of the initializer has no '$\(name)'"
    }
    if self.code.accessor(of: member) != nil {
      return "write '\(name)' without observers and setters: it becomes a property of a local object"
    }
    let parts = [self.found.declaration] + self.found.extensions
    if parts.contains(where: { $0.inside.contains { self.code.plainWord($0) == "_\(name)" } }) {
      return "\(other), or do not use '_\(name)': the logic has only '\(name)' and '$\(name)'"
    }
    // A property is `nil` at first if its type has the mark, but not if it is `Optional<Int>` or a function.
    let type = self.code.type(of: member).map { self.code.spelled($0) } ?? ""
    let hasValue = type.hasSuffix("?") && isOptional(type) || self.code.value(of: member) != nil
    let advice = "give '\(name)' a value where it is declared first: a local object is made with it"
    return hasValue ? nil : advice
  }

  /// Whether SwiftUI may observe the view model, which would no longer publish these changes: through any other type
  /// that it conforms to.
  private var mayBeObserved: Bool {
    let own = Set(self.found.extensions.map(\.keyword))
    let rest = self.found.file.extensions[self.found.name, default: []].filter { !own.contains($0.keyword) }
    let hasOther = rest.contains { !self.code.inherited(by: $0).isEmpty }
    return hasOther || !self.found.protocols.conformances.isEmpty
  }
}

extension Logic {
  /// Returns free names of the local object with the `@Published` properties, and of its class.
  func namesOfPublished(avoiding taken: Set<String>) -> (object: String, type: String) {
    if self.roles.published.isEmpty { return ("", "") }
    let words = Set(self.code.tokens.indices.filter(self.code.isWord).map(self.code.plainWord))
    let all = taken.union(words)
    return (self.found.free("values", avoiding: all), self.found.free("Values", avoiding: all))
  }

  /// The problems with initial values in which a name would mean a local.
  var publishedProblems: [Diagnostic] {
    self.roles.published.compactMap { member in
      let token = self.code.value(of: member)?.first { token in
        self.code.isName(token) && self.code.word(token - 1) != "." && !self.code.isLabel(token)
          && self.names.taken.contains(self.code.plainWord(token))
      }
      return token.map {
        let reason = "the value of '\(self.code.declaredName(of: member))' means another one"
        let advice = "rename '\(self.code.plainWord($0))' in the initializer first: \(reason)"
        return self.found.problem(.importExtraMember, advice, at: $0)
      }
    }
  }
}
