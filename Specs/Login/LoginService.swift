import Foundation
import RxSwift

/// The part of the account API for signing in.
protocol LoginService {
  /// Emits the page to show first, or fails with a `LoginError`.
  func login(email: String, password: String) -> Observable<URL>
}

struct LoginError: Error {
  let message: String
}

enum LoginField {
  case email
  case password
}
