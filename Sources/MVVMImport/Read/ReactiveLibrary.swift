enum ReactiveLibrary {
  case combine, reactiveSwift, rxSwift

  /// Returns the library among some modules; `nil` if there is none. Combine is ignored next to another library.
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

  /// The parameter through which logic gets the owner of its subscriptions; `nil` if it gets none.
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
