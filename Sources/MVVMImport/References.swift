import MVVMSource
import MVVMSwift

/// The members of a class that a piece of its code uses, as far as its tokens show them: each `self.name`, and each
/// bare name of a member that the code does not declare itself.
struct References {
  var found: [Reference] = []
  /// The tokens `self` that are not followed by the name of a member.
  var bareSelves: [Int] = []
  /// The tokens `self` of `weak self` and `unowned self`.
  var weakSelves: [Int] = []
  /// The names that the code declares, in any scope.
  var declared: Set<String> = []
}

extension SwiftCode {
  /// Returns the members of the class that some tokens use.
  ///
  /// - Parameters:
  ///   - names: The names of the members. Other names are only found after `self.`.
  ///   - parameters: The parameters of the function whose body the tokens are.
  ///   - isClosure: Whether the tokens are the body of a closure or of a local function.
  func references(in indices: Range<Int>, names: Set<String>, parameters: [String], isClosure: Bool = false)
    -> References
  {
    var walk = ReferenceWalk(code: self, names: names, parameters: parameters, isClosure: isClosure)
    let statements = self.statements(indices)
    for statement in statements {
      walk.statement = statement.lowerBound
      walk.walk(statement)
    }
    return walk.references
  }
}
