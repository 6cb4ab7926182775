// The part of RxBlocking 6 that generated test support uses. Compiled, never run.

import RxSwift

public struct BlockingObservable<Element> {
  init() { fatalError() }
}

public enum MaterializedSequenceResult<T> {
  case completed(elements: [T])
  case failed(elements: [T], error: any Error)
}

extension ObservableConvertibleType {
  /// The time is a `TimeInterval` there, which is this type.
  public func toBlocking(timeout: Double? = nil) -> BlockingObservable<Element> { fatalError() }
}

extension BlockingObservable {
  public func materialize() -> MaterializedSequenceResult<Element> { fatalError() }
}
