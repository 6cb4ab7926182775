import MVVMSource
import MVVMSwift

/// Something to report about a view model: what prevents its conversion, or a warning.
struct ImportProblem {
  let identifier: DiagnosticIdentifier
  let message: String
  /// The bytes at which it is reported.
  let range: Range<Int>
}

extension DiagnosticIdentifier {
  /// Whether it identifies diagnostics of `mvvmgen import`, about Swift code.
  var isOfImport: Bool { self.rawValue.hasPrefix("import-") && self != .importAfterViewModel }
}

/// The reactive library that a view model uses.
enum ReactiveLibrary {
  case reactiveSwift
  case rxSwift
}
