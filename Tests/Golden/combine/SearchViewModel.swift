#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension SearchViewModel.OutputStreams {
  init(
    inputs: SearchViewModel.InputStreams,
    cancellables: inout Set<AnyCancellable>,
    service: any SearchService
  ) {
    #warning("goToResult is not written yet")
    self.goToResult = Empty().eraseToAnyPublisher()
    #warning("isSearching is not written yet")
    self.isSearching = Just(false).eraseToAnyPublisher()
    #warning("popularQueries is not written yet")
    self.popularQueries = Empty().eraseToAnyPublisher()
    #warning("results is not written yet")
    self.results = Just([]).eraseToAnyPublisher()
    #warning("searchFailure is not written yet")
    self.searchFailure = Empty().eraseToAnyPublisher()
  }
}
