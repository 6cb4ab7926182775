enum ReactiveLibrary {
  case reactiveSwift, rxSwift

  /// The library among some modules; `nil` if they are of none.
  init?(of modules: [String]) {
    let isReactiveSwift = modules.contains("ReactiveSwift") || modules.contains("ReactiveCocoa")
    guard isReactiveSwift || modules.contains(where: { $0.hasPrefix("Rx") }) else { return nil }
    self = isReactiveSwift ? .reactiveSwift : .rxSwift
  }
}
