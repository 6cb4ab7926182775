/// What the logic of inputs that are waited for has heard and done.
@MainActor
final class Log {
  var lines: [String] = []
}
