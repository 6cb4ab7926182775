import MVVMModel
import MVVMSource
import MVVMSwift

extension FoundViewModel {
  /// Returns the initial value of each parameter; none if one of them cannot have its part of the backing's.
  func initialValues(_ value: Range<Int>, _ backing: Backing, _ parameters: [SwiftParameter]) -> [String] {
    let type = backing.type ?? ""
    let isSingle = parameters.count == 1
    let values = isSingle ? [value] : self.code.tupleElements(value)
    var types = isSingle ? [type] : elementsOfTuple(type).map(\.type.description)
    guard values.count == parameters.count, isSingle || !isOptional(type) else { return [] }
    types += repeatElement("", count: max(0, values.count - types.count))
    let isOwn = values.indices.allSatisfy {
      self.canStart(parameters[$0], values[$0], types[$0]) && self.privateName(in: values[$0]) == nil
    }
    return isOwn ? values.map(self.withoutLabel) : []
  }

  /// Whether a parameter can have an initial value of a type, which is empty if the compiler infers it.
  private func canStart(_ parameter: SwiftParameter, _ value: Range<Int>, _ type: String) -> Bool {
    if parameter.isOptional || parameter.type == type { return true }
    return !isOptional(type) && self.code.first("?", in: value) == nil
      && !["nil", "Optional"].contains(self.code.word(value.lowerBound))
  }

  /// Returns the first of some tokens that names what the file keeps to itself, and what the generated file cannot see.
  func privateName(in tokens: Range<Int>) -> Int? {
    tokens.first { token in
      guard let name = self.code.name(token)?.description else { return false }
      if !self.code.spells(token - 1, ".") {
        if !self.code.isName(token) { return false }
        return self.file.declarations.contains {
          $0.isPrivate && $0.kind != .extension && self.declaredNames(of: $0).contains(name)
        }
      }
      let isOwn = ["Self", self.name].contains(self.code.word(token - 2))
      return isOwn
        && self.members.all.contains {
          $0.isStatic && $0.isPrivate && self.declaredNames(of: $0).contains(name)
        }
    }
  }

  private func declaredNames(of declaration: SwiftDeclaration) -> [String] {
    declaration.isProperty ? self.code.names(of: declaration) : [self.code.declaredName(of: declaration)]
  }

  private func withoutLabel(_ part: Range<Int>) -> String {
    self.code.string(self.code.spells(part.lowerBound + 1, ":") ? part.dropFirst(2) : part)
  }
}
