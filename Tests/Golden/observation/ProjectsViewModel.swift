extension ProjectsViewModel: ProjectsViewModelLogic {
  /// What the logic keeps between two inputs; an output that reads it is tracked.
  struct State {}

  public var isEmptyMessageVisible: Bool {
    #warning("isEmptyMessageVisible is not written yet")
    fatalError("ProjectsViewModel.isEmptyMessageVisible is not written yet.")
  }

  public func isSeen(_ row: Int) -> Bool {
    #warning("isSeen is not written yet")
    fatalError("ProjectsViewModel.isSeen is not written yet.")
  }

  public var rows: [ProjectRowData] {
    #warning("rows is not written yet")
    fatalError("ProjectsViewModel.rows is not written yet.")
  }

  public var title: String {
    #warning("title is not written yet")
    fatalError("ProjectsViewModel.title is not written yet.")
  }

  public func projectTapped(at row: Int) {
    #warning("projectTapped is not written yet")
  }

  public func refresh() {
    #warning("refresh is not written yet")
  }

  public func willDisplayRow(_ row: Int, outOf totalRows: Int) {
    #warning("willDisplayRow is not written yet")
  }
}
