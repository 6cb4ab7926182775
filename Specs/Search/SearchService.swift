import Combine

/// The source of results.
public protocol SearchService {
  func results(for query: String) -> AnyPublisher<[SearchResult], SearchError>
  func popularQueries() -> AnyPublisher<[String], SearchError>
}

public struct SearchError: Error {
  public let message: String
}

/// The content of a row in the list.
public struct SearchResult {
  public let id: Int
  public let title: String
}
