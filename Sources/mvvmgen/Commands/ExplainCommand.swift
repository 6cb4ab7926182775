import MVVMConfiguration
import MVVMFiles
import MVVMGenerator
import MVVMManual
import MVVMModel
import MVVMSource
import MVVMStyles

enum ExplainCommand: Command {
  static let name = "explain"
  static let summary = "Explain a subject or a message"
  static let operands = Operands("[TOPIC | ID | list | all]", .identifiers)
  static let details = [
    """
    A TOPIC is \(topicList). Its guide has examples in the style of the current folder. An ID is in brackets at the \
    end of each message. 'list' prints every ID with one sentence, 'all' every explanation; without an argument, all \
    topics and IDs are listed.
    """
  ]
  static let options: [Option] = [.style, .config]
  static let examples: KeyValuePairs = [
    "mvvmgen explain unknown-kind": "what it means, and how to fix it",
    "mvvmgen explain tests": "how to write tests in your style",
  ]

  static func run(_ arguments: Arguments, in environment: Environment) throws(RunError) -> ExitStatus {
    guard arguments.operands.count < 2
    else { throw arguments.wrong("expected one topic, one identifier, 'list' or 'all'") }
    switch arguments.operands.first {
    case nil: return show("Topics:\n\(topics())\nMessages:\n\(messages(indent: "  "))", in: environment)
    case "list": return show(messages(indent: ""), in: environment)
    case "all": return show(identifiers.map(explanationText).joined(separator: "\n"), in: environment)
    case let word?:
      if let topic = Topic(rawValue: word) { return try arguments.showGuide(on: topic, in: environment) }
      if let identifier = DiagnosticIdentifier(rawValue: word) {
        return show(explanationText(of: identifier), in: environment)
      }
      let words = Topic.allCases.map(\.rawValue) + identifiers.map(\.rawValue)
      let advice = nearestWord(to: word, among: words).map(suggestion) ?? "'mvvmgen explain' lists all"
      throw arguments.wrong("unknown topic or identifier '\(word)': \(advice)")
    }
  }
}

private let topicList = Topic.allCases.map(\.rawValue).joined(separator: ", ")

private var identifiers: [DiagnosticIdentifier] {
  DiagnosticIdentifier.allCases.sorted { $0.rawValue < $1.rawValue }
}

private func topics() -> String {
  Topic.allCases.map { "  \(padded($0.rawValue, 15))\($0.summary)\n" }.joined()
}

private func messages(indent: String) -> String {
  identifiers.map { "\(indent)\($0.rawValue): \(sentence(on: $0))\n" }.joined()
}

extension Arguments {
  /// Prints the guide for the style that applies in the current folder.
  fileprivate func showGuide(on topic: Topic, in environment: Environment) throws(RunError) -> ExitStatus {
    var options = self.workspaceOptions
    options.style = self[.style]
    var report = Report(.text, in: environment)
    let found = try self.configuration(ofSpec: nil, options, in: environment.existingDisk())
    guard let project = report.value(of: found), let configuration = project.configuration,
      case let style = configuration.settings.style,
      let manifest = report.value(of: project.styles.manifest(named: style))
    else { return report.finish() }
    let example = guideExamples.first { example in
      project.styles.manifest(named: example.style).value?.hasLogic(like: manifest) == true
    }
    report.inform("for the style '\(style)'\n")
    let kind = GuideKind(
      storesStates: manifest.interface.storesStates,
      usesXCTest: configuration.testFramework(for: manifest) != .swiftTesting
    )
    return show(guide(on: topic, for: kind, example: example), in: environment)
  }
}

extension Manifest {
  /// Returns whether the logic of this style has the form that another style's has.
  fileprivate func hasLogic(like other: Manifest) -> Bool {
    self.logic == other.logic && self.imports[.logic] == other.imports[.logic]
  }
}

private func explanationText(of identifier: DiagnosticIdentifier) -> String {
  let explanation = explanation(of: identifier)
  return """
    \(identifier.rawValue)

    \(explanation.text)

    Wrong:

    \(indented(explanation.bad))
    Right:

    \(indented(explanation.good))
    """
}

private func indented(_ text: String) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  if lines.last?.isEmpty == true { lines.removeLast() }
  return lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
}
