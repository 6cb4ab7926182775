import MVVMSource
import MVVMSyntax

/// An input and a state that share a property, in a style whose class stores states: the view writes the
/// value that it reads.
public struct Pair: Sendable {
  public let input: Input
  public let state: Output
  /// The places in `ViewModel.inputs` and `ViewModel.outputs`.
  public let places: (input: Int, state: Int)

  /// The field that a view writes.
  public var field: ViewField { ViewField(input: self.input, place: self.places.input, pair: self) }

  /// Whether a view can be bound to it. A sticky input cannot: its state may be `nil`, and the input has no
  /// `nil` argument.
  public var isBound: Bool { self.input.memory != .latest }

  /// The initial value in the class, which either half gives; `nil` if the logic computes it.
  public var start: Text? {
    self.state.initialValue ?? self.input.initialValues.first ?? (self.input.memory == .latest ? "nil" : nil)
  }
}

extension ViewModel {
  /// Returns the pairs: an input with one parameter, and a state with its type and its logic name.
  ///
  /// - Parameter defaultKind: The kind of an output without a written kind.
  public func pairs(_ defaultKind: OutputKind) -> [Pair] {
    var places: [Text: Int] = [:]
    for (place, input) in self.inputs.enumerated() where input.isWritten { places[input.logicName] = place }
    if places.isEmpty { return [] }
    return self.outputs.enumerated().compactMap { place, state in
      guard let input = places[state.name], !state.isBinding, state.kind(defaultKind).traits.holdsValue,
        self.inputs[input].written.isSame(as: state.type)
      else { return nil }
      return Pair(input: self.inputs[input], state: state, places: (input, place))
    }
  }
}

/// A value that a SwiftUI view writes: a pair, or in an object next to the class an input with an initial
/// value.
public struct ViewField: Sendable {
  public let input: Input
  /// The place in `ViewModel.inputs`.
  public let place: Int
  /// The state that is read; `nil` if the view reads the value that it wrote.
  public let pair: Pair?

  public var type: SpecType { self.pair?.state.type ?? SpecType.payload(of: self.input.parameters) }
  /// The initial value.
  public var start: Text? { self.pair?.start ?? self.input.initialValues.first }
}

extension ViewModel {
  /// The values that a view writes in an object next to the class: each has an initial value and is available
  /// to all callers.
  ///
  /// - Parameter defaultKind: The kind of an output without a written kind.
  public func fields(_ defaultKind: OutputKind) -> [ViewField] {
    let pairs = self.pairs(defaultKind).filter { $0.state.isBound && $0.start != nil }
    return self.inputs.enumerated().compactMap { place, input in
      guard input.isWritten, input.attributes.isEmpty, input.memory != .latest else { return nil }
      let pair = pairs.first { $0.places.input == place }
      return pair == nil && input.initialValues.isEmpty
        ? nil : ViewField(input: input, place: place, pair: pair)
    }
  }
}

extension ViewModel {
  /// Returns the indices of the states that a class stores, since they have an initial value: of their own,
  /// from a pair, or from a dependency.
  public func keptStates(_ pairs: [Pair], _ defaultKind: OutputKind) -> Set<Int> {
    let paired = pairs.filter { $0.start != nil }.map(\.state.index)
    let kept = self.outputs.filter { output in
      output.initialValue != nil || self.dependencies.contains { output.isStarted(by: $0, defaultKind) }
    }
    return Set(paired + kept.map(\.index))
  }
}

extension ViewModel {
  /// Returns whether a SwiftUI view writes members of the class through bindings.
  public func isWritten(_ pairs: [Pair]) -> Bool {
    pairs.contains(where: \.isBound) || self.outputs.contains(where: \.isBinding)
  }
}

extension Input {
  /// Whether it can be half of a pair: it takes one value, and callers do not wait for it.
  var isWritten: Bool { self.syntax.parameters?.count == 1 && self.answer == nil }

  /// The type in which its only argument is stored.
  var written: SpecType {
    let payload = SpecType.payload(of: self.parameters)
    return self.memory == .latest ? .optional(payload) : payload
  }
}

extension Output {
  /// Returns whether a class that stores states initializes this one from a dependency of the same name and
  /// type.
  public func isStarted(by dependency: Dependency, _ defaultKind: OutputKind) -> Bool {
    self.name == dependency.name && self.kind(defaultKind).traits.holdsValue && self.initialValue == nil
      && self.type == dependency.type
  }
}
