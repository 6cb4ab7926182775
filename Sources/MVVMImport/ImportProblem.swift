import MVVMSource
import MVVMSwift

/// What keeps a view model from being moved over.
struct ImportProblem {
  let identifier: DiagnosticIdentifier
  let message: String
  /// In bytes.
  let range: Range<Int>
}

extension DiagnosticIdentifier {
  /// Whether it is about Swift that is to be imported.
  var isOfImport: Bool { self.rawValue.hasPrefix("import-") && self != .importAfterViewModel }
}

/// The library that a view model is written with.
enum ReactiveLibrary {
  case reactiveSwift
  case rxSwift
}
