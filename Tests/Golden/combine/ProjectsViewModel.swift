#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension ProjectsViewModel.OutputStreams {
  init(
    inputs: ProjectsViewModel.InputStreams,
    cancellables: inout Set<AnyCancellable>,
    service: any ProjectsService,
    prefetchDistance: Int
  ) {
    #warning("goToProject is not written yet")
    self.goToProject = Empty().eraseToAnyPublisher()
    #warning("isEmptyMessageVisible is not written yet")
    self.isEmptyMessageVisible = Empty().eraseToAnyPublisher()
    #warning("isSeen is not written yet")
    self.isSeen = { _ in fatalError("ProjectsViewModel.isSeen is not written yet.") }
    #warning("rows is not written yet")
    self.rows = Empty().eraseToAnyPublisher()
    #warning("title is not written yet")
    self.title = Empty().eraseToAnyPublisher()
    #warning("pageFailure is not written yet")
    self.pageFailure = Empty().eraseToAnyPublisher()
  }
}
