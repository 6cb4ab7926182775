extension CartViewModel: CartViewModelLogic {
  /// What the logic keeps between two inputs; an output that reads it is tracked.
  struct State {}

  public var isLoading: Bool {
    #warning("isLoading is not written yet")
    return false
  }

  public var isOrderButtonEnabled: Bool {
    #warning("isOrderButtonEnabled is not written yet")
    return false
  }

  public func price(of article: Article) -> Int {
    #warning("price is not written yet")
    fatalError("CartViewModel.price is not written yet.")
  }

  public var rows: [Article] {
    #warning("rows is not written yet")
    return []
  }

  public var suggestions: AsyncStream<String> {
    #warning("suggestions is not written yet")
    return AsyncStream { $0.finish() }
  }

  public var total: Int {
    #warning("total is not written yet")
    return 0
  }

  public func addTapped(_ article: Article) {
    #warning("addTapped is not written yet")
  }

  public func orderTapped() {
    #warning("orderTapped is not written yet")
  }

  public func removeTapped(at row: Int) {
    #warning("removeTapped is not written yet")
  }

  public func shouldClose() -> Bool {
    #warning("shouldClose is not written yet")
    fatalError("CartViewModel.shouldClose is not written yet.")
  }
}
