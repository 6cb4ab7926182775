import MVVMSource
import TestSupport
import Testing

@Suite struct NewcomerTests {
  @Test(
    "Swift that specs do not have is removed",
    arguments: cases(
      """
      === 'func' is taken off an input
      [inputs]
      func tapped() → 3:5-3:9 error: 'func' does not belong in a spec: remove it [swift-declaration]
      →   fix 3:5-3:10: ''
      loaded()
      === 'var' goes with its accessors
      [outputs]
      var isLoading: Bool { get }
      → 3:5-3:8 error: 'var' does not belong in a spec: remove it and '{ … }' [swift-declaration]
      →   fix 3:5-3:9: ''
      →   fix 3:24-3:32: ''
      x: Int
      === A variable among the inputs becomes a function
      [inputs] var text: String { get set }
      → 3:5-3:8 error: 'var' does not belong in a spec: remove it and '{ … }' [swift-declaration]
      →   fix 3:5-3:9: ''
      →   fix 3:13-3:15: '(value: '
      →   fix 3:21-3:21: ')'
      →   fix 3:21-3:33: ''
      === A type before a name, as in other languages
      [outputs]
      String title → 3:5-3:17 error: the name comes before its type: write 'title: String' [unexpected-text]
      →   fix 3:5-3:17: 'title: String'
      state Int count → 4:11-4:20 error: the name comes before its type: write 'count: Int' [unexpected-text]
      →   fix 4:11-4:20: 'count: Int'
      === 'let' is taken off a dependency
      [dependencies] let service: any Service
      → 3:5-3:8 error: 'let' does not belong in a spec: remove it [swift-declaration] → fix 3:5-3:9: ''
      === Modifiers go with 'func' and 'var'
      [outputs]
      public static var x: Int { get }
      → 3:19-3:22 error: 'var' does not belong in a spec: remove it and '{ … }' [swift-declaration]
      →   fix 3:5-3:23: ''
      →   fix 3:29-3:37: ''
      private let y: Int → 4:13-4:16 error: 'let' does not belong in a spec: remove it [swift-declaration]
      →   fix 4:5-4:17: ''
      === A member has no access
      [outputs] public x: Int
      → 3:5-3:11 error: 'public' does not apply to a member: only a view model has an access level [unknown-modifier]
      →   fix 3:5-3:12: ''
      === A pasted protocol is one mistake
      [file]
      public protocol FooInputs: AnyObject {
      → 1:8-1:16 error: 'protocol' does not belong in a spec: a view model is written 'viewmodel Name { … }' \
      [swift-declaration]
        func a()
        var b: Int { get }
      }

      viewmodel X {
        inputs { a() }
      }
      === A pasted protocol in a view model is one mistake
      [viewmodel]
      protocol FooInputs {
      → 2:3-2:11 error: 'protocol' does not belong in a spec: a view model is written 'viewmodel Name { … }' \
      [swift-declaration]
        func a()
      }
      typealias A = B → 5:3-5:12 error: 'typealias' does not belong in a spec: declare it in Swift [swift-declaration]
      inputs { a() }
      === A pasted protocol in a section is one mistake
      [inputs]
      protocol FooInputs {
      → 3:5-3:13 error: 'protocol' does not belong in a spec: a view model is written 'viewmodel Name { … }' \
      [swift-declaration]
        func a()
        var b: Int { get }
      }
      a()
      === Functions and variables outside of a view model are reported
      [file]
      func foo() { bar } → 1:1-1:5 error: 'func' does not belong in a spec: remove it [swift-declaration]
      let x = 5 → 2:1-2:4 error: 'let' does not belong in a spec: remove it [swift-declaration]
      viewmodel X { inputs { a() } }
      === 'input {' is read as 'inputs {'
      [viewmodel]
      input { → 2:3-2:8 error: unknown section 'input': did you mean 'inputs'? [unknown-section]
      →   fix 2:3-2:8: 'inputs'
        a() b → 3:9-3:10 error: expected the end of the line, not 'b' [unexpected-text]
      }
      === A section that nobody can have meant is skipped whole
      [viewmodel]
      methods {
      → 2:3-2:10 error: unknown section 'methods': write 'dependencies', 'inputs', 'outputs' or 'errors' \
      [unknown-section]
        a()
        b(
      }
      === An input has parentheses
      [inputs]
      tapped → 3:11-3:11 error: write 'tapped()' or 'tapped(value: Type)' [input-without-parentheses]
      →   fix 3:11-3:11: '()'
      text: String → 4:9-4:9 error: write 'text()' or 'text(value: String)' [input-without-parentheses]
      →   fix 4:9-4:11: '(value: '
      →   fix 4:17-4:17: ')'
      other: String = "" ; tapped -> Bool
      → 5:10-5:10 error: write 'other()' or 'other(value: String)' [input-without-parentheses]
      →   fix 5:10-5:12: '(value: '
      →   fix 5:23-5:23: ')'
      → 5:32-5:32 error: write 'tapped()' or 'tapped(value: Type)' [input-without-parentheses]
      →   fix 5:32-5:32: '()'
      tapped as foo → 6:11-6:11 error: write 'tapped()' or 'tapped(value: Type)' [input-without-parentheses]
      →   fix 6:11-6:11: '()'
      sticky configure → 7:21-7:21 error: write 'configure()' or 'configure(value: Type)' [input-without-parentheses]
      →   fix 7:21-7:21: '()'
      === '@escaping' is not written
      [inputs] retry(completion: @escaping () -> Void, x: @escaping @Sendable () -> Void)
      → 3:23-3:32 error: remove '@escaping': it is generated where Swift requires it [unexpected-text]
      →   fix 3:23-3:33: ''
      →   fix 3:48-3:58: ''
      === '@escaping' is written where only a parameter of a function type is meant
      [dependencies]
      fetch: (_ id: Int, _ done: @escaping (Int) -> Void) -> Void
      load: ((@escaping @Sendable () -> Void) -> Void)?
      a: (@escaping () -> Void, Int)
      → 5:9-5:18 error: remove '@escaping': it is generated where Swift requires it [unexpected-text]
      →   fix 5:9-5:19: ''
      b: [@escaping () -> Void]
      → 6:9-6:18 error: remove '@escaping': it is generated where Swift requires it [unexpected-text]
      →   fix 6:9-6:19: ''
      c: () -> @escaping () -> Void
      → 7:14-7:23 error: remove '@escaping': it is generated where Swift requires it [unexpected-text]
      →   fix 7:14-7:24: ''
      d: (@escaping () -> Void)?
      → 8:9-8:18 error: remove '@escaping': it is generated where Swift requires it [unexpected-text]
      →   fix 8:9-8:19: ''
      e: [(@escaping () -> Void)??]
      → 9:10-9:19 error: remove '@escaping': it is generated where Swift requires it [unexpected-text]
      →   fix 9:10-9:20: ''
      === An input does not throw, whether it is waited for or not
      [inputs]
      load() throws(E) as foo
      → 3:12-3:21 error: an input cannot be 'throws(E)': make failures an output or a reply [effect-not-allowed]
      load() async throws -> Int
      → 4:18-4:24 error: an input cannot be 'throws': make failures an output or a reply [effect-not-allowed]
      load() throws async -> Int
      → 5:12-5:18 error: an input cannot be 'throws': make failures an output or a reply [effect-not-allowed]
      === A member named 'async' is not an effect of the text before it
      [inputs]
      load() as async; async()
      async(_ x: Int) async
      load() as async
      async() async -> Int as async
      async → 7:10-7:10 error: write 'async()' or 'async(value: Type)' [input-without-parentheses]
      →   fix 7:10-7:10: '()'
      === An input is 'async' once
      [inputs] load() async async → 3:18-3:23 error: expected the end of the line, not 'async' [unexpected-text]
      === A function output has no effects
      [outputs] load(x: Int) async -> Int
      → 3:18-3:23 error: a function output cannot be 'async': it returns at once, and its type can include failures \
      [effect-not-allowed]
      === Curly quotes are fixed together
      [inputs]
      changed(_ x: String = “abc”) → 3:27-3:30 error: unexpected curly quote: write '"' [unexpected-character]
      →   fix 3:27-3:30: '"'
      →   fix 3:33-3:36: '"'
      ok()
      === A curly quote that is not closed is reported alone
      [inputs]
      changed(_ x: String = “abc) → 3:27-3:30 error: unexpected curly quote: write '"' [unexpected-character]
      ok()
      === An apostrophe is no quote
      [inputs] changed(_ x: String = 'abc') → 3:27-3:28 error: unexpected apostrophe: write '"' [unexpected-character]
      →   fix 3:27-3:28: '"'
      →   fix 3:31-3:32: '"'
      === No-break spaces of a member are fixed together
      [inputs]
      changed(_\u{A0}x: Int, y:\u{A0}\u{A0}Int)
      → 3:14-3:16 error: unexpected no-break space: write a space [unexpected-character] → fix 3:14-3:16: ' '
      →   fix 3:26-3:30: '  '
      \u{A0}\u{A0}ok(x: Int) → 4:5-4:9 error: unexpected no-break space: write a space [unexpected-character]
      →   fix 4:5-4:9: '  '
      === The markers of a merge are one mistake, and one side is read
      [file]
      viewmodel X {
        inputs {
      <<<<<<< HEAD → 3:1-3:8 error: the file contains merge-conflict markers [merge-conflict]
          tapped()
          foo → 5:8-5:8 error: write 'foo()' or 'foo(value: Type)' [input-without-parentheses]
      →   fix 5:8-5:8: '()'
      =======
          tapped(x: Int)
          }
      >>>>>>> branch
          loaded()
      <<<<<<< HEAD → 11:1-11:8 error: the file contains merge-conflict markers [merge-conflict]
          a()
      ||||||| base
          b()
      =======
      >>>>>>> branch
        }
      }
      === Markers of a merge that were indented are read like others
      [file]
      viewmodel X {
        inputs {
          <<<<<<< HEAD → 3:5-3:12 error: the file contains merge-conflict markers [merge-conflict]
          tapped()
      \t=======
          foo
           >>>>>>> branch
          loaded()
          typed(a: A<B<C<D<E<F<G<Int
          >>>>>>>)
        }
      }
      === Markers of a merge alone are reported
      [file]
      viewmodel X {
        inputs {
      <<<<<<< HEAD → 3:1-3:8 error: the file contains merge-conflict markers [merge-conflict]
          tapped()
        }
      }
      =======
      >>>>>>> branch
      >>>>>>> branch → 9:1-9:8 error: the file contains merge-conflict markers [merge-conflict]
      === Conditions are one mistake, and the first branch is read
      [inputs]
      a()
      #if os(iOS) → 4:5-4:8 error: a spec cannot contain '#if': put the members in a spec of their own [conditional-compilation]
      b()
      #if DEBUG → 6:5-6:8 error: a spec cannot contain '#if': put the members in a spec of their own [conditional-compilation]
      c → 7:6-7:6 error: write 'c()' or 'c(value: Type)' [input-without-parentheses] → fix 7:6-7:6: '()'
      #endif
      #else
      b(
      #if DEBUG
      #endif
      #endif
      d()
      #endif → 15:5-15:11 error: a spec cannot contain '#if': put the members in a spec of their own [conditional-compilation]
      === 'viewModel' is read as 'viewmodel'
      [file]
      viewModel X { → 1:1-1:10 error: expected 'viewmodel', not 'viewModel' [unexpected-text]
      →   fix 1:1-1:10: 'viewmodel'
        inputs { a() }
      }
      === A type is declared in Swift
      [inputs]
      enum Foo { } → 3:5-3:9 error: 'enum' does not belong in a spec: declare it in Swift [swift-declaration]
      extension Foo { } → 4:5-4:14 error: 'extension' does not belong in a spec: declare it in Swift [swift-declaration]
      ===
      [viewmodel]
      enum Foo { } → 2:3-2:7 error: 'enum' does not belong in a spec: declare it in Swift [swift-declaration]
      extension Foo { } → 3:3-3:12 error: 'extension' does not belong in a spec: declare it in Swift [swift-declaration]
      """
    )
  )
  func newcomers(example: Case) {
    expectDiagnostics(example.input, example.output)
  }

  @Test(
    "A modifier is no label of a dependency, but in backticks",
    arguments: ["lazy", "unowned", "weak", "private", "public", "final", "override", "optional", "state"]
  )
  func modifierOfDependency(word: String) {
    let found = diagnostics(of: "\(word) delegate: Foo?\nwith a: A\n`\(word)` b: B", in: "dependencies")
    #expect(found.map(\.identifier) == [.unknownModifier])
    #expect(found.first?.fix != nil)
  }

  @Test("A class that has sections is read as a view model", arguments: ["class", "struct", "protocol"])
  func sectionsOfClass(word: String) {
    let end = word.utf8.count + 1
    let problem = "error: '\(word)' does not belong in a spec: a view model is written 'viewmodel Name { … }'"
    expectDiagnostics(
      "\(word) X: Y {\n  inputs { a( }\n}\n\(word) Z {\n  let a: Int\n}",
      """
      1:1-1:\(end) \(problem) [swift-declaration]
        fix 1:1-1:\(end): 'viewmodel'
      2:14-2:14 error: expected ')' [unclosed-bracket]
        note 2:13-2:14: opened here
      4:1-4:\(end) \(problem) [swift-declaration]
      """
    )
  }
}
