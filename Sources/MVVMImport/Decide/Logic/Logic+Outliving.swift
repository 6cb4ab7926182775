import MVVMSwift

// Objects that a closure may use after the end of the view model, and how it learns of that end.
extension Logic {
  /// Returns the uses by a closure of objects that may live longer than the view model, because others may keep them.
  func outliving(in closure: WeakClosure) -> [Reference] {
    // A stream that begins with an input ends with the view model. The token after `self` is as one in the closure.
    let ends = self.isKept(by: closure.token + 1..<closure.token + 2)
    if closure.isKept || ends || self.mayRun(closure) { return [] }
    return closure.uses.filter { use in
      guard let property = self.found.members.properties[use.name] else { return false }
      if self.localBackings.contains(use.name) { return self.isHeldByReaders(use.name, property) }
      guard case .extra? = self.meanings[use.name] else { return false }
      return self.weakObjects.contains(use.name)
        || self.isBacking(property) && self.isHeldByReaders(use.name, property)
    }
  }

  /// Returns whether a reader of a stream may also keep the subject or the property that sends it.
  private func isHeldByReaders(_ name: String, _ property: SwiftDeclaration) -> Bool {
    let made = self.code.type(of: property) ?? self.code.value(of: property) ?? 0..<0
    return switch self.found.library {
    case .combine: true
    // The stream of a relay is that of a subject in it.
    case .rxSwift: self.isShown(name) || made.contains { self.code.word($0).hasSuffix("Subject") }
    default:
      self.isShown(name)
        || self.uses(of: name).contains { use in
          !["producer", "signal", "value"].contains(self.code.member(of: use))
            && self.code.word(use, 1) != "<~"
        }
    }
  }

  /// Returns whether a closure may do its work even if the view model is gone, since that cannot happen or did not matter.
  func mayRun(_ closure: WeakClosure) -> Bool {
    let guards = closure.bindings.compactMap(self.code.guardStatement)
    return self.code.word(closure.token - 1) == "unowned"
      || closure.endsWithBag && guards.allSatisfy(self.code.justReturns)
  }

  /// Returns the uses by a closure, such as `self?.f()`, that need a test: of what cannot be captured weakly, or may live
  /// longer than the view model.
  func guardedCalls(of closure: WeakClosure) -> [Reference] {
    if self.mayRun(closure) { return [] }
    let outliving = Set(closure.outliving.map(\.name))
    return closure.uses.filter { $0.isOptional && (!self.isObject($0.name) || outliving.contains($0.name)) }
  }

  /// Returns whether a closure captures something that ends with the view model, since the objects it uses do not show that.
  func needsLifetime(_ closure: WeakClosure, _ objects: [String]) -> Bool {
    objects.isEmpty && !self.mayRun(closure) || !self.guardedCalls(of: closure).isEmpty
      || !closure.outliving.isEmpty
  }

  /// The capture of what ends with the view model, and the test for it.
  var lifetime: (capture: String, test: String) {
    let name = self.lifetimeName
    switch self.found.library {
    case .rxSwift: return ("weak disposeBag", "disposeBag != nil")
    // The set of Combine is no object.
    case .combine: return ("weak \(name)", "\(name) != nil")
    default: return ("\(name) = inputs.lifetime", "!\(name).hasEnded")
    }
  }
}
