import MVVMSource
import TestSupport
import Testing

@Suite("Hover and hints") struct HoverTests {
  private let markdown =
    #"{"general": {"positionEncodings": ["utf-8"]}, "textDocument": {"hover": {"contentFormat": ["markdown"]}}}"#
  private let spec = login["LoginViewModel.mvvm"] ?? ""

  private func hover(_ place: String, style: String = "rxswift", text: String? = nil) -> String {
    var client = TestClient(["mvvmgen.json": #"{"style": "\#(style)"}"#], capabilities: self.markdown)
    client.open("LoginViewModel.mvvm", text ?? self.spec)
    let answer = client.ask("hover", "LoginViewModel.mvvm", at(place, in: text ?? self.spec))
    return answer["contents"]?["value"]?.string ?? compact(answer)
  }

  @Test("On a member it shows what is generated, by types, and its documentation") func member() {
    #expect(
      self.hover("emailCh")
        == """
        ```swift
        // LoginViewModelInputs
        func emailChanged(_ email: String)

        // LoginViewModel
        private let emailChangedRelay = BehaviorRelay<String>(value: "")
        func emailChanged(_ email: String)

        // LoginViewModel.InputStreams
        let emailChanged: Observable<String>
        ```

        Call when the text of the email field changes.
        """
    )
  }

  @Test("On an input that is waited for it shows what waits") func waiting() {
    let text = "@MainActor\nviewmodel XViewModel {\n  inputs {\n    refresh() async\n  }\n}\n"
    let shown = self.hover("refr", text: text)
    #expect(shown.contains("private let refreshReply: @MainActor () async -> Void\nfunc refresh() async\n"))
    #expect(!self.hover("refr", style: "observation", text: text).contains("refreshReply"))
  }

  @Test("On either half of a pair it shows the one property that they are") func pair() {
    let text = """
      viewmodel LoginViewModel {
        inputs { emailChanged(_ email: String = "") as email }
        outputs { state email: String }
      }
      """
    for place in ["emailCh", "as em", "state em"] {
      let shown = self.hover(place, style: "observation", text: text)
      #expect(shown.contains("@MVVMTracked var email: String = \"\"\n"), "\(shown)")
    }
  }

  @Test("Documentation keeps its form, whatever the comment") func documentation() {
    let text = """
      viewmodel XViewModel {
        inputs {
          /**
           Call to search:

               search("a")
           */
          searched(for text: String)
          /// Call when the list is pulled:
          ///
          ///     refresh()
          @available(iOS 17, *)
          swiped()
        }
      }
      """
    #expect(self.hover("searched", text: text).hasSuffix("Call to search:\n\n    search(\"a\")"))
    #expect(self.hover("swip", text: text).hasSuffix("Call when the list is pulled:\n\n    refresh()"))
  }

  @Test("It is in the style of the file") func styles() {
    #expect(self.hover("state isLoad").contains("var isLoading: Driver<Bool>"))
    #expect(self.hover("state isLoad", style: "reactiveswift").contains("var isLoading: Property<Bool>"))
    #expect(self.hover("state isLoad", style: "combine").contains("var isLoading: AnyPublisher<Bool, Never>"))
    #expect(self.hover("state isLoad", style: "observation").contains("var isLoading: Bool"))
  }

  @Test("On a view model it shows how one is made") func viewModel() {
    #expect(self.hover("viewmodel Log").contains("init(service: any LoginService)"))
  }

  @Test("On a diagnostic it explains it") func diagnostic() {
    let text = "viewmodel XViewModel {\n  inputs {\n    func tapped()\n  }\n}\n"
    #expect(self.hover("fun", text: text).hasPrefix("**swift-declaration**: "))
    #expect(self.hover("fun", text: text).contains("```\nviewmodel"))
  }

  @Test("Elsewhere it shows nothing", arguments: ["import", "inputs", "stat"]) func nothing(place: String) {
    #expect(self.hover(place) == "null")
  }

  @Test("Overloads are distinguished") func overloads() {
    let inputs = "tapped(row: Int) as tappedRow; tapped(section: Int) as tappedSection"
    let text = "viewmodel LoginViewModel { inputs { \(inputs) } }"
    let mixed = text.replacing(" as tappedRow", with: "")
    #expect(!self.hover(" as tapped", text: mixed).contains("let tapped:"))
    #expect(self.hover("tapped", text: mixed).contains("let tapped:"))
    let first = self.hover("tapped", text: text)
    #expect(first.contains("func tapped(row: Int)"))
    #expect(!first.contains("section"))
  }

  @Test("The place of a logic name is its own") func logicName() {
    let text = "viewmodel X {\n  inputs {\n    a() as heard\n  }\n}\n"
    var client = TestClient(open: ("X.mvvm", text))
    #expect(rangeText(client.ask("hover", "X.mvvm", at("as he", in: text))["range"]) == "3:12-3:17")
  }

  private func hints(_ text: String, style: String) -> [String] {
    var client = TestClient(["mvvmgen.json": #"{"style": "\#(style)"}"#], capabilities: self.markdown)
    client.open("LoginViewModel.mvvm", text)
    let range = #""range": {"start": {"line": 0, "character": 0}, "end": {"line": 999, "character": 0}}"#
    let answer = client.ask("inlayHint", "LoginViewModel.mvvm", range)
    return (answer.array ?? []).map { hint in
      "\((hint["position"]?["line"]?.integer ?? 0) + 1): \(hint["label"]?.string ?? "")"
    }
  }

  @Test("A client is asked to refresh its hints when the style may have changed") func refreshedHints() {
    let capabilities = #"{"workspace": {"inlayHint": {"refreshSupport": true}}}"#
    var client = TestClient(capabilities: capabilities, open: ("mvvmgen.json", "{}"))
    client.change("mvvmgen.json", to: #"{"style": "combine"}"#)
    #expect(client.said.contains { $0["method"]?.string == "workspace/inlayHint/refresh" })
  }

  @Test("An output is followed by its stream") func inlayHints() {
    #expect(
      self.hints(self.spec, style: "rxswift") == [
        "23: Signal<LoginField>", "25: Driver<Bool>", "27: Signal<URL>", "29: Driver<Bool>",
        "34: Signal<String>",
      ]
    )
    #expect(
      self.hints(self.spec, style: "observation") == [
        "23: AsyncStream<LoginField>", "27: AsyncStream<URL>", "34: AsyncStream<String>",
      ]
    )
    let two = "viewmodel B { outputs { state a: Int } }\nviewmodel C { outputs { stream a: A } }"
    #expect(self.hints(two, style: "rxswift") == ["1: Driver<Int>", "2: Observable<A>"])
    #expect(self.hints("viewmodel XViewModel {\n  outputs {\n    a\n  }\n}\n", style: "rxswift") == [])
  }
}
