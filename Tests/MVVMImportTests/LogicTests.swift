import MVVMImport
import MVVMSource
import TestSupport
import Testing

/// What becomes of single lines: the fixtures show whole view models.
@Suite("Logic of single lines") struct LogicTests {
  @Test("A bare self is reported beside a weak capture, too") func bareSelf() {
    let text = logic(
      "self.title.observeValues { [weak self] in self?.log.value = $0 }\n    other.delegate = self",
      members: log
    )
    #expect(text.contains("16:22-16:26 error: name what is needed of 'self' here"), "\(text)")
  }

  @Test(
    "A capture list may follow an attribute",
    arguments: [
      (
        "self.title.observeValues { @MainActor [weak self] in self?.log.value = $0 }",
        "self.title.observeValues { @MainActor [weak log] in log?.value = $0 }"
      ),
      (
        "self.title.observeValues { @MainActor [weak self] text in self?.shown(text); print(1) }",
        "self.title.observeValues { @MainActor text in shown(text); print(1) }"
      ),
      (
        "self.title.observeValues { @MainActor [weak self] in self?.shown($0); print(1) }",
        "self.title.observeValues { @MainActor in shown($0); print(1) }"
      ),
    ]
  )
  func attributes(line: String, becomes: String) {
    let text = logic(line, members: "\(log)\n  private func shown(_ text: String) {}")
    #expect(text.contains(becomes), "\(text)")
  }
}

private let log = #"private let log = MutableProperty("")"#

/// The file that a view model with a line in its initializer comes to; what is reported if it stays as it is.
private func logic(_ line: String, members: String = "", outputs: String = "") -> String {
  let found = imported(
    """
    import ReactiveSwift
    protocol XInputs {
      func changed(_ text: String)
      func tapped()
    }
    protocol XOutputs {
      var title: Signal<String, Never> { get }
      \(outputs)
    }
    final class X: XInputs, XOutputs {
      \(members)
      let title: Signal<String, Never>
      init() {
        self.title = self.changedProperty.signal.skipNil()
        \(line)
      }
      private let changedProperty = MutableProperty<String?>(nil)
      func changed(_ text: String) { self.changedProperty.value = text }
      private let tappedProperty = MutableProperty(())
      func tapped() { self.tappedProperty.value = () }
    }
    """
  )
  return found.viewModels.contains { $0.spec != nil } ? found.logic.text : listing(found.allDiagnostics)
}
