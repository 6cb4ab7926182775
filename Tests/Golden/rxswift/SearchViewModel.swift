import RxCocoa
import RxSwift

extension SearchViewModel.OutputStreams {
  init(inputs: SearchViewModel.InputStreams, disposeBag: DisposeBag, service: any SearchService) {
    #warning("goToResult is not written yet")
    self.goToResult = .empty()
    #warning("isSearching is not written yet")
    self.isSearching = .just(false)
    #warning("popularQueries is not written yet")
    self.popularQueries = .empty()
    #warning("results is not written yet")
    self.results = .just([])
    #warning("searchFailure is not written yet")
    self.searchFailure = .empty()
  }
}
