import MVVMImport
import MVVMManual
import MVVMSource
import TestSupport
import Testing

/// The examples of the manual are promises here as well.
@Suite("Explained obstacles") struct ExplainedImportTests {
  @Test("The bad example is reported, and nothing else is", arguments: explained)
  func bad(identifier: DiagnosticIdentifier) {
    let found = imported("import ReactiveSwift\n\(explanation(of: identifier).bad)")
    #expect(found.allDiagnostics.map(\.identifier) == [identifier], "\(listing(found.allDiagnostics))")
    #expect(found.viewModels.allSatisfy { $0.spec == nil && $0.result == .notConverted })
  }

  @Test("The good example is moved over", arguments: explained)
  func good(identifier: DiagnosticIdentifier) {
    let found = imported("import ReactiveSwift\n\(explanation(of: identifier).good)")
    #expect(listing(found.allDiagnostics) == "")
    #expect(found.viewModels.count == 1 && found.viewModels.allSatisfy { $0.spec != nil })
  }
}

/// The diagnostics that one file can show: one of the others needs a second file, and one a bug of this tool.
private let explained = DiagnosticIdentifier.allCases.filter { identifier in
  let others: [DiagnosticIdentifier] = [.importAfterViewModel, .importMismatch, .importSpecExists]
  return identifier.rawValue.hasPrefix("import-") && !others.contains(identifier)
}
