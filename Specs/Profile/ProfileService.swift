import RxSwift

/// The storage of profiles.
public protocol ProfileService {
  /// Emits once when the profile has been saved, or fails with a `ProfileError`.
  func save(_ profile: ProfileData) -> Observable<Void>
}

public struct ProfileError: Error {
  public let message: String
}

public struct ProfileData {
  public let id: Int
  public let name: String
  public let isSubscribed: Bool
}
