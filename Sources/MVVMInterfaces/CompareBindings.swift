import MVVMModel

/// Returns the effects of a change in the argument that a binding takes for an output.
///
/// - Parameters:
///   - old: The old output; `nil` for an output that was added.
///   - isBound: Whether views could bind to the view model before, and still can.
func bindingEffects(_ old: FacetOutput?, _ new: FacetOutput, _ isBound: Bool) -> Effects {
  guard isBound else { return [] }
  switch (old?.bindingArgument, new.bindingArgument) {
  case (nil, nil): return []
  case (nil, _?), (_?, nil): return .callers
  case (let old?, let new?): return new.serves(callersOf: old) ? [] : .callers
  }
}

/// The argument that a view passes to a binding for an output.
private struct BindingArgument {
  /// Whether it is the argument for a stream, which may be `nil`.
  let isOfStream: Bool
  /// Whether it takes the emitted value. The argument for a stream takes even a `Void`.
  let takesValue: Bool

  func serves(callersOf old: BindingArgument) -> Bool {
    if old.isOfStream && !self.isOfStream { return false }
    return old.takesValue == self.takesValue
  }
}

extension FacetOutput {
  /// The argument for this output; `nil` if bindings leave the output out.
  fileprivate var bindingArgument: BindingArgument? {
    guard self.output.isBound else { return nil }
    let isOfStream = self.kind == .stream
    return BindingArgument(isOfStream: isOfStream, takesValue: isOfStream || !self.output.type.isVoid)
  }
}
