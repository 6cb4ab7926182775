import MVVMSource
import MVVMSwift

/// A member as hand-written Swift files name it.
struct SoughtMember {
  let viewModel: Text
  /// The names of the types that are generated for the view model, and of those in them.
  let types: Set<Text>
  /// The other view models with a member of this name, as far as their specs show.
  let others: [Text]
  let name: Text
  let isInput: Bool
  /// The Swift names of the member, and the names made from it, each with its replacement.
  let words: [Text: Text]
  /// The properties of the facets, such as `inputs`.
  let facets: [Text]
  /// The argument labels of a call and, if the logic reads the member by this name, `nil`, which is not a
  /// call; only if other members have the same base name.
  let forms: [[Text]?]?
  /// Whether the logic is an extension of the class, which can name members without `self`.
  let logicIsExtension: Bool
  /// Whether no other spec has a member of this name, so that a file need not name the view model to mean this one.
  let isUnique: Bool

  /// Returns whether a word is the name of a type that is generated for the view model. Hand-written nested
  /// types, such as `LoginViewModel.Row`, have members of their own.
  func isOwnType(at index: Int, in code: SwiftCode) -> Bool {
    guard let name = code.name(index), name.begins(with: self.viewModel), self.types.contains(name)
    else { return false }
    guard code.word(index + 1) == ".", let nested = code.name(index + 2) else { return true }
    return nested.bytes.first.map(isUppercase) != true || self.types.contains(nested)
  }

  func isOfOther(at index: Int, in code: SwiftCode) -> Bool {
    guard let name = code.name(index), !self.isOwnType(at: index, in: code) else { return false }
    return self.others.contains(where: name.begins)
  }
}

/// Returns the words declared with a type, or with a value of it: `vm: XType`, `mock = XMock(…)`, and
/// `vm = self.make()` where a function of the file returns the type.
func declaredWords(in code: SwiftCode, where isWanted: (_ type: Int) -> Bool) -> Set<Text> {
  let functions = functions(in: code, returning: isWanted)
  return Set(
    code.tokens.indices.compactMap { index in
      guard let name = code.name(index) else { return nil }
      guard code.word(index + 1) == ":" || code.word(index + 1) == "=" else { return nil }
      let type = code.skip(["any", "some", "try", "await"], from: index + 2)
      if isWanted(type) { return name }
      let callee = code.skip(["self", "."], from: type)
      guard code.word(callee + 1) == "(" else { return nil }
      return code.name(callee).map(functions.contains) == true ? name : nil
    }
  )
}

private func functions(in code: SwiftCode, returning isWanted: (_ type: Int) -> Bool) -> Set<Text> {
  Set(
    code.tokens.indices.compactMap { arrow in
      guard code.word(arrow) == "->", isWanted(code.skip(["any", "some"], from: arrow + 1)) else {
        return nil
      }
      var end = arrow - 1
      while code.word(end) == "async" || code.word(end) == "throws" { end -= 1 }
      guard code.word(end) == ")", let open = code.tokens[end].partner, code.word(open - 2) == "func"
      else { return nil }
      return code.name(open - 1)
    }
  )
}

extension SwiftCode {
  /// Returns the index of the first token from `index` on that is none of the words.
  fileprivate func skip(_ words: [String], from index: Int) -> Int {
    var index = index
    while words.contains(self.word(index)) { index += 1 }
    return index
  }
}
