import MVVMSource
import MVVMSwift

// What has to become of a class, whatever its members are, before a spec can declare it.
extension FoundViewModel {
  var problemsOfForm: [Diagnostic] {
    let form = self.adviceOnForm.map { self.problem(.importClassForm, $0, at: self.declaration) }
    let missing = self.protocols.missing.map { name in
      let advice = "move the protocol '\(name)' into this file first: the spec declares its members"
      return self.problem(.importProtocolElsewhere, advice, at: self.declaration)
    }
    return form + missing + self.problemsOfSuperclass + self.problemsOfConditions
  }

  private var adviceOnForm: [String] {
    var advice: [String] = []
    let kind = self.declaration.kind
    if kind != .class {
      advice.append("make the \(kind.rawValue) a final class first: a view model is one")
    }
    if self.file.isOfCombine {
      let reason = "only classes of ReactiveSwift and RxSwift are moved over"
      advice.append("write a spec for '\(self.name)' by hand: \(reason)")
    }
    if self.code.spells(self.declaration.keyword + 2, "<") {
      advice.append("write a class that is not generic: a spec has no parameters for types")
    }
    let isEmpty = self.protocols.ofFacets.allSatisfy { self.code.declarations($0.declaration.inside).isEmpty }
    if isEmpty, self.protocols.missing.isEmpty {
      advice.append("declare an input or an output first: a spec has at least one")
    }
    return advice
  }

  private var problemsOfSuperclass: [Diagnostic] {
    let advice = "take the superclass away first: the generated class has none"
    let call = self.code.first("super", below: self.declaration.inside)
    let member = self.members.all.first { $0.has("override") }
    return [
      call.map { self.problem(.importClassForm, advice, at: $0) },
      member.map { self.problem(.importClassForm, advice, at: $0) },
    ].compactMap(\.self)
  }

  /// What is said of `#if` in the class, and of parts of the view model and imports between `#if` and `#endif`, since
  /// the condition would get lost.
  private var problemsOfConditions: [Diagnostic] {
    let words = self.members.all.map { ($0.keyword, self.code.word($0.keyword)) }
    let inside = words.filter { $0.1.hasPrefix("#if") }.map { token, word in
      let advice = "take the '\(word)' out of the class first: a spec has no conditions"
      return self.problem(.importConditionalCompilation, advice, at: token)
    }
    let parts = ([self.declaration] + self.extensions + self.protocols.all)
      .map { ($0, "'\(self.code.declaredName(of: $0))'") }
    let imports = self.file.declarations.filter { $0.kind == .import }.map { ($0, "the import") }
    let around = (parts + imports).filter { self.file.isConditional($0.0) }.map { part, name in
      let advice = "take the '#if' around \(name) away first: a spec has no conditions"
      return self.problem(.importConditionalCompilation, advice, at: part)
    }
    return inside + around
  }

  /// The declarations such as `let a = 1, b = 2`, with their names.
  var lists: [(declaration: SwiftDeclaration, names: [String])] {
    self.members.all.filter { $0.isProperty && !$0.isStatic }.compactMap { member in
      let parts = self.code.commaSeparated(member.keyword + 1..<member.head.upperBound)
      return parts.count < 2 ? nil : (member, parts.map { self.code.plainWord($0.lowerBound) })
    }
  }

  var problemsOfLists: [Diagnostic] {
    self.lists.map { list in
      self.problem(.importExtraMember, "declare each property by itself first", at: list.declaration)
    }
  }

  /// What is said of protocols that only classes can conform to, as the generated ones are not.
  var warningsOfClassBounds: [Diagnostic] {
    self.protocols.all.compactMap { declaration in
      let bound = self.code.inherited(by: declaration).first { ["AnyObject", "class"].contains($0) }
      return bound.map {
        let reason = "nothing of its type can be 'weak'"
        let message = "the generated protocol is not bound to classes by ': \($0)': \(reason)"
        return self.warning(.importProtocolMember, message, at: declaration)
      }
    }
  }
}
