import MVVMSource
import TestSupport
import Testing

/// Tests that parts of a class that the generated one would lack are reported, never dropped silently.
@Suite("Features that the generated class lacks") struct ClassTests {
  @Test(
    "It is reported where it is",
    arguments: examples(
      """
      === A superclass is not taken for a protocol
      ④
      import ReactiveSwift
      ②
      protocol XInputs { func tapped() }
      final class X: ①, XInputs {
        private let tappedProperty = MutableProperty(())
        func tapped() { self.tappedProperty.value = () }
      }
      → ③
      | Base | class Base {} | 4:13-4:14 error: remove 'Base' first, or write it after another protocol
      | BaseType | class BaseType {} | error: remove 'BaseType' first
      | Base<Int> | class Base<Value> {} | error: remove 'Base<Int>' first
      | Base |  | error: remove 'Base' first
      | Base | protocol Base {} | told: nothing
      | Base | typealias Base = AnyObject | told: nothing
      | Hashable |  | told: nothing
      | RowDelegate |  | told: nothing
      === A class with a subclass does not become final
      import ReactiveSwift
      protocol XInputs { func tapped() }
      class X: XInputs {
        private let tappedProperty = MutableProperty(())
        func tapped() { self.tappedProperty.value = () }
      }
      final class Y: X {}
      → error: remove the subclass 'Y' first: the generated class is final
      === A function keeps its attributes and default arguments
      members: private let typedProperty = MutableProperty<String?>(nil)
      members: ① func typed(_ text: String②) { self.typedProperty.value = text }
      inputs: ④ func typed(_ text: String)
      → ③
      | @objc dynamic |  | error: remove '@objc' from 'typed' first: the generated one has none
      | dynamic |  | error: remove 'dynamic' from 'typed' first
      | @MainActor |  | error: remove '@MainActor' from 'typed' first
      | @MainActor |  | told: nothing | @MainActor
      | @discardableResult |  | told: nothing
      |  |  = "" | has: extension X {␊  func typed() {␊    self.typed("")␊  }␊}
      |  |  = "", at n: Int = 1 | error: remove the default value of 'text' from 'typed' first
      === What takes its place is a function without the argument
      inputs: func typed(_ text: String, at n: Int)①
      members: private let typedProperty = MutableProperty<String?>(nil)
      members: ② → ③
      |  -> Int | @discardableResult func typed(_ text: String, at n: Int = Row.first) -> Int { n } | has:   @discardableResult func typed(_ text: String) -> Int {␊    return self.typed(text, at: Row.first)␊  }
      |  | func typed(_ text: String = "", at n: Int) { print(n) } | has:   func typed(at n: Int) {␊    self.typed("", at: n)␊  }
      |  | func typed(_ text: String, at n: Int = 1) { print(n) }; func typed(_ text: String) {} | error: remove the default value of 'n'
      |  | func typed(_ text: @escaping Text, at n: Int = 1) { print(n) } | error: remove the default value of 'n'
      === So does an extension, and an initializer
      import ReactiveSwift
      protocol XInputs { func tapped() }
      final class X {
        ② init() {}
        private let tappedProperty = MutableProperty(())
      }
      ① extension X: XInputs {
        func tapped() { self.tappedProperty.value = () }
      }
      → ③
      | @MainActor |  | error: move the members of this extension into the class first
      |  | @MainActor | error: remove the attribute first: the generated initializer has none
      |  |  | told: nothing
      === A view may assign nothing to the protocol of the whole
      import ReactiveSwift
      protocol XInputs { func tapped() }
      protocol XType { var inputs: XInputs { get ① } }
      final class X: XInputs, XType {
        private let tappedProperty = MutableProperty(())
        func tapped() { self.tappedProperty.value = () }
        var inputs: XInputs { get { self } }
      }
      → ②
      | set | 3:22-3:28 error: remove '{ set }' from 'inputs' first: nothing is assigned to it
      |  | told: nothing
      === An output with an initial value is not assigned
      members: private(set) var depth: Signal<Int, Never>①
      outputs: var depth: Signal<Int, Never> { get }
      ② → ③
      |  = .empty | self.depth = a | error: give 'depth' one value, where it is declared or here: it is a constant
      |  = .empty |  | told: nothing
      |  | self.depth = a | told: nothing
      |  | self.depth = a; self.depth = b | error: assign 'depth' once
      |  | if true { self.depth = a }; self.depth = b | error: assign 'depth' once
      |  | if true { self.depth = a } else { self.depth = b } | told: nothing
      """
    )
  )
  func lines(example: Example) { expectLogic(example) }

  @Test("A class of another file counts, also where that file has no view model")
  func otherFile() {
    let files = [
      SourceFile(path: "X.swift", text: viewModel),
      SourceFile(path: "Y.swift", text: "class Base {}\nclass Y: X {}"),
    ]
    let messages = listing(imported(files).allDiagnostics)
    #expect(
      messages
        == "3:7-3:8 error: remove the subclass 'Y' first: the generated class is final [import-class-form]"
    )
  }
}

private let viewModel = """
  import ReactiveSwift
  protocol XInputs { func tapped() }
  class X: XInputs {
    private let tappedProperty = MutableProperty(())
    func tapped() { self.tappedProperty.value = () }
  }
  """
