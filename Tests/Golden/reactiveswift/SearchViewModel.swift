import ReactiveSwift

extension SearchViewModel.OutputStreams {
  init(inputs: SearchViewModel.InputStreams, service: any SearchService) {
    #warning("goToResult is not written yet")
    self.goToResult = .empty
    #warning("isSearching is not written yet")
    self.isSearching = Property(value: false)
    #warning("popularQueries is not written yet")
    self.popularQueries = .empty
    #warning("results is not written yet")
    self.results = Property(value: [])
    #warning("searchFailure is not written yet")
    self.searchFailure = .empty
  }
}
