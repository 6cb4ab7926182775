import MVVMModel
import MVVMSource
import MVVMSyntax

extension LintRule {
  package static let missingImport = LintRule(
    identifier: .missingImport,
    summary: "A type of Foundation is imported",
    hasFix: true,
    details: """
      Without an import of Foundation the compiler cannot find 'URL' or 'Date'. A
      spec with any import is left alone, and so is a type named with its module.
      '--fix' adds the line. 'generate' and the build tell of it, too.
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
  guard let missing = spec.tree.missingImport else { return }
  let fix = Fix(Edit(0..<0, "import Foundation\n\n"))
  findings.report(missing.message, at: missing.range, of: Subject(facet: "imports"), fix: fix)
}
