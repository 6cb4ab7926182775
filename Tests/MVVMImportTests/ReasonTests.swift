import TestSupport
import Testing

/// Tests that the reasons for leaving a class unchanged are true.
@Suite("Reasons why a view model stays") struct ReasonTests {
  @Test(
    "A reason is given where it is true",
    arguments: examples(
      """
      === A name that the generated class needs is reported at the member
      members: let errors: Signal<String, Never>
      outputs: var errors: Signal<String, Never> { get }
      self.errors = self.title
      → told: 9:7-9:13 error: 'errors' is reserved for the generated class: choose another name: rename it first [reserved-name]
      === The error of an old version is another one
      members: let more: Signal<String, NoError>
      outputs: var more: Signal<String, NoError> { get }
      ①self.more = self.title → ②
      |  | warning: 'NoError' is 'Never' from now on: update ReactiveSwift to version 6 or later
      === A member that is reported is no reason against a weak 'self'
      members: weak var owner: X?
      self.title.observeValues { [weak self] _ in self?.owner?.tapped() }
      → error: pass 'owner' only to the initializer
      → not: 'weak self'
      === A member that is no object is one
      self.title.observeValues { [weak self] _ in self?.tapped() }
      → error: remove 'weak self' first: 'tapped' may not be an object
      === What differs in types alone is no more than an overload
      members: private let rowProperty = MutableProperty<Int?>(nil)
      members: func sent(_ row: Int) { self.rowProperty.value = row }
      members: private let nameProperty = MutableProperty<String?>(nil)
      members: func sent(_ name: String) { self.nameProperty.value = name }
      members: private func sent(_ isOn: Bool) {}
      inputs: ①
      self.nameProperty.signal.observeValues { print($0) }; self.sent(true)
      → ②
      | func sent(_ row: Int) | inputs.sentName.map(Optional.init).observeValues { print($0) }; sent(true)
      | func sent(_ row: Int) | has: private func sent(_ isOn: Bool) {}
      | func sent(_ name: String)␊func sent(_ row: Int) | has:     inputs.sent.map(Optional.init).observeValues
      | func sent(_ name: String)␊func sent(_ row: Int)␊func sent(_ on: Double) | error: move 'sent'
      === A property of an input that the code sends to stays one, and is bound to the input
      self.title.observeValues { [weak self] in self?.changedProperty.value = $0 }
      → let changedProperty = MutableProperty<String?>(nil)
      → changedProperty <~ inputs.changed
      → // Kept as long as the view model is.
      → inputs.lifetime.observeEnded { _ = changedProperty }
      → …
      → self.title = changedProperty.signal.skipNil()
      → self.title.observeValues { [weak changedProperty] in changedProperty?.value = $0 }
      === One that is assigned is no longer that of the input
      self.tappedProperty = MutableProperty(()) → error: do not write 'tappedProperty' here
      === An extension hides no type, and a type is no default value
      import ReactiveSwift
      ①
      protocol XInputs { func tapped() }
      final class X: XInputs {
        init(_ action: Action) {}
        private let tappedProperty = MutableProperty(())
        func tapped() { self.tappedProperty.value = () }
      }
      → ②
      | enum Action {}; private extension Action { var text: String { "" } } | told: nothing
      | private enum Action {} | 5:18-5:24 error: make 'Action' visible to other files first: the spec has it [
      """
    )
  )
  func lines(example: Example) { expectLogic(example) }
}
