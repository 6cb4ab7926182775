import MVVMGenerator
import MVVMImport
import MVVMSource
import TestSupport
import Testing

/// What is a view model, and what belongs to it.
@Suite("What is a view model") struct FoundTests {
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

  @Test("A class that is observed as it is, is another architecture") func observable() {
    let found = imported("import Observation\n\n@Observable final class XViewModel { var name = \"\" }\n")
    #expect(found.viewModels.isEmpty)
    #expect(
      listing(found.diagnostics) == """
        3:1-3:12 error: write a spec for 'XViewModel' by hand: '@Observable' is another architecture, in which the view \
        writes what it reads [import-other-architecture]
        """
    )
    #expect(listing(imported("@Observable final class Store { var name = \"\" }\n").diagnostics) == "")
  }

  @Test("So is one that is handed observers in a structure, and one in another type is told to leave it")
  func passedOver() {
    let text = """
      import RxSwift
      final class XViewModel {
        struct Input { let tap: AnyObserver<Void> }
      }
      enum Login {
        final class ViewModel: LoginInputs {}
      }
      """
    #expect(
      listing(imported(text).diagnostics) == """
        3:10-3:15 error: write a spec for 'XViewModel' by hand: 'Input' is another architecture, in which the view makes or \
        is handed its inputs [import-other-architecture]
        6:15-6:24 error: move 'ViewModel' out of its type first: a generated class stands in none [import-class-form]
        """
    )
  }

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
      let isDecided = line == "import Combine"
      let reason = isDecided ? DiagnosticIdentifier.importClassForm : .importProtocolElsewhere
      #expect(elsewhere.allDiagnostics.map(\.identifier).contains(reason))
    }
  }

  @Test("An extension of a nested type is none of the class, and stays as it is") func nested() {
    let rest = """

      extension X.Kind {
        var isFirst: Bool { self == .a }
        func tapped() {}
      }
      extension X.Kind: XOutputs { var title: Int { self.state } }

      """
    let text = """
      import ReactiveSwift
      protocol XInputs { func tapped() }
      protocol XOutputs { var title: Int { get } }
      final class X: XInputs {
        enum Kind { case a, b }
        private let tappedProperty = MutableProperty(())
        private let state = MutableProperty(0)
        func tapped() { self.tappedProperty.value = () }
      }
      """
    let found = imported(text + rest)
    #expect(listing(found.allDiagnostics) == "")
    #expect(found.logic.text.hasSuffix(rest))
    #expect(found.specText.contains("    tapped()\n") && !found.specText.contains("isFirst"))
  }
}
