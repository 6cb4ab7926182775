import MVVMImport
import TestSupport
import Testing

/// What is said of a class that stays as it is holds for the class.
@Suite("Reasons why a view model stays") struct ReasonTests {
  @Test("A name that the generated class needs is reported at the member") func reserved() {
    let text = logic(
      "self.errors = self.title",
      members: "let errors: Signal<String, Never>",
      outputs: errors
    )
    #expect(
      text == "9:7-9:13 error: 'errors' is a name the generated class needs: rename it first [reserved-name]",
      "\(text)"
    )
  }

  private let errors = "var errors: Signal<String, Never> { get }"

  @Test("A member that is reported is no reason against a weak 'self'") func reported() {
    let line = "self.title.observeValues { [weak self] in self?.sent.input.send(value: $0) }"
    let text = logic(line, members: "let sent = Signal<String, Never>.pipe()")
    #expect(text.contains("error: make 'sent' private") && !text.contains("'weak self'"), "\(text)")
    let helper = logic("self.title.observeValues { [weak self] _ in self?.tapped() }")
    #expect(helper.contains("error: take 'weak self' away first: 'tapped' may be no object"), "\(helper)")
  }

  @Test("What differs in types alone is no more than an overload") func overloads() {
    let members = """
      private let rowProperty = MutableProperty<Int?>(nil)
        func sent(_ row: Int) { self.rowProperty.value = row }
        private let nameProperty = MutableProperty<String?>(nil)
        func sent(_ name: String) { self.nameProperty.value = name }
        private func sent(_ isOn: Bool) {}
      """
    let line = "self.nameProperty.signal.observeValues { print($0) }; self.sent(true)"
    let found = logic(line, members: members, inputs: "func sent(_ row: Int)")
    #expect(
      found.contains("inputs.sentName.map(Optional.some).observeValues { print($0) }; sent(true)"),
      "\(found)"
    )
    #expect(found.contains("private func sent(_ isOn: Bool) {}"))
    let two = "func sent(_ name: String)\n  func sent(_ row: Int)"
    let declared = logic(line, members: members, inputs: two)
    #expect(declared.contains("    inputs.sent.map(Optional.some).observeValues"), "\(declared)")
    let odd = logic(line, members: members, inputs: two + "\n  func sent(_ on: Double)")
    #expect(odd.contains("error: move 'sent' into the class first"), "\(odd)")
  }

  @Test("A property of an input that the code sends to stays one, and is bound to the input") func written() {
    let line = "self.title.observeValues { [weak self] in self?.changedProperty.value = $0 }"
    let text = logic(line)
    let lines = """
          let changedProperty = MutableProperty<String?>(nil)
          changedProperty <~ inputs.changed
          // Kept as long as the view model is.
          inputs.lifetime.observeEnded { _ = changedProperty }
      """
    #expect(text.contains(lines), "\(text)")
    #expect(text.contains("    self.title = changedProperty.signal.skipNil()\n"), "\(text)")
    #expect(text.contains("{ [weak changedProperty] in changedProperty?.value = $0 }"), "\(text)")
    let other = logic("self.tappedProperty = MutableProperty(())")
    #expect(other.contains("error: do without writing 'tappedProperty' here"), "\(other)")
  }

  @Test("An extension hides no type, and a type is no default value") func privateTypes() {
    func found(_ declaration: String) -> Imported {
      imported(
        """
        import ReactiveSwift
        \(declaration)
        protocol XInputs { func tapped() }
        final class X: XInputs {
          init(_ action: Action) {}
          private let tappedProperty = MutableProperty(())
          func tapped() { self.tappedProperty.value = () }
        }
        """
      )
    }
    let own = found("enum Action {}\nprivate extension Action { var text: String { \"\" } }")
    #expect(listing(own.allDiagnostics) == "")
    let hidden = listing(found("private enum Action {}").allDiagnostics)
    let message = "5:18-5:24 error: make 'Action' visible to other files first: the spec has it ["
    #expect(hidden.contains(message), "\(hidden)")
  }
}
