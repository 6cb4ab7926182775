extension SearchViewModel: SearchViewModelLogic {
  /// What the logic keeps between two inputs; an output that reads it is tracked.
  struct State {}

  public var isSearching: Bool {
    #warning("isSearching is not written yet")
    return false
  }

  public var popularQueries: AsyncStream<[String]> {
    #warning("popularQueries is not written yet")
    return AsyncStream { $0.finish() }
  }

  public var results: [SearchResult] {
    #warning("results is not written yet")
    return []
  }

  public func resultTapped(at row: Int) {
    #warning("resultTapped is not written yet")
  }
}
