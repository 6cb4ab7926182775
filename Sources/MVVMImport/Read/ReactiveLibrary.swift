enum ReactiveLibrary {
  case combine, reactiveSwift, rxSwift

  /// The library among some modules; `nil` if they are of none. Combine is what a file with another one has beside that.
  init?(of modules: [String]) {
    if modules.contains("ReactiveSwift") || modules.contains("ReactiveCocoa") {
      self = .reactiveSwift
    } else if modules.contains(where: { $0.hasPrefix("Rx") }) {
      self = .rxSwift
    } else if modules.contains("Combine") {
      self = .combine
    } else {
      return nil
    }
  }

  /// The parameter by which a logic gets what keeps its subscriptions; `nil` if it gets none.
  var bag: (name: String, type: String)? {
    switch self {
    case .combine: ("cancellables", "inout Set<AnyCancellable>")
    case .reactiveSwift: nil
    case .rxSwift: ("disposeBag", "DisposeBag")
    }
  }

  /// The code that adds a subscription to the bag.
  var keeping: String { self == .combine ? ".store(in: &cancellables)" : ".disposed(by: disposeBag)" }
}
