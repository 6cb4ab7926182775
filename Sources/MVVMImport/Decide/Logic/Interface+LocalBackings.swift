import MVVMSwift

// The backings that the logic reads as locals of the same name, rather than as the streams of their inputs.
extension Interface {
  /// Returns the names of the backings for which the logic has locals, declared at the head of the initializer.
  func localBackings(_ uses: [String: [Reference]]) -> Set<String> {
    let readings = self.inputs.flatMap { input in
      input.body.backings.flatMap { backing in
        backing.names.map { name in
          (name, self.isLocal(backing, name: name, of: input, uses: uses[name, default: []]))
        }
      }
    }
    return Set(Dictionary(readings) { $1 }.filter(\.value).keys)
  }

  private func isLocal(_ backing: Backing, name: String, of input: FoundInput, uses: [Reference]) -> Bool {
    let hasBag = self.found.library != .reactiveSwift
    if self.isShared(name) || !input.startsLike(backing) { return true }
    // Each call is computed once, whatever the number of readers.
    if backing.transform?.isComputed == true, uses.count > 1 || hasBag { return true }
    // An observer of several backings gets their values in the order in which they are sent.
    if input.body.backings.count > 1 { return true }
    if hasBag {
      // The compiler takes too long over several 'map(Optional.init)' among the arguments of a call.
      let isLong = input.sendsPresent(to: backing) && uses.contains(where: self.code.isInArguments)
      return isLong || uses.contains(where: self.code.needsRelay)
    }
    return uses.contains { self.code.writes($0, backing) } || !self.isStream(backing, of: input, uses: uses)
  }

  private func isStream(_ backing: Backing, of input: FoundInput, uses: [Reference]) -> Bool {
    switch backing.kind {
    case .pipe, .value: return true
    case .event: return uses.allSatisfy { self.code.member(of: $0) == "signal" }
    case .optional:
      let mayBeNil = input.sendsNil(to: backing) == nil
      return uses.allSatisfy {
        self.code.member(of: $0) == "signal" && (!mayBeNil || self.code.isSkippingNil($0))
      }
    }
  }
}

extension FoundInput {
  /// Returns whether its stream has the initial value of a backing.
  fileprivate func startsLike(_ backing: Backing) -> Bool {
    switch backing.kind {
    case .event, .optional, .pipe: true
    case .value: backing.transform == nil && self.body.initialValue != nil
    }
  }

  /// Returns whether the value that it sends to a backing may be `nil`; `nil` if the tokens do not show that.
  func sendsNil(to backing: Backing) -> Bool? {
    guard let transform = backing.transform, !transform.isTuple else { return false }
    return self.parameters.first {
      transform.expression == "$0" || transform.expression == "$0.\($0.name)"
    }?.isOptional
  }
}
