import MVVMModel
import MVVMSource
import MVVMSwift

// The initializer of a class, whose parameters become dependencies.
extension FoundViewModel {
  private var initializers: [SwiftDeclaration] { self.members.all.filter { $0.kind == .`init` } }
  var initializer: SwiftDeclaration? { self.initializers.first }

  var dependencies: [SwiftParameter] {
    self.initializer.flatMap { self.code.signature(of: $0) }?.parameters ?? []
  }

  var initializerProblems: [Diagnostic] {
    let others = self.initializers.dropFirst().map { other in
      self.problem(.importInitializer, "leave one initializer: the generated class has one", at: other)
    }
    guard let initializer = self.initializer, let signature = self.code.signature(of: initializer)
    else { return others }
    return others + self.problems(of: initializer, signature)
  }

  private func problems(of initializer: SwiftDeclaration, _ signature: SwiftSignature) -> [Diagnostic] {
    let isPlain = !signature.isFailable && signature.effects.isEmpty && !signature.isGeneric
    let variadic = initializer.head.first {
      self.code.word($0) == "..." && (self.code.word($0 + 1) == "," || self.code.word($0 + 1) == ")")
    }
    let own = initializer.isPrivate ? initializer.keyword : nil
    let hidden = self.privateName(in: initializer.head)
    let plain =
      "write an initializer that cannot fail or wait, and is not generic: the generated one is plain"
    let all = [
      (isPlain ? nil : initializer.keyword, plain),
      (
        initializer.attributes.first?.lowerBound,
        "remove the attribute first: the generated initializer has none"
      ),
      (own, "make the initializer visible first: the generated class is in another file"),
      (variadic, "use an array first: a dependency is one value"),
      (hidden, "make '\(hidden.map(self.code.word) ?? "")' visible to other files first: the spec has it"),
    ]
    return all.compactMap { token, advice in token.map { self.problem(.importInitializer, advice, at: $0) } }
  }

  /// The access of the initializer if it is less visible than the generated code; otherwise `nil`.
  var initializerAccess: String? {
    let own = self.declaration.access
    let access = self.initializer.map { isWider($0.access, than: own) ? own : $0.access } ?? own
    return isWider(self.access, than: access) ? access : nil
  }

  /// The access of the generated code: that of the class, or that of its protocols if all have a wider one.
  var access: String {
    let own = self.declaration.access
    let all = Set(self.protocols.all.map(\.access))
    return all.first.flatMap { all.count == 1 && isWider($0, than: own) ? $0 : nil } ?? own
  }
}

private func isWider(_ access: String, than other: String) -> Bool {
  guard let access = Access(rawValue: access), let other = Access(rawValue: other) else { return false }
  return access > other
}
