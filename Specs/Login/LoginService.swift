import Foundation
import RxSwift

/// The account API, as far as signing in goes.
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
