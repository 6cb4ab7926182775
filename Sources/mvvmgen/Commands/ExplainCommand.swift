import MVVMFiles
import MVVMManual
import MVVMSource

enum ExplainCommand: Command {
  static let name = "explain"
  static let summary = "Explain a message"
  static let operands = Operands("ID | list | all", .identifiers)
  static let details = [
    """
    The ID stands in brackets at the end of each message. 'list' prints every ID with one sentence, \
    'all' every explanation.
    """
  ]
  static let examples: KeyValuePairs = ["mvvmgen explain unknown-kind": "what it means, and how to fix it"]

  static func run(_ given: Arguments, in environment: Environment) throws(RunError) -> ExitStatus {
    let identifiers = DiagnosticIdentifier.allCases.sorted { $0.rawValue < $1.rawValue }
    guard let word = given.operands.first, given.operands.count == 1
    else { throw given.wrong("expected one identifier, 'list' or 'all'") }
    switch word {
    case "list":
      return show(identifiers.map { "\($0.rawValue): \(sentence(on: $0))\n" }.joined(), in: environment)
    case "all": return show(identifiers.map(explanationText).joined(separator: "\n"), in: environment)
    default:
      if let identifier = DiagnosticIdentifier(rawValue: word) {
        return show(explanationText(of: identifier), in: environment)
      }
      let nearest = nearestWord(to: word, among: identifiers.map(\.rawValue))
      let advice = nearest.map(suggestion) ?? "'mvvmgen explain list' prints all"
      throw given.wrong("unknown identifier '\(word)': \(advice)")
    }
  }
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
