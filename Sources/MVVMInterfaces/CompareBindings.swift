import MVVMModel

/// Whom it concerns that what a binding takes for an output is not what it was.
///
/// - Parameters:
///   - old: `nil` for an output that is added.
///   - isBound: Whether views have bound to the view model, and still can.
func bindingEffects(_ old: FacetOutput?, _ new: FacetOutput, _ isBound: Bool) -> Effects {
  guard isBound else { return [] }
  switch (old?.bindingArgument, new.bindingArgument) {
  case (nil, nil): return []
  case (nil, _?), (_?, nil): return .callers
  case (let old?, let new?): return new.serves(callersOf: old) ? [] : .callers
  }
}

/// What a view hands over for an output.
private struct BindingArgument {
  /// That of a stream may be `nil`.
  let isOfStream: Bool
  /// That of a stream takes what is emitted even where that is `Void`.
  let takesValue: Bool

  func serves(callersOf old: BindingArgument) -> Bool {
    if old.isOfStream && !self.isOfStream { return false }
    return old.takesValue == self.takesValue
  }
}

extension FacetOutput {
  /// `nil` where a binding leaves the output out.
  fileprivate var bindingArgument: BindingArgument? {
    guard self.output.isBound else { return nil }
    let isOfStream = self.kind == .stream
    return BindingArgument(isOfStream: isOfStream, takesValue: isOfStream || !self.output.type.isVoid)
  }
}
