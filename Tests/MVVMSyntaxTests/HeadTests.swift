import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@Suite struct HeadTests {
  @Test(
    "Heads and imports are read as they are meant",
    arguments: cases(
      """
      === One access is enough
      [file]
      public internal viewmodel X { → 1:8-1:16 error: 'public' and 'internal': one access is enough [duplicate-modifier]
      →   fix 1:8-1:17: ''
        inputs { a() }
      }
      === Modifiers of classes do not apply
      [file]
      open viewmodel X {
      → 1:1-1:5 error: 'open' does not apply to a view model: the generated class is final [unknown-modifier]
      →   fix 1:1-1:6: ''
        inputs { a() }
      }
      private final viewmodel Y {
      → 4:1-4:8 error: 'private' does not apply to a view model: the view must have access to it [unknown-modifier]
      →   fix 4:1-4:9: ''
      → 4:9-4:14 error: 'final' does not apply to a view model: the generated class is final [unknown-modifier]
      →   fix 4:9-4:15: ''
        inputs { a() }
      }
      pubic viewmodel Z {
      → 7:1-7:6 error: 'pubic' does not apply to a view model: did you mean 'public'? [unknown-modifier]
      →   fix 7:1-7:6: 'public'
        inputs { a() }
      }
      static viewmodel W {
      → 10:1-10:7 error: 'static' does not apply to a view model: it takes 'public', 'package' or 'internal' \
      [unknown-modifier]
      →   fix 10:1-10:8: ''
        inputs { a() }
      }
      === A section has no access
      [viewmodel]
      public inputs {
      → 2:3-2:9 error: 'public' does not apply to a section: only a view model has an access level [unknown-modifier]
      →   fix 2:3-2:10: ''
        a()
      }
      === Nor can one have an attribute
      [viewmodel]
      @MainActor @available(iOS 18, *)
      → 2:3-2:35 error: '@MainActor @available(iOS 18, *)' does not apply to a section: remove it [unknown-modifier]
      →   fix 2:3-3:3: ''
      inputs data {
        a()
      }
      === A view model is not generic
      [file]
      viewmodel X<T>: P { → 1:12-1:15 error: a view model cannot be generic [generic-member]
        inputs { a() }
      }
      === Heads break their lines freely
      [file]
      @MainActor
      @available(iOS 17, *) public viewmodel X
        : A,
          B
      {
        inputs
        {
          a(
            x: Int,
          )
        }
      }
      === A whole file may be on one line
      public viewmodel X{inputs{a();b()}outputs{c:Int;d:Int}}viewmodel Y:A,B{inputs{a();}}
      === Types in a head are read to the brace
      [file]
      viewmodel X: A, { → 1:17-1:18 error: expected a type, not '{' [unexpected-text]
        inputs { a() }
      }
      viewmodel Y() { → 4:12-4:13 error: expected '{', not '(' [unexpected-text]
        inputs { a() }
      }
      viewmodel Z: 5 { → 7:14-7:15 error: expected a type, not '5' [unexpected-text]
        inputs { a() }
      }
      === An import after a view model moves up
      [file]
      import A

      viewmodel X {
        inputs { a() }
      }

      import B → 7:1-7:9 error: imports must come before the first view model [import-after-view-model]
      →   fix 1:9-1:9: '
      → import B'
      →   fix 7:1-7:9: ''
      === Where there is no import, it moves before the documentation
      [file]
      // head

      /// Doc.
      viewmodel X {
        inputs { a() }
      }
      import B → 7:1-7:9 error: imports must come before the first view model [import-after-view-model]
      →   fix 3:1-3:1: 'import B
      → 
      → '
      →   fix 7:1-7:9: ''
      === Imports are Swift's
      [file]
      @testable import A
      public import struct A.B
      import func A.b; import C
      import A.B.C
      @_exported import class D.E
      === Other text in an import is reported
      [file]
      import A B → 1:10-1:11 error: expected the end of the line, not 'B' [unexpected-text]
      import A. → 2:10-2:10 error: expected a name, not the end of the line [unexpected-text]
      import C
      private import D
      → 4:1-4:8 error: 'private' does not apply to an import: it takes 'public', 'package' or 'internal' \
      [unknown-modifier]
      →   fix 4:1-4:9: ''
      viewmodel X { inputs { a() } }
      === Other text in a file is reported
      [file]
      hello → 1:1-1:6 error: expected 'import' or 'viewmodel', not 'hello' [unexpected-text]
      foo { → 2:1-2:4 error: expected 'import' or 'viewmodel', not 'foo' [unexpected-text]
        a(
      }
      inputs { → 5:1-5:7 error: expected 'import' or 'viewmodel', not 'inputs' [unexpected-text]
        a()
      }
      viewmodel X { inputs { a() } }
      ; → 9:1-9:2 error: expected 'import' or 'viewmodel', not ';' [unexpected-text]
      @MainActor
      public → 11:1-11:7 error: expected 'import' or 'viewmodel', not 'public' [unexpected-text]
      """
    )
  )
  func heads(example: Case) {
    expectDiagnostics(example.input, example.output)
  }

  @Test("An import that moves up takes its line end with it", arguments: ["\n", "\r", "\r\n"])
  func lateImportLineEnd(end: String) {
    let screen = "viewmodel X { inputs { a() } }"
    let file = SourceFile(path: "X.mvvm", text: "import A\(end)\(screen)\(end)import B\(end)")
    let fixed = file.applying(parse(file).diagnostics.flatMap { $0.fix?.edits ?? [] })
    #expect(fixed.string(0..<fixed.bytes.count) == "import A\nimport B\(end)\(screen)\(end)")
  }
}
