import MVVMSource
import MVVMSyntax

extension SpecSyntax {
  /// The first type of Foundation that a spec without any import names, and what is said of it.
  public var missingImport: (range: Range<Int>, message: String)? {
    guard self.imports.isEmpty else { return nil }
    let type = self.typesNamed(among: unmistakableTypes).first {
      self.file.bytes[$0.bytes.startIndex - 1] != Byte.dot
    }
    return type.map {
      ($0.bytes.indices, "'\($0)' is a type of Foundation, which is not imported: add 'import Foundation'")
    }
  }
}

/// Types of Foundation that hardly any app declares itself.
private let unmistakableTypes: WordSet = """
  AttributedString Calendar Data Date DateComponents DateInterval Decimal IndexPath Locale NSAttributedString NSError
  NSRange PersonNameComponents TimeInterval TimeZone URL URLRequest UUID
  """
