import MVVMSource
import MVVMSwift

// Changes that a class needs, whatever its members are, before a spec can declare it.
extension FoundViewModel {
  var formProblems: [Diagnostic] {
    let form = self.adviceOnForm.map { self.problem(.importClassForm, $0, at: self.declaration) }
    let missing = self.protocols.missing.sorted { $0.key < $1.key }.map {
      self.problem(.importProtocolElsewhere, $0.value, at: self.declaration)
    }
    let patterns = self.facetPatterns
    let isOdd = patterns.count > 1 || patterns.contains { !$0.contains("{facet}") }
    let reason = "one pattern of 'naming.facet' has to give all of their names"
    let advice = "name the protocols of '\(self.name)' after the properties that expose them first: \(reason)"
    let names = isOdd ? [self.problem(.importClassForm, advice, at: self.declaration)] : []
    return form + names + missing + self.headProblems + self.superclassProblems
      + self.conditionProblems + self.propertyListProblems
  }

  /// The problems with protocols whose access and attributes differ from those of the class, since the
  /// generated ones are alike.
  private var headProblems: [Diagnostic] {
    let own = self.declaration.attributes.map { self.code.compact($0) }
    let parts = self.extensions.filter { !$0.attributes.isEmpty }.map {
      self.problem(.importClassForm, "move the members of this extension into the class first", at: $0)
    }
    return parts
      + self.protocols.all.compactMap { declaration in
        let lost = declaration.attributes.first { !own.contains(self.code.compact($0)) }
        let odd = lost.map { "'\(self.code.string($0))'" }
        let names = "'\(self.code.declaredName(of: declaration))' and '\(self.name)'"
        return (declaration.access == self.access ? odd : "access").map { word in
          let advice = "give \(names) the same \(word) first: a spec says it once"
          return self.problem(.importClassForm, advice, at: declaration)
        }
      }
  }

  private var adviceOnForm: [String] {
    let (kind, isGeneric) = (self.declaration.kind, self.code.word(self.declaration.keyword + 2) == "<")
    return [
      kind == .class ? nil : "make the \(kind.rawValue) a final class first: a view model is one",
      self.declaration.isPrivate
        ? "make the class visible to other files first: the generated one is in another" : nil,
      isGeneric ? "write a class that is not generic: a spec has no parameters for types" : nil,
    ].compactMap(\.self)
  }

  /// The first problem that makes all others irrelevant: another library, subclasses, or nothing to move.
  var firstBlockingProblem: Diagnostic? {
    let isEmpty = self.protocols.ofFacets.allSatisfy { self.code.declarations($0.declaration.inside).isEmpty }
    var advice: String?
    if self.declaration.has("open") {
      advice = "leave it, or make it final first: an 'open' class may have subclasses in other modules"
    } else if isEmpty, self.protocols.missing.isEmpty {
      advice = "declare an input or an output first: a spec has at least one"
    }
    return advice.map { self.problem(.importClassForm, $0, at: self.declaration) }
  }

  private var superclassProblems: [Diagnostic] {
    let first = self.code.inherited(by: self.declaration).first
    if let advice = self.index.adviceOnRelatives(of: self.name, inheritingFrom: first) {
      return [self.problem(.importClassForm, advice, at: self.declaration)]
    }
    let advice = "remove the superclass first: the generated class has none"
    let call = self.code.first("super", below: self.declaration.inside)
    let member = self.members.all.first { $0.has("override") }?.keyword
    // Its initializer without arguments would require 'override'.
    let isObject = self.protocols.conformances.contains("NSObject") && self.dependencies.isEmpty
    let place = call ?? member.map { $0 + 1 } ?? (isObject ? self.declaration.keyword + 1 : nil)
    return place.map { [self.problem(.importClassForm, advice, at: $0)] } ?? []
  }

  /// The problem with an import between `#if` and `#endif` that a spec may need.
  var missingImportProblem: Diagnostic? {
    self.file.importDeclarations.first(where: self.file.isConditional).map {
      let advice = "remove the '#if' around the import first: a spec has no conditions"
      return self.problem(.importConditionalCompilation, advice, at: $0)
    }
  }

  /// Problems with `#if` in the class or around a part of the view model, since the condition would be lost.
  private var conditionProblems: [Diagnostic] {
    let members = self.members.all + self.protocols.all.flatMap { self.code.declarations($0.inside) }
    let words = members.map { ($0.keyword, self.code.word($0.keyword)) }
    let inside = words.filter { $0.1.hasPrefix("#if") }.map { token, word in
      let advice = "remove the '\(word)' first: a spec has no conditions"
      return self.problem(.importConditionalCompilation, advice, at: token)
    }
    let parts = ([self.declaration] + self.extensions + self.protocols.all)
      .map { ($0, "'\(self.code.declaredName(of: $0))'") }
    let around = parts.filter { self.file.isConditional($0.0) }.map { part, name in
      let advice = "remove the '#if' around \(name) first: a spec has no conditions"
      return self.problem(.importConditionalCompilation, advice, at: part)
    }
    return inside + around
  }

  /// The problems with declarations such as `let a = 1, b = 2`.
  private var propertyListProblems: [Diagnostic] {
    self.members.all.filter { member in
      member.isProperty && !member.isStatic
        && self.code.commaSeparated(member.keyword + 1..<member.head.upperBound).count > 1
    }.map { self.problem(.importClassForm, "declare each property by itself first", at: $0) }
  }

  /// Warnings about a class that becomes more visible.
  var warningsOfAccess: [Diagnostic] {
    let message = "the generated class is \(self.access), as its protocols are"
    return self.access == self.declaration.access
      ? [] : [self.warning(.importClassForm, message, at: self.declaration)]
  }

  /// Warnings about bounds that the generated protocols lack or gain.
  var warningsOfBounds: [Diagnostic] {
    let isIsolated = self.declaration.attributes.contains { self.code.word($0.lowerBound + 1) == "MainActor" }
    let isBound = self.protocols.all.contains(where: self.code.isClassBound)
    return self.protocols.all.compactMap { declaration in
      let isSent = self.code.inherited(by: declaration).contains("Sendable") && !isIsolated
      let lost = isSent ? "the generated protocol lacks ': Sendable': nothing of its type can be sent" : nil
      let isGained = isBound && !self.code.isClassBound(declaration)
      let gained =
        isGained ? "the generated protocol is for classes alone, as another one of the class is" : nil
      return (lost ?? gained).map { self.warning(.importProtocolMember, $0, at: declaration) }
    }
  }
}
