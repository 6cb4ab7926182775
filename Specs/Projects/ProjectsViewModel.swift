import RxCocoa
import RxRelay
import RxSwift

extension ProjectsViewModel.OutputStreams {
  init(
    inputs: ProjectsViewModel.InputStreams,
    disposeBag: DisposeBag,
    service: any ProjectsService,
    prefetchDistance: Int
  ) {
    let lastSeenRow = BehaviorRelay<Int>(value: -1)
    inputs.willDisplayRow
      .map { max($0.row, lastSeenRow.value) }
      .bind(to: lastSeenRow)
      .disposed(by: disposeBag)

    let list = Observable.merge(
      inputs.configure,
      inputs.refresh.withLatestFrom(inputs.configure)
    )
    let totalAtNextPage = inputs.willDisplayRow
      .filter { $0.row >= $0.totalRows - prefetchDistance }
      .map { $0.totalRows }
      .distinctUntilChanged()
    let pages =
      list
      .flatMapLatest { category, order in
        totalAtNextPage
          .scan(1) { page, _ in page + 1 }
          .startWith(1)
          .flatMap { page in
            service.projects(in: category, sortedBy: order ?? .newest, page: page)
              .materialize()
              .filter { !$0.isCompleted }
          }
          .scan(into: Pages()) { pages, event in pages.add(event) }
      }
      .share(replay: 1)

    self.goToProject = inputs.projectTapped
      .withLatestFrom(pages) { row, pages in pages.rows[row].id }
      .asSignal(onErrorSignalWith: .empty())
    self.isEmptyMessageVisible =
      pages
      .filter { $0.isRead }
      .map { $0.rows.isEmpty }
      .startWith(false)
      .distinctUntilChanged()
      .asDriver(onErrorDriveWith: .empty())
    self.isSeen = { row in row <= lastSeenRow.value }
    self.rows =
      pages
      .map { $0.rows }
      .asDriver(onErrorDriveWith: .empty())
    self.title = inputs.configure
      .map { $0.category.name }
      .asDriver(onErrorDriveWith: .empty())
    self.pageFailure =
      pages
      .compactMap { $0.failure }
      .asSignal(onErrorSignalWith: .empty())
  }
}

/// The pages that have been read, and the latest event.
private struct Pages {
  var rows: [ProjectRowData] = []
  var failure: String?
  var isRead = false

  mutating func add(_ event: Event<[ProjectRowData]>) {
    self.failure = (event.error as? ProjectsError)?.message
    self.rows += event.element ?? []
    self.isRead = true
  }
}
