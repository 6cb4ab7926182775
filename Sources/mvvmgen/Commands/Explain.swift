import MVVMGenerator
import MVVMManual
import MVVMSource

/// Prints what messages mean.
func explain(_ given: GivenArguments) throws(UsageError) -> ExitStatus {
  let identifiers = DiagnosticIdentifier.allCases.ordered { $0.rawValue < $1.rawValue }
  var report = Report(.text)
  guard let word = given.operands.first, given.operands.count == 1 else {
    throw UsageError(message: "expected one identifier, 'list' or 'all'", command: .explain)
  }
  switch word {
  case "list":
    for identifier in identifiers { report.print(summaryLine(of: identifier)) }
  case "all":
    let texts = identifiers.map { explanationText(of: $0) }
    report.print(texts.joined(separator: "\n"))
  default:
    guard let identifier = DiagnosticIdentifier(rawValue: word) else {
      let nearest = nearestWord(to: word, among: identifiers.map(\.rawValue))
      let advice = nearest.map(suggestion) ?? "'mvvmgen explain list' prints all"
      throw UsageError(message: "unknown identifier '\(word)': \(advice)", command: .explain)
    }
    report.print(explanationText(of: identifier))
  }
  return report.finish()
}

private func summaryLine(of identifier: DiagnosticIdentifier) -> String {
  let text = explanation(of: identifier).text
  let sentence = text.prefix { $0 != "\n" }
  return "\(identifier.rawValue): \(sentence)\n"
}

private func explanationText(of identifier: DiagnosticIdentifier) -> String {
  let explanation = explanation(of: identifier)
  return """
    \(identifier.rawValue)

    \(explanation.text)

    Not so:

    \(indented(explanation.bad))
    But so:

    \(indented(explanation.good))
    """
}

private func indented(_ text: String) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  if lines.last?.isEmpty == true { lines.removeLast() }
  return lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
}
