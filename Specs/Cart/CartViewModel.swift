extension CartViewModel: CartViewModelLogic {
  struct State {
    var articles: [Article] = []
    var isLoading = false
  }

  public var isOrderButtonEnabled: Bool {
    return !self.rows.isEmpty && self.ship != nil && !self.isLoading
  }

  public var isLoading: Bool { return self.state.isLoading }

  public func price(of article: Article) -> Int {
    return self.coupon == "HALF" ? article.price / 2 : article.price
  }

  public var rows: [Article] { return self.state.articles }

  public var suggestions: AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let task = Task { [shop, rows] in
      for article in rows { continuation.yield(await shop.suggestion(for: article)) }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }

  public var total: Int {
    return self.rows.map { self.price(of: $0) }.reduce(0, +)
  }

  public func addTapped(_ article: Article) {
    self.state.articles.append(article)
  }

  public func orderTapped() {
    guard self.isOrderButtonEnabled, let address = self.ship else { return }
    self.state.isLoading = true
    Task { [weak self, shop, rows, total] in
      let outcome: Result<Int, ShopError>
      do throws(ShopError) {
        outcome = .success(try await shop.order(rows, to: address))
      } catch {
        outcome = .failure(error)
      }
      self?.finishOrder(outcome, of: total)
    }
  }

  public func removeTapped(at row: Int) {
    self.state.articles.remove(at: row)
  }

  public func shouldClose() -> Bool {
    return !self.isLoading
  }

  private func finishOrder(_ outcome: Result<Int, ShopError>, of total: Int) {
    self.state.isLoading = false
    switch outcome {
    case .success(let number):
      self.state.articles = []
      self.didOrderEvents.send((number: number, total: total))
    case .failure(let error):
      self.orderFailureEvents.send(error.message)
    }
  }
}
