import MVVMTemplates
import TestSupport
import Testing

private func wrapped(_ text: String) -> String {
  String(decoding: wrap(Array(text.utf8), width: 40), as: UTF8.self)
}

private func nested(_ depth: Int, _ open: String, _ close: String) -> String {
  String(repeating: open, count: depth) + "x" + String(repeating: close, count: depth)
}

private func withoutBlanks(_ text: String) -> String { text.filter { !$0.isWhitespace } }

@Suite struct WrapTests {
  @Test(
    "Long lines are broken",
    arguments: cases(
      #"""
        func configure(with project: Project, reward: Reward) -> Bool {
      →   func configure(
      →     with project: Project,
      →     reward: Reward
      →   ) -> Bool {
        func pick(pair: (`a, (b, c` , Some, `d] }`))
      →   func pick(
      →     pair: (`a, (b, c` , Some, `d] }`)
      →   )
        let isBetween: Bool = lower<number>upper
      →   let isBetween: Bool =
      →     lower<number>upper
        func pick(`a, (b, c` x: Some, `d] }` y: Ab)
      →   func pick(
      →     `a, (b, c` x: Some,
      →     `d] }` y: Ab
      →   )
        func show(_ source: any RowSource & PageSource & Sendable)
      →   func show(
      →     _ source:
      →       any RowSource & PageSource
      →       & Sendable
      →   )
      private func make<Logic: FooLogic>(inputs: Streams) -> Logic {
      → private func make<Logic: FooLogic>(
      →   inputs: Streams
      → ) -> Logic {
      final class FooViewModel: FooViewModelType, FooInputs {
      → final class FooViewModel:
      →   FooViewModelType,
      →   FooInputs
      → {
      extension FooViewModel.OutputStreams: FooViewModelLogic {}
      → extension FooViewModel.OutputStreams:
      →   FooViewModelLogic
      → {}
      make(first: self.firstOfTheSubjectsThatAreHere.eraseToAnyPublisher())
      → make(
      →   first:
      →     self.firstOfTheSubjectsThatAreHere
      →     .eraseToAnyPublisher()
      → )
      let relay = PublishRelay<(from: Integer, to: Integer)>()
      → let relay = PublishRelay<
      →   (from: Integer, to: Integer)
      → >()
      let relayOfAllTheNumbers = BehaviorRelay<Integer>(value: 1)
      → let relayOfAllTheNumbers =
      →   BehaviorRelay<Integer>(value: 1)
      let relay = BehaviorRelay<Integer>(value: someValue)
      → let relay = BehaviorRelay<Integer>(
      →   value: someValue
      → )
        let output: Observable<(a: Integer, b: Int)>
      →   let output: Observable<
      →     (a: Integer, b: Int)
      →   >
      let output: Observable<(a: Integer, b: [Text: Int])>
      → let output: Observable<
      →   (a: Integer, b: [Text: Int])
      → >
      let names: [SomeLongKeyOfSorts: AnotherLongValueX]
      → let names: [
      →   SomeLongKeyOfSorts: AnotherLongValueX
      → ]
        var output: Signal<LongNameOfAType, Never> { get }
      →   var output: Signal<
      →     LongNameOfAType,
      →     Never
      →   > { get }
        var output: AnyType { return self.outputOf() }
      →   var output: AnyType {
      →     return self.outputOf()
      →   }
          self.relay.accept((first: first, second: second))
      →     self.relay.accept(
      →       (first: first, second: second)
      →     )
      relay.subscribe(onNext: { [weak self] in self?.call($0) })
      → relay.subscribe(
      →   onNext: { [weak self] in
      →     self?.call($0)
      →   }
      → )
      self.value.of.something = outputs.somethingElse
      → self.value.of.something =
      →   outputs.somethingElse
      func f(done: @escaping (FirstType, SecondType) -> Void)
      → func f(
      →   done: @escaping (
      →     FirstType,
      →     SecondType
      →   ) -> Void
      → )
      @objc(go:) private(set) func go(to: Integer, at: Int)
      → @objc(go:) private(set) func go(
      →   to: Integer,
      →   at: Int
      → )
        func f(done: ((FirstType, SecondType) -> Void)?)
      →   func f(
      →     done: (
      →       (FirstType, SecondType) -> Void
      →     )?
      →   )
        case moved(fromIndex: Integer, toIndex: Integer)
      →   case moved(
      →     fromIndex: Integer,
      →     toIndex: Integer
      →   )
      func everything() -> SomeVeryLongNameOfAType {
      → func everything()
      →   -> SomeVeryLongNameOfAType
      → {
      return self.reply(firstArgument, secondArgument) // Why.
      → return self.reply(
      →   firstArgument,
      →   secondArgument
      → ) // Why.
      print("a, b (c, d) { e } < f", other, "\(g(h, i))")
      → print(
      →   "a, b (c, d) { e } < f",
      →   other,
      →   "\(g(h, i))"
      → )
      @MainActor actor FooViewModel: FooViewModelType {
      → @MainActor actor FooViewModel:
      →   FooViewModelType
      → {
      class func makeTheView() -> SomeVeryLongNameOfAType {
      → class func makeTheView()
      →   -> SomeVeryLongNameOfAType
      → {
      #"a"#.applying(first: First, second: Second)
      → #"a"#.applying(
      →   first: First,
      →   second: Second
      → )
      let v = makeSomethings(firstArg).withMor(second, third)
      → let v = makeSomethings(
      →   firstArg
      → ).withMor(second, third)
        let description = "it is not written: do it there."
      →   let description =
      →     "it is not written: do it there."
      self.aNameThatIsVeryLongAndCannotBe = [:]
      → self.aNameThatIsVeryLongAndCannotBe =
      →   [:]
      accept(self.allTheNames().firstOfTheSubjectsHere)
      → accept(
      →   self.allTheNames()
      →     .firstOfTheSubjectsHere
      → )
      """#
    )
  )
  func broken(example: Case) {
    #expect(wrapped(example.input) == example.output)
    #expect(wrapped(example.input + "\nnext\n") == example.output + "\nnext\n")
  }

  @Test(
    "Some lines are left as they are",
    arguments: [
      "func fits(exactly: Integer, here: Int) {",
      "/// A comment that goes on (and on, and on), to the end.",
      "  // A comment that goes on (and on, and on), to the end.",
      "@available(*, deprecated, message: \"Use another one.\")",
      "let aNameThatIsVeryLongAndCannotBeBrokenAnywhere",
      "let text = \"\"\"\n  a line of a string (with a list, of things, in it)\n  \"\"\"",
      "import struct AModuleWithAVeryLongName.Filter",
      "@testable import AModuleWithAVeryLongName.`class`",
      "import typealias AModuleWithAVeryLong.Filter",
      "#if canImport(UIKit) && canImport(Combine)",
      "func fits() // A comment that goes on and on to the end.",
      "",
    ]
  )
  func left(text: String) {
    #expect(wrapped(text) == text)
  }

  @Test("Columns count characters of several bytes once") func columns() {
    let line = "print(\"éééééééééééé\", éééééééé, éééé)"
    #expect(line.utf8.count > 40 && wrapped(line) == line)
  }

  @Test(
    "Deep nesting is broken like any other, and brackets that no stack would hold lose nothing",
    arguments: [("call(label: ", ")"), ("Outer<", ">"), ("(first: Int, second: ", ")"), ("[a: ", "]")]
  )
  func deep(open: String, close: String) {
    for depth in [40, 5000] {
      let text = "let value: \(nested(depth, open, close)) = 1"
      #expect(withoutBlanks(wrapped(text)) == withoutBlanks(text))
      #expect(depth > 40 || wrapped(text) != text)
    }
  }

  @Test("Strings within strings are left whole, however deep") func deepStrings() {
    let open = String(repeating: #""\("#, count: 5000)
    let string = open + "1" + String(repeating: #")""#, count: 5000)
    #expect(wrapped("accept(\(string), second)") == "accept(\n  \(string),\n  second\n)")
  }

  @Test("A generic argument contains no brace") func comparison() {
    let text = wrapped("self.isWithinItsLimits = first<second{third}>fourth")
    #expect(!text.contains("<\n") && !text.contains("\n>"), "\(text)")
  }

  @Test("Quotes in a comment open no string") func comment() {
    let comment = "/// Write \"\"\" beside it.\n"
    let text = "\(comment)self.relay.accept((first: first, second: second))\n\(comment)"
    #expect(wrapped(text).hasSuffix("accept(\n  (first: first, second: second)\n)\n\(comment)"))
  }

  @Test("Lines after a string of several lines are broken again") func after() {
    let text = "let text = \"\"\"\n  x\n  \"\"\"\nself.relay.accept((first: first, second: second))\n"
    #expect(wrapped(text).hasSuffix("accept(\n  (first: first, second: second)\n)\n"))
  }
}
