import MVVMConfiguration
import MVVMImport
import MVVMSource
import TestSupport
import Testing

/// Tests of finding view models and their parts.
@Suite("Recognizing view models") struct FoundTests {
  @Test(
    "In a file without a reactive library, only what the configured style would generate is one",
    arguments: [
      (
        "final class Main: MainModuleInput { func tapped() {} }\nprotocol MainModuleInput { func tapped() }",
        0
      ),
      ("final class MainPresenter: MainModuleInput, MainViewOutput {}", 0),
      ("final class Field: UIView, UIKeyInput { func deleteBackward() {} }", 0),
      ("final class X: XInput { func tapped() {} }\nprotocol XInput { func tapped() }", 0),
      ("final class X { func transform(input: Input) -> Output { f() } }", 0),
      ("final class X: XInputs { func tapped( }\nprotocol XInputs {}", 0),
      (
        "final class X: XInputs { func tapped() { self.p.accept(()) }\n  private let p = PublishRelay<Void>() }\nprotocol XInputs { func tapped() }",
        1
      ),
    ]
  )
  func withoutImport(text: String, count: Int) {
    let found = imported("import UIKit\n\(text)\n")
    #expect(found.viewModels.count == count)
    #expect(listing(found.allDiagnostics) == "")
    #expect(found.viewModels.allSatisfy { $0.spec != nil })
    let foreign = imported("import UIKit\n\(text)\n") { $0.configuration.settings.style = "observation" }
    #expect(foreign.viewModels.isEmpty)
  }

  @Test(
    "View models of another form are counted, and left",
    arguments: [
      ("import Observation\n@Observable final class XViewModel {}", "@Observable"),
      ("import Observation\n@Observable final class Store {}", ""),
      ("import RxSwift\nclass XViewModel { struct Input { let a: Observable<Int> } }", "transform(input:)"),
      (
        "import RxSwift\nfinal class X { func transform(input: Input) -> Output { f() } }",
        "transform(input:)"
      ),
      ("import SwiftUI\nclass XViewModel: Base, ObservableObject {}", "ObservableObject"),
      ("import SwiftUI\nclass XViewModel: ObservableObject, XInputs {}\nprotocol XInputs {}", ""),
      ("import SwiftUI\nclass XViewModel: ObservableObject {}\nextension XViewModel: XInputs {}", ""),
      ("import SwiftUI\nclass B: ObservableObject {}", ""),
    ]
  )
  func otherForms(text: String, form: String) {
    let found = imported("\(text)\n")
    #expect(found.otherForms == (form.isEmpty ? [] : [form]))
    #expect(found.viewModels.isEmpty && found.diagnostics.isEmpty)
  }

  @Test(
    "Code of another architecture, or of others, is reported or ignored",
    arguments: examples(
      """
      === For one in another type the advice is to move it out
      import RxSwift
      protocol LoginInputs { func tapped() }
      enum Login {
        final class ViewModel: LoginInputs {}
      }
      → 4:15-4:24 error: move 'ViewModel' out of its type first: a generated class cannot be nested [import-class-form]
      === A class of that name is no protocol
      import RxSwift
      enum API {
        final class GetInput: APIInput {}
      }
      → told: nothing
      === A decisive reason is reported alone
      import ①
      protocol XInputs {②}
      struct X: XInputs { subscript(i: Int) -> Int { 1 } }
      → told: 3:8-3:9 error: ③ [import-class-form]
      | RxSwift |  | declare an input or an output first: a spec has at least one
      === An extension that is none of its facets, or is of a nested type, stays as it is
      import ReactiveSwift
      protocol XInputs { func tapped() }
      protocol XOutputs { var title: Int { get } }
      final class X: XInputs {
        enum Kind { case a, b }
        private let tappedProperty = MutableProperty(())
        private let state = MutableProperty(0)
        func tapped() { self.tappedProperty.value = () }
      }
      ①
      → has: ␊①␊
      → has:   inputs {␊    tapped()␊  }␊}
      → told: nothing
      | extension X.Kind {␊  var isFirst: Bool { self == .a }␊  func tapped() {}␊}
      | extension X: Equatable {␊  static func == (left: X, right: X) -> Bool { left === right }␊}
      | extension X.Kind: XOutputs { var title: Int { self.state } }
      """
    )
  )
  func lines(example: Example) { expectLogic(example) }

  @Test("It is of the library of its style", arguments: ["", "X"]) func library(name: String) {
    let text = """
      protocol XInputs { func tapped() }
      final class X: XInputs {
        func tapped() { self.p.value = () }
        private let p = MutableProperty(())
      }
      """
    func found(_ style: String) -> Imported {
      imported(text) { options in
        var override = Configuration.Override(viewModels: [name])
        override.style = style
        if name.isEmpty {
          options.configuration.settings.style = style
        } else {
          options.configuration.overrides = [override]
        }
      }
    }
    #expect(found("reactiveswift").specText.contains("tapped()"))
    #expect(found("rxswift").logic.text.contains("subscribe(onNext: { p.value = () })"))
    #expect(imported(text) { $0.style = "reactiveswift" }.specText.contains("tapped()"))
  }

  @Test(
    "A protocol of a framework is none of its facets, whatever the file imports",
    arguments: [
      "import RxSwift", "import class RxSwift.Observable", "@_exported import ReactiveSwift",
      "import Combine",
    ]
  )
  func frameworks(line: String) {
    let key = imported("\(line)\nfinal class Field: UIView, UIKeyInput { func deleteBackward() {} }\n")
    #expect(key.viewModels.isEmpty && key.diagnostics.isEmpty)
    for facet in ["FooViewModelInputs", "IListVMInput"] {
      let elsewhere = imported("\(line)\nfinal class FooVM: \(facet) {}\nfinal class MyListVM: \(facet) {}\n")
      #expect(elsewhere.allDiagnostics.map(\.identifier).contains(.importProtocolElsewhere))
    }
  }
}
