/// The value that a stage produced from its input, with the diagnostics that it found.
///
/// A value may come with errors, so that a later stage can report its own findings in the same run. The value
/// is `nil` only if nothing could be produced.
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
  /// Returns the transformed value with the same diagnostics.
  @inlinable
  public func map<Result>(_ transform: (Value) -> Result) -> Diagnosed<Result> {
    Diagnosed<Result>(self.value.map(transform), self.diagnostics)
  }

  /// Passes the value, if there is one, to the next stage, and returns its result with the diagnostics of both.
  @inlinable
  public func flatMap<Result>(_ transform: (Value) -> Diagnosed<Result>) -> Diagnosed<Result> {
    guard let value = self.value else { return Diagnosed<Result>(nil, self.diagnostics) }
    var next = transform(value)
    if !self.diagnostics.isEmpty { next.diagnostics = self.diagnostics + next.diagnostics }
    return next
  }

  /// Returns the value with the diagnostics sorted by file and place. Diagnostics at the same place keep their order.
  @inlinable
  public func inOrder() -> Diagnosed<Value> {
    self.diagnostics.count < 2 ? self : Diagnosed(self.value, sorted(self.diagnostics))
  }

  /// Returns no value if there is an error, so that later stages can rely on a correct one.
  @inlinable
  public func correct() -> Diagnosed<Value> {
    self.hasErrors ? Diagnosed(nil, self.diagnostics) : self
  }
}

/// Returns diagnostics sorted by file and place. Diagnostics at the same place keep their order.
@usableFromInline
func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  diagnostics.sorted { left, right in
    let leftKey = (left.place.file.path, left.place.range?.lowerBound ?? -1)
    return leftKey < (right.place.file.path, right.place.range?.lowerBound ?? -1)
  }
}
