extension Output {
  /// Whether a binding shows the output: it is a stream and is available on every system.
  public var isBound: Bool { self.isStream && self.attributes.isEmpty }
}

extension ViewModel {
  /// The outputs and errors that a binding shows, in the order of its arguments.
  public var bound: [Output] { (self.outputs + self.errors).filter(\.isBound) }
}
