import Foundation
import TestSupport

/// A team's own suite, with its base class and its observer, on any actor and on the main actor.
enum ConsumerSuite: String, CaseIterable, Sendable {
  case plain = "Suite"
  case isolated = "SuiteMainActor"

  static let count = 7
}

/// Copies the suites, with what stands for the libraries that they use.
func copySuites(into folder: URL) throws {
  let suite = packageFolder.appendingPathComponent("Tests/Suite")
  for module in ["ReactiveSwift", "TestKit", "RxSwift", "RxRelay", "RxCocoa", "RxTest"] {
    try FileManager.default.copyItem(
      at: suite.appendingPathComponent(module),
      to: folder.appendingPathComponent(module)
    )
  }
  for form in ConsumerSuite.allCases {
    for part in ["", "Tests"] {
      let source = suite.appendingPathComponent("Suite/\(part)")
      let names = try FileManager.default.contentsOfDirectory(atPath: source.path).filter { $0.contains(".") }
      let files = try names.map { name in
        let text = try String(contentsOf: source.appendingPathComponent(name), encoding: .utf8)
        return SwiftFile(name: name, text: form.text(text))
      }
      try write(files, into: folder.appendingPathComponent("\(form.rawValue)/\(part)"))
    }
  }
}

extension ConsumerSuite {
  /// The text of a file, as a team has it whose view models are of the main actor.
  fileprivate func text(_ text: String) -> String {
    if self == .plain { return text }
    return text.replacing(
      #""module": "Suite""#,
      with: #""module": "SuiteMainActor", "isolation": "MainActor""#
    )
    .replacing("import Suite\n", with: "import SuiteMainActor\n")
    .replacing(#/\n(final class|extension \w+\.OutputStreams)/#) { "\n@MainActor\n\($0.output.1)" }
    .replacing(#/(func test\w+\(\)) {/#) { "\($0.output.1) async {" }
  }
}
