import MVVMModel
import MVVMSource
import MVVMSyntax

extension LintRule {
  package static let missingImport = LintRule(
    identifier: .missingImport,
    summary: "Foundation is imported if its types are used",
    hasFix: true,
    details: """
      Without an import of Foundation the compiler cannot find 'URL' or 'Date'.
      The rule ignores specs with any import, and types that are written with
      their module. '--fix' adds the line.
      """,
    example: """
      + import Foundation
      +
        /// Shows a person.
        viewmodel PersonViewModel {
          outputs {
            /// Emits the day they were born on.
            state birthday: Date
          }
        }
      """,
    checkFile: checkTypes
  ) { _, _, _ in }
}

private func checkTypes(_ spec: LintedSpec, _ findings: inout LintFindings) {
  guard spec.tree.imports.isEmpty else { return }
  let bytes = spec.tree.file.bytes
  let found = spec.tree.typesNamed(among: unmistakableTypes).first {
    bytes[$0.bytes.startIndex - 1] != Byte.dot
  }
  guard let name = found else { return }
  let message = "'\(name)' is a type of Foundation, which is not imported: add 'import Foundation'"
  let fix = Fix(Edit(0..<0, "import Foundation\n\n"))
  findings.report(message, at: name.bytes.indices, of: Subject(facet: "imports"), fix: fix)
}

/// Types whose names hardly any app uses for its own.
private let unmistakableTypes: WordSet = """
  AttributedString Calendar Data Date DateComponents DateInterval Decimal IndexPath Locale NSAttributedString NSError
  NSRange PersonNameComponents TimeInterval TimeZone URL URLRequest UUID
  """
