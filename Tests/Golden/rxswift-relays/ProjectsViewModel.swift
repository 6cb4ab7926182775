import RxCocoa
import RxSwift

extension ProjectsViewModel.OutputStreams {
  init(
    inputs: ProjectsViewModel.InputStreams,
    disposeBag: DisposeBag,
    service: any ProjectsService,
    prefetchDistance: Int
  ) {
    #warning("goToProject is not written yet")
    self.goToProject = .empty()
    #warning("isEmptyMessageVisible is not written yet")
    self.isEmptyMessageVisible = .empty()
    #warning("isSeen is not written yet")
    self.isSeen = { _ in fatalError("ProjectsViewModel.isSeen is not written yet.") }
    #warning("rows is not written yet")
    self.rows = .empty()
    #warning("title is not written yet")
    self.title = .empty()
    #warning("pageFailure is not written yet")
    self.pageFailure = .empty()
  }
}
