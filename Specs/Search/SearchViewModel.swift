import Combine

extension SearchViewModel.OutputStreams {
  init(
    inputs: SearchViewModel.InputStreams,
    cancellables: inout Set<AnyCancellable>,
    service: any SearchService
  ) {
    let results = CurrentValueSubject<[SearchResult], Never>([])
    let isSearching = CurrentValueSubject<Bool, Never>(false)
    let failure = PassthroughSubject<String, Never>()

    inputs.queryChanged
      .removeDuplicates()
      .handleEvents(receiveOutput: { query in isSearching.send(!query.isEmpty) })
      .map { query in outcome(of: query, askedOf: service) }
      .switchToLatest()
      .sink { outcome in
        isSearching.send(false)
        switch outcome {
        case .success(let found): results.send(found)
        case .failure(let error): failure.send(error.message)
        }
      }
      .store(in: &cancellables)

    self.goToResult = inputs.resultTapped
      .map { row in results.value[row].id }
      .eraseToAnyPublisher()
    self.isSearching =
      isSearching
      .removeDuplicates()
      .eraseToAnyPublisher()
    self.popularQueries = service.popularQueries()
      .mapError { $0 as any Error }
      .eraseToAnyPublisher()
    self.results = results.eraseToAnyPublisher()
    self.searchFailure = failure.eraseToAnyPublisher()
  }
}

/// A failed search must not end later ones, so its failure is a value.
private func outcome(
  of query: String,
  askedOf service: any SearchService
) -> AnyPublisher<Result<[SearchResult], SearchError>, Never> {
  guard !query.isEmpty else { return Just(.success([])).eraseToAnyPublisher() }
  return service.results(for: query)
    .map { .success($0) }
    .catch { Just(.failure($0)) }
    .eraseToAnyPublisher()
}
