import MVVMModel
import MVVMSyntax

/// Returns the effects of a change in the argument that a binding takes for an output.
///
/// - Parameter old: The old member; `nil` for one that was added.
func bindingEffects(
  _ old: Member?,
  _ new: Member,
  _ before: ViewModelInterface,
  _ after: ViewModelInterface
) -> Effects {
  // Views could bind to the view model before, and still can.
  guard before.hasBindings, after.hasBindings, !before.viewModel.bound.isEmpty else { return [] }
  let kind = after.defaultKind
  switch (old?.output?.bindingArgument(kind), new.output?.bindingArgument(kind)) {
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

extension Output {
  /// The argument for this output; `nil` if bindings leave the output out.
  fileprivate func bindingArgument(_ defaultKind: StreamKind) -> BindingArgument? {
    guard self.isBound else { return nil }
    let isOfStream = self.kind(defaultKind) == .stream
    return BindingArgument(isOfStream: isOfStream, takesValue: isOfStream || !self.type.isVoid)
  }
}
