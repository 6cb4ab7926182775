import RxSwift

/// The source of projects.
public protocol ProjectsService {
  /// Emits the projects of one page, counted from 1, or fails with a `ProjectsError`.
  func projects(
    in category: ProjectCategory,
    sortedBy order: ProjectOrder,
    page: Int
  ) -> Observable<[ProjectRowData]>
}

public struct ProjectsError: Error {
  public let message: String
}

public struct ProjectCategory {
  public let name: String
}

public enum ProjectOrder {
  case newest
  case popular
}

/// The content of a row in the list.
public struct ProjectRowData {
  public let id: Int
  public let name: String
}
