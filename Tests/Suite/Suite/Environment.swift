nonisolated public enum LoginIntent: Equatable, Sendable { case backProject }

/// The environment of the app. Tests push one, and pop it.
nonisolated struct AppEnvironment: Sendable {
  var currentUser: String?
  nonisolated(unsafe) private static var stack = [AppEnvironment()]
  static var current: AppEnvironment { return self.stack[self.stack.count - 1] }
  static var count: Int { return self.stack.count }
  static func push(_ environment: AppEnvironment) { self.stack.append(environment) }
  static func pop() { self.stack.removeLast() }
}
