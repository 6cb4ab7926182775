#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension CartViewModel.OutputStreams {
  init(
    inputs: CartViewModel.InputStreams,
    cancellables: inout Set<AnyCancellable>,
    shop: any Shop,
    greeting: String
  ) {
    #warning("didOrder is not written yet")
    self.didOrder = Empty().eraseToAnyPublisher()
    #warning("greeting is not written yet")
    self.greeting = { fatalError("CartViewModel.greeting is not written yet.") }
    #warning("isLoading is not written yet")
    self.isLoading = Just(false).eraseToAnyPublisher()
    #warning("isOrderButtonEnabled is not written yet")
    self.isOrderButtonEnabled = Just(false).eraseToAnyPublisher()
    #warning("price is not written yet")
    self.price = { _ in fatalError("CartViewModel.price is not written yet.") }
    #warning("rows is not written yet")
    self.rows = Just([]).eraseToAnyPublisher()
    #warning("suggestions is not written yet")
    self.suggestions = Empty().eraseToAnyPublisher()
    #warning("total is not written yet")
    self.total = Just(0).eraseToAnyPublisher()
    #warning("orderFailure is not written yet")
    self.orderFailure = Empty().eraseToAnyPublisher()
    #warning("shouldCloseReply is not written yet")
    self.shouldCloseReply = { fatalError("CartViewModel.shouldCloseReply is not written yet.") }
  }
}
