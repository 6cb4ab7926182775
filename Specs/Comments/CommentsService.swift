import ReactiveSwift

/// The storage of comments.
public protocol CommentsService {
  func post(_ text: String, on update: Update) -> SignalProducer<CommentData, CommentsError>
}

public struct CommentsError: Error {
  public let message: String
}

public struct Update {
  public let id: Int
}

/// The content of a row in the list.
public struct CommentData {
  public let author: String
  public let text: String
}
