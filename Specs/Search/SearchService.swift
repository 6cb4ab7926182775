import Combine

/// Where results come from.
public protocol SearchService {
  func results(for query: String) -> AnyPublisher<[SearchResult], SearchError>
  func popularQueries() -> AnyPublisher<[String], SearchError>
}

public struct SearchError: Error {
  public let message: String
}

/// What a row of the list shows.
public struct SearchResult {
  public let id: Int
  public let title: String
}
