import ReactiveSwift

/// Where comments are kept.
public protocol CommentsService {
  func post(_ text: String, on update: Update) -> SignalProducer<CommentData, CommentsError>
}

public struct CommentsError: Error {
  public let message: String
}

public struct Update {
  public let id: Int
}

/// What a row of the list shows.
public struct CommentData {
  public let author: String
  public let text: String
}
