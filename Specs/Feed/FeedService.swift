struct Post: Equatable, Sendable {
  let id: Int
  let title: String
}

enum LoadingState: Equatable {
  case idle
  case loading
  case loaded
  case failed(String)
}

struct FeedError: Error {
  let message: String
}

protocol FeedService: Sendable {
  func posts() async throws(FeedError) -> [Post]
}
