import ReactiveSwift

extension CartViewModel.OutputStreams {
  init(inputs: CartViewModel.InputStreams, shop: any Shop, greeting: String) {
    #warning("didOrder is not written yet")
    self.didOrder = .empty
    #warning("greeting is not written yet")
    self.greeting = { fatalError("CartViewModel.greeting is not written yet.") }
    #warning("isLoading is not written yet")
    self.isLoading = Property(value: false)
    #warning("isOrderButtonEnabled is not written yet")
    self.isOrderButtonEnabled = Property(value: false)
    #warning("price is not written yet")
    self.price = { _ in fatalError("CartViewModel.price is not written yet.") }
    #warning("rows is not written yet")
    self.rows = Property(value: [])
    #warning("suggestions is not written yet")
    self.suggestions = .empty
    #warning("total is not written yet")
    self.total = Property(value: 0)
    #warning("orderFailure is not written yet")
    self.orderFailure = .empty
    #warning("shouldCloseReply is not written yet")
    self.shouldCloseReply = { fatalError("CartViewModel.shouldCloseReply is not written yet.") }
  }
}
