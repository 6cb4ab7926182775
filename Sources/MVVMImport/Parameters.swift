import MVVMSource
import MVVMSwift

extension SwiftParameter {
  var isOptional: Bool { isOptionalType(self.type) }

  /// The parameter as a spec declares it, such as `in place: Int`.
  var inSpec: String { "\(self.label == self.name ? "" : "\(self.label) ")\(self.name): \(self.type)" }

  /// The name as an expression, in backticks if necessary.
  var inCode: String { Text(self.name).quoted }
}

/// Whether a type is optional by its spelling.
func isOptionalType(_ type: String) -> Bool {
  type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
}
