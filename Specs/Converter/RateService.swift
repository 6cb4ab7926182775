import RxSwift

/// The source of exchange rates.
public protocol RateService {
  /// Emits the rate of a currency once, or fails with a `RateError`.
  func rate(of currency: String) -> Observable<Int>
}

public struct RateError: Error {
  public let currency: String
}
