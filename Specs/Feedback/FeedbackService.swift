import RxSwift

/// The destination of feedback.
public protocol FeedbackService {
  /// Emits once when the feedback has been sent, or fails with a `FeedbackError`.
  func send(_ message: String, stars: Int) -> Observable<Void>
}

public struct FeedbackError: Error {
  public let message: String
}
