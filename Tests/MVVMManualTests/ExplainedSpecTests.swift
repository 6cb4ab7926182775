import MVVMConfiguration
import MVVMLint
import MVVMManual
import MVVMModel
import MVVMSource
import TestSupport
import Testing

/// The examples of explanations are promises: the bad one makes the mistake and no other, the good one none.
@Suite("Explained specs") struct ExplainedSpecTests {
  @Test("The bad example is reported, and nothing else is", arguments: explained)
  func bad(identifier: DiagnosticIdentifier) {
    let found = generatorDiagnostics(explanation(of: identifier).bad, in: identifier.style)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.identifier == identifier }, "\(listing(found))")
  }

  @Test(
    "Explanations about several kinds of declarations show them all",
    arguments: [
      (DiagnosticIdentifier.effectNotAllowed, ["an input", "a function output"]),
      (.swiftDeclaration, ["'enum'", "'func'"]),
    ]
  )
  func several(identifier: DiagnosticIdentifier, subjects: [String]) {
    let messages = generatorDiagnostics(explanation(of: identifier).bad).map(\.message)
    for subject in subjects { #expect(messages.contains { $0.hasPrefix(subject) }, "\(messages)") }
  }

  @Test("The good example is correct", arguments: explained)
  func good(identifier: DiagnosticIdentifier) {
    #expect(listing(generatorDiagnostics(explanation(of: identifier).good, in: identifier.style)) == "")
  }

  @Test("The fixes of a bad example leave fewer mistakes", arguments: explained)
  func fixes(identifier: DiagnosticIdentifier) {
    let file = SourceFile(path: "X.mvvm", text: explanation(of: identifier).bad)
    let found = generatorDiagnostics(explanation(of: identifier).bad)
    let edits = found.flatMap { $0.fix?.edits ?? [] }
    guard !edits.isEmpty else { return }
    let mended = file.applying(edits)
    #expect(generatorDiagnostics(mended.string(0..<mended.bytes.count)).count < found.count)
  }
}

/// The mistakes that one spec alone can make. One more needs several files, and one needs bytes that are not text.
private let explained = DiagnosticIdentifier.allCases.filter { identifier in
  let prefixes = ["config-", "file-", "interface-", "style-", "template-", "usage-"]
  let others: [DiagnosticIdentifier] = [.baselineInvalid, .duplicateOutput, .invalidEncoding, .missingLogic]
  let isOfSwift = identifier.rawValue.hasPrefix("import-") && identifier != .importAfterViewModel
  return !isOfSwift && !prefixes.contains { identifier.rawValue.hasPrefix($0) }
    && !others.contains(identifier) && !LintRule.all.contains { $0.identifier == identifier }
}

extension DiagnosticIdentifier {
  /// The style that a mistake is made in.
  fileprivate var style: String { self == .differentStart ? "observation" : "rxswift" }
}
