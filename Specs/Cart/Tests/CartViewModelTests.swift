import Observation
import Testing

@testable import Cart

@MainActor
@Suite("The cart") struct CartViewModelTests {
  private let test = CartViewModelTestCase(CartViewModel(shop: ShopStub()))

  @Test("It greets") func greeting() {
    #expect(self.test.vm.outputs.greeting == "Your cart")
  }

  @Test("Articles are added and removed") func rows() {
    self.test.vm.inputs.addTapped(tea)
    self.test.vm.inputs.addTapped(pot)
    self.test.vm.inputs.removeTapped(at: 0)
    #expect(self.test.vm.outputs.rows == [pot])
    #expect(self.test.vm.outputs.total == 2000)
  }

  @Test("A coupon halves the price") func coupon() {
    self.test.vm.inputs.addTapped(tea)
    self.test.vm.inputs.couponChanged("HALF")
    #expect(self.test.vm.outputs.price(of: tea) == 250)
    #expect(self.test.vm.outputs.total == 250)
  }

  @Test("It can order once there is an article, and an address") func isOrderButtonEnabled() {
    #expect(!self.test.vm.outputs.isOrderButtonEnabled)
    self.test.vm.inputs.addTapped(tea)
    #expect(!self.test.vm.outputs.isOrderButtonEnabled)
    self.test.vm.inputs.ship(to: Address(street: "Main Street 1"))
    #expect(self.test.vm.outputs.isOrderButtonEnabled)
  }

  @Test("An event follows when the shop has accepted an order") func didOrder() async {
    self.order(self.test.vm)
    #expect(self.test.vm.outputs.isLoading)
    #expect(!self.test.vm.inputs.shouldClose())
    let order = await self.test.didOrder.next()
    #expect(order?.total == 500)
    #expect(self.test.isLoading.values == [false, true, false])
    #expect(self.test.isOrderButtonEnabled.values == [false, true, false])
    #expect(self.test.rows.values == [[], [tea], []])
    #expect(self.test.total.values == [0, 500, 0])
    #expect(self.test.vm.outputs.rows == [])
    #expect(self.test.vm.inputs.shouldClose())
  }

  @Test("An order that fails leaves the cart as it is") func orderFailure() async {
    let test = CartViewModelTestCase(CartViewModel(shop: ShopStub(failure: "Sold out.")))
    self.order(test.vm)
    #expect(await test.orderFailure.next() == "Sold out.")
    #expect(test.vm.outputs.rows == [tea])
  }

  @Test("Suggestions begin anew for each reader") func suggestions() async {
    self.test.vm.inputs.addTapped(tea)
    let reader = MVVMTestObserver<String>()
    reader.observe(self.test.vm.outputs.suggestions)
    #expect(await reader.next() == "More Tea")
  }

  @Test("Readers of an output are notified when an input changes it") func tracking() {
    let changes = Changes()
    withObservationTracking {
      _ = self.test.vm.outputs.total
    } onChange: {
      changes.count += 1
    }
    self.test.vm.inputs.addTapped(tea)
    #expect(changes.count == 1)
  }

  @Test("Readers of a state are only notified when that state changes") func fine() {
    let changes = Changes()
    withObservationTracking {
      _ = self.test.vm.outputs.rows
    } onChange: {
      changes.count += 1
    }
    self.test.vm.inputs.couponChanged("HALF")
    self.test.vm.isLoading = true
    self.test.vm.rows = []
    #expect(changes.count == 0)
    self.test.vm.inputs.addTapped(tea)
    #expect(changes.count == 1)
  }

  @Test("A test waits for a state") func waiting() async {
    self.order(self.test.vm)
    #expect(await self.test.isLoading.next() == true)
    #expect(await self.test.isLoading.next() == false)
    #expect(await self.test.rows.next(where: { $0.isEmpty }) == [])
    #expect(await self.test.rows.next(within: .milliseconds(5)) == nil)
  }

  @Test("An event that nobody reads waits for the next reader, and for no other") func unread() async {
    let vm = CartViewModel(shop: ShopStub(failure: "Sold out."))
    self.order(vm)
    while vm.isLoading { await Task.yield() }
    var first = vm.outputs.didOrder.makeAsyncIterator()
    let reader = MVVMTestObserver<String>()
    reader.observe(vm.errors.orderFailure)
    let late = MVVMTestObserver<String>()
    late.observe(vm.errors.orderFailure)
    #expect(await reader.next() == "Sold out.")
    #expect(await late.next(within: .milliseconds(5)) == nil)
    Task { vm.didOrderEvents.send((number: 1, total: 2)) }
    #expect(await first.next()?.number == 1)
  }

  @Test("An order that is under way does not hold the view model") func release() {
    #expect(
      CartViewModelTestCase.isReleased({ CartViewModel(shop: ShopStub()) }, after: { self.order($0.vm) })
    )
  }

  private func order(_ viewModel: CartViewModel) {
    viewModel.inputs.addTapped(tea)
    viewModel.inputs.ship(to: Address(street: "Main Street 1"))
    viewModel.inputs.orderTapped()
  }
}

/// Tests, or previews, a view with a mock of its view model, which records the view's calls and sets the
/// values that it shows.
@MainActor
@Suite("The mock of the cart") struct CartViewModelMockTests {
  private let mock = CartViewModelMock(
    greeting: "Hello",
    isOrderButtonEnabled: false,
    price: { $0.price },
    total: 0,
    shouldCloseReply: { true }
  )

  @Test("It records the calls") func calls() {
    let viewModel: any CartViewModelType = self.mock
    viewModel.inputs.couponChanged("HALF")
    #expect(viewModel.inputs.shouldClose())
    #expect(self.mock.calls == [.couponChanged("HALF"), .shouldClose])
  }

  @Test("It shows the outputs") func outputs() async {
    let viewModel: any CartViewModelType = self.mock
    self.mock.rows = [tea, pot]
    #expect(viewModel.outputs.rows == [tea, pot])
    let failures = MVVMTestObserver<String>()
    failures.observe(viewModel.errors.orderFailure)
    self.mock.emitOrderFailure("Sold out.")
    #expect(await failures.next() == "Sold out.")
  }
}

@MainActor private let tea = Article(name: "Tea", price: 500)
@MainActor private let pot = Article(name: "Pot", price: 2000)

/// Accepts every order, unless set to fail.
private struct ShopStub: Shop {
  var failure: String?

  func order(_ articles: [Article], to address: Address) async throws(ShopError) -> Int {
    if let failure { throw ShopError(message: failure) }
    return 1
  }

  func suggestion(for article: Article) async -> String {
    return "More \(article.name)"
  }
}

/// `onChange` may be called on any thread; here it is the one that called the input.
nonisolated private final class Changes: @unchecked Sendable {
  var count = 0
}
