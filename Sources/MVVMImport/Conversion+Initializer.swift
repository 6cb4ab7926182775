import MVVMSource
import MVVMSwift

extension Conversion {
  /// Reads the initializer, whose parameters become dependencies.
  mutating func readInitializer() {
    let all = self.members.filter { $0.kind == .`init` }
    self.initializer = all.first
    for other in all.dropFirst() {
      self.report(.importInitializer, "leave one initializer: the generated class has one", at: other)
    }
    guard let initializer = self.initializer, let signature = self.code.signature(of: initializer) else {
      return
    }
    if signature.isFailable || !signature.effects.isEmpty || signature.isGeneric {
      self.report(
        .importInitializer,
        "write an initializer that cannot fail or wait, and is not generic: the generated one is plain",
        at: initializer
      )
    }
    if initializer.isPrivate {
      self.report(
        .importInitializer,
        "make the initializer visible first: that of the generated class is as visible as the class",
        at: initializer
      )
    } else if self.found.declaration.has("public"), !initializer.has("public") {
      self.warn(.importInitializer, "the initializer becomes public, as the class is", at: initializer)
    }
    let variadic = initializer.head.first {
      self.code.spells($0, "...") && (self.code.spells($0 + 1, ",") || self.code.spells($0 + 1, ")"))
    }
    if let variadic {
      self.report(.importInitializer, "take a list first: a dependency is one value", at: variadic)
    }
    if let token = self.privateName(in: initializer.head) {
      self.report(
        .importInitializer,
        "make '\(self.code.word(token))' visible to other files first: the default value moves to the spec",
        at: token
      )
    }
    self.dependencies = signature.parameters
  }
}
