/// What a stage made of its input, with all that it has to say about it.
///
/// A value may come with errors, so that a later stage can report its own findings in the same run; there is
/// none only where nothing could be made.
public struct Diagnosed<Value> {
  public var value: Value?
  public var diagnostics: [Diagnostic]

  @inlinable
  public init(_ value: Value?, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  @inlinable
  public var hasErrors: Bool { self.diagnostics.contains { $0.severity == .error } }
}

extension Diagnosed: Sendable where Value: Sendable {}

extension Diagnosed {
  /// With another value and the same diagnostics.
  @inlinable
  public func map<Result>(_ transform: (Value) -> Result) -> Diagnosed<Result> {
    Diagnosed<Result>(self.value.map(transform), self.diagnostics)
  }

  /// Goes on with the value, if there is one, and keeps what was found so far.
  @inlinable
  public func flatMap<Result>(_ transform: (Value) -> Diagnosed<Result>) -> Diagnosed<Result> {
    guard let value = self.value else { return Diagnosed<Result>(nil, self.diagnostics) }
    let next = transform(value)
    return Diagnosed<Result>(next.value, self.diagnostics + next.diagnostics)
  }

  /// With its diagnostics in the order of their places; those of one place keep theirs.
  @inlinable
  public func inOrder() -> Diagnosed<Value> {
    self.diagnostics.count < 2 ? self : Diagnosed(self.value, sorted(self.diagnostics))
  }

  /// Without its value where an error was found: what follows may rely on a correct one.
  @inlinable
  public func correct() -> Diagnosed<Value> {
    self.hasErrors ? Diagnosed(nil, self.diagnostics) : self
  }
}

/// Diagnostics in the order of their places; those of one place keep theirs.
@usableFromInline
func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  let starts = diagnostics.map { $0.place.range?.lowerBound ?? -1 }
  return order(of: starts.count) { starts[$0] < starts[$1] }.map { diagnostics[$0] }
}
