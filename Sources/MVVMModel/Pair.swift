import MVVMSource
import MVVMSyntax

/// An input and a state that are one property, in a style whose class keeps states: the view writes what it reads.
public struct Pair: Sendable {
  public let input: Input
  public let state: Output
  /// The places in `ViewModel.inputs` and `ViewModel.outputs`.
  public let places: (input: Int, state: Int)

  /// What a view writes of it.
  public var field: ViewField { ViewField(input: self.input, place: self.places.input, pair: self) }

  /// Whether a view can be bound to it: a sticky input cannot be called with the nothing that its state may be.
  public var isBound: Bool { self.input.memory != .latest }

  /// The value that the class keeps from the start, which either of them states; `nil` where the logic computes it.
  public var start: Text? {
    self.state.initialValue ?? self.input.initialValues.first ?? (self.input.memory == .latest ? "nil" : nil)
  }
}

extension ViewModel {
  /// The inputs of one parameter that have a state's type, and its name as their logic name.
  ///
  /// - Parameter defaultKind: The kind of an output that does not name one.
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

/// What a view of SwiftUI writes: a pair, or beside the class an input that starts at a value.
public struct ViewField: Sendable {
  public let input: Input
  /// The place in `ViewModel.inputs`.
  public let place: Int
  /// The state that is read; `nil` if what was written is.
  public let pair: Pair?

  public var type: SpecType { self.pair?.state.type ?? SpecType.payload(of: self.input.parameters) }
  /// The value that is there from the start.
  public var start: Text? { self.pair?.start ?? self.input.initialValues.first }
}

extension ViewModel {
  /// What a view writes in an object beside the class: something starts it, and it is there for all callers.
  ///
  /// - Parameter defaultKind: The kind of an output that does not name one.
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
  /// The indices of the states that a class keeps, since they start at a value: their own, a pair's, or a dependency.
  public func keptStates(_ pairs: [Pair], _ defaultKind: OutputKind) -> Set<Int> {
    let paired = pairs.filter { $0.start != nil }.map(\.state.index)
    let kept = self.outputs.filter { output in
      output.initialValue != nil || self.dependencies.contains { output.isStarted(by: $0, defaultKind) }
    }
    return Set(paired + kept.map(\.index))
  }
}

extension ViewModel {
  /// Whether a view of SwiftUI writes members of the class by bindings.
  public func isWritten(_ pairs: [Pair]) -> Bool {
    pairs.contains(where: \.isBound) || self.outputs.contains(where: \.isBinding)
  }
}

extension Input {
  /// Whether it can be half of a pair: it takes one value, and nobody waits for it.
  var isWritten: Bool { self.syntax.parameters?.count == 1 && self.answer == nil }

  /// The type of what is kept of its only argument.
  var written: SpecType {
    let payload = SpecType.payload(of: self.parameters)
    return self.memory == .latest ? .optional(payload) : payload
  }
}

extension Output {
  /// Whether a class that keeps states starts this one at what it is made with: a dependency of the same name and type.
  public func isStarted(by dependency: Dependency, _ defaultKind: OutputKind) -> Bool {
    self.name == dependency.name && self.kind(defaultKind).traits.holdsValue && self.initialValue == nil
      && self.type == dependency.type
  }
}
