/// The events and actions of logic that callers wait for.
@MainActor
final class Log {
  var lines: [String] = []
}
