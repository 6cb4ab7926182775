import Testing

@testable import Cart

/// Tests a view that binds, as in UIKit, with a mock that sets the values to show.
@MainActor
@Suite("A view that binds to the cart") struct CartBindingTests {
  private let mock: CartViewModelMock = makeMock()

  @Test("It shows what there is at once, and then what has changed") func tracking() async {
    let (view, binding) = self.bound()
    #expect(view.totals == [0])
    self.mock.total = 500
    await settle()
    self.mock.total = 700
    await settle()
    #expect(view.totals == [0, 500, 700])
    withExtendedLifetime(binding) {}
  }

  @Test("Of several changes in a row it shows the last, and no value twice") func coalescing() async {
    let (view, binding) = self.bound()
    for total in [1, 2, 3] { self.mock.total = total }
    await settle()
    self.mock.total = 3
    await settle()
    #expect(view.totals == [0, 3])
    withExtendedLifetime(binding) {}
  }

  @Test("It shows each event, also one that comes right after it was bound") func events() async {
    let (view, binding) = self.bound()
    self.mock.emitOrderFailure("Sold out.")
    self.mock.emitOrderFailure("Closed.")
    await settle()
    #expect(view.failures == ["Sold out.", "Closed."])
    withExtendedLifetime(binding) {}
  }

  @Test("Where it takes no stream, the work of it is not begun; else it shows what comes") func streams()
    async
  {
    let view = CartScreen()
    let idle = view.bind(to: self.mock, suggestions: nil)
    self.mock.emitSuggestions("Tea")
    await settle()
    let busy = view.bind(to: self.mock, suggestions: { $0.suggestions.append($1) })
    self.mock.emitSuggestions("Pot")
    await settle()
    #expect(view.suggestions == ["Tea", "Pot"])
    withExtendedLifetime((idle, busy)) {}
  }

  @Test("Nothing is shown once the binding is let go, not even what waits") func bindingFirst() async {
    let view = CartScreen()
    var binding: AnyObject? = view.bind(to: self.mock)
    await settle()
    self.mock.total = 1
    self.mock.emitOrderFailure("Late")
    binding = nil
    await settle()
    self.mock.total = 2
    await settle()
    #expect(view.totals == [0])
    #expect(view.failures == [])
    #expect(binding == nil)
  }

  @Test("A binding holds no view") func viewFirst() async {
    var view: CartScreen? = CartScreen()
    weak var held: CartScreen?
    held = view
    let binding = view?.bind(to: self.mock)
    await settle()
    view = nil
    await settle()
    #expect(held == nil)
    self.mock.total = 1
    self.mock.emitOrderFailure("Nobody sees it")
    await settle()
    withExtendedLifetime(binding) {}
  }

  @Test("A binding holds its view model, and lets it go") func viewModelFirst() async {
    weak var held: CartViewModelMock?
    let view = CartScreen()
    var binding: AnyObject?
    do {
      let mock: CartViewModelMock = makeMock()
      held = mock
      binding = view.bind(to: mock)
    }
    await settle()
    #expect(held != nil)
    #expect(binding != nil)
    binding = nil
    await settle()
    #expect(held == nil)
  }

  @Test("What the view reads while it shows is not tracked") func reads() async {
    let other: CartViewModelMock = makeMock()
    let view = CartScreen()
    view.onTotal = { _ = other.total }
    let binding = view.bind(to: self.mock)
    other.total = 1
    await settle()
    #expect(view.totals == [0])
    withExtendedLifetime(binding) {}
  }

  private func bound() -> (CartScreen, AnyObject) {
    let view = CartScreen()
    return (view, view.bind(to: self.mock))
  }
}

@MainActor private func makeMock() -> CartViewModelMock {
  return CartViewModelMock(
    greeting: "",
    isOrderButtonEnabled: false,
    price: { _ in 0 },
    total: 0,
    shouldCloseReply: { true }
  )
}

/// Records the values that it shows.
@MainActor
private final class CartScreen {
  var failures: [String] = []
  var suggestions: [String] = []
  var totals: [Int] = []
  var onTotal: () -> Void = {}

  func bind(
    to viewModel: any CartViewModelType,
    suggestions: (@MainActor (CartScreen, String) -> Void)? = nil
  ) -> AnyObject {
    viewModel.bind(
      self,
      didOrder: { _, _ in },
      isLoading: { _, _ in },
      isOrderButtonEnabled: { _, _ in },
      rows: { _, _ in },
      suggestions: suggestions,
      total: {
        $0.totals.append($1)
        $0.onTotal()
      },
      orderFailure: { $0.failures.append($1) }
    )
  }
}

/// Changes are shown in later turns of the main actor.
@MainActor
private func settle() async {
  for _ in 0..<20 { await Task.yield() }
  try? await Task.sleep(for: .milliseconds(20))
}
