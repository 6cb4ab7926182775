import MVVMModel

/// The appearance of a member to callers and the logic. If it stays the same, all code that uses the member compiles.
struct Surface {
  struct Declaration: Hashable {
    /// The name, with labels if it has any.
    let name: String
    var shape: Shape
    /// Whether it is a property that can also be written.
    var isSettable = false
  }

  enum Shape: Hashable {
    /// A property. The word represents its type, which is generic over another; dependencies only have their type.
    case property(word: String, SpecType)
    case function(Function)
  }

  struct Function: Hashable {
    /// `function`, or the word for a closure that the logic assigns.
    var word = "function"
    let parameters: [SpecType]
    let result: SpecType
    /// Whether callers wait for it.
    var isAsync = false
  }

  let caller: Declaration
  /// The declarations that the logic must provide.
  var written: [Declaration] = []
  /// The declarations that the logic may use.
  var used: [Declaration] = []
  /// The names that the class itself declares, if the logic is an extension of the class.
  var declared: [String] = []

  /// Returns the effects if another surface replaces this one.
  func effects(ofReplacementBy new: Surface, logic: InterfaceRules.Logic) -> Effects {
    let isSupplied =
      switch logic {
      case .initializer: Set(self.written) == Set(new.written)
      case .extension:
        // A synchronous function may implement an asynchronous one.
        Set(new.written).isSubset(of: self.written.flatMap { [$0, $0.asynchronous, $0.readOnly] })
          && Set(self.written.map(\.name)).isDisjoint(with: new.declared)
      }
    let keepsLogic = isSupplied && Set(self.used).isSubset(of: new.used)
    return [new.caller.serves(callersOf: self.caller) ? [] : .callers, keepsLogic ? [] : .logic]
  }

  /// Returns the effects of adding a member to those that existed before and still exist.
  func effectsOfAddition(to others: [Surface]) -> Effects {
    var effects: Effects = self.written.isEmpty ? [] : .logic
    // A reference such as `model.tapped`, without labels, becomes ambiguous if there is a second function of
    // that name.
    let namesakes = others.filter { $0.caller.functionName == self.caller.functionName }
    if self.caller.functionName != nil, namesakes.count == 1 { effects.insert(.callers) }
    return effects
  }

  func effectsOfRemoval(logic: InterfaceRules.Logic) -> Effects {
    let mayStay = self.used.isEmpty && (self.written.isEmpty || logic == .extension)
    return mayStay ? .callers : [.callers, .logic]
  }
}

extension Surface.Declaration {
  /// Returns whether calls of another declaration, and uses of it as a value, also compile with this one.
  fileprivate func serves(callersOf old: Surface.Declaration) -> Bool {
    if self.name != old.name { return false }
    guard case .function(let new) = self.shape, case .function(let old) = old.shape
    else { return self.shape == old.shape && (self.isSettable || !old.isSettable) }
    return new.result == old.result && (old.isAsync || !new.isAsync)
      && new.parameters.elementsEqual(old.parameters) { $0 == $1 || $0 == .optional($1) }
  }

  fileprivate var asynchronous: Surface.Declaration {
    guard case .function(var function) = self.shape else { return self }
    function.isAsync = true
    return Surface.Declaration(name: self.name, shape: .function(function))
  }

  fileprivate var readOnly: Surface.Declaration { Surface.Declaration(name: self.name, shape: self.shape) }

  /// The base name of a function, without labels; `nil` for a property.
  fileprivate var functionName: Substring? {
    if case .function = self.shape { self.name.prefix { $0 != "(" } } else { nil }
  }
}
