import MVVMSource

/// Something to report about a view model: what prevents its conversion, or a warning.
struct ImportProblem {
  let identifier: DiagnosticIdentifier
  let message: String
  /// The bytes at which it is reported.
  let range: Range<Int>
}

/// The reactive library that a view model uses.
enum ReactiveLibrary {
  case reactiveSwift
  case rxSwift
}
