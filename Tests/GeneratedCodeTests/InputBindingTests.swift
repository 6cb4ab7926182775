import MVVMConfiguration
import MVVMSource
import TestSupport
import Testing

/// Tests of bindings from views to inputs: each takes a source of its arguments.
@Suite("Bindings of inputs") struct InputBindingTests {
  @Test(
    "A view in another module binds sources of every type, and leaves out what it calls",
    arguments: Library.tried,
    triedTypeProtocols
  )
  func foreign(library: Library, form: Configuration.TypeProtocol) async throws {
    let sources = payloads.map { "\($0.label): \(library.source(of: $0.type))" }
    let facet = form == .members ? ".inputs" : ""
    let view = SwiftFile(
      name: "Screen.swift",
      text: """
        import App
        \(library.imports)
        @MainActor func bind(_ viewModel: \(form == .none ? "XViewModel" : "any XViewModelType")) -> [Any] {
          [
            viewModel\(facet).bind(\(sources.joined(separator: ", "))),
            viewModel\(facet).bind(\(sources[0]), \(sources[4])),
            viewModel\(facet).bind(\(sources[1])),
          ]
        }

        """
    )
    for mode in tried([LanguageMode.swift6MainActor, .swift6, .swift5]) {
      let module = ForeignModule(
        name: "App",
        files: library.form(form),
        framework: library.style.framework,
        mode: mode == .swift6MainActor ? .swift6 : mode
      )
      try await library.style.compile([view], mode, importing: [module]).expectSilent()
    }
  }

  @Test("The compiler names inputs that a view forgets or misspells", arguments: Library.tried, typeProtocols)
  func mistakes(library: Library, form: Configuration.TypeProtocol) async throws {
    let facet = form == .members ? "vm.inputs" : "vm"
    let type = form == .none ? "XViewModel" : "any XViewModelType"
    let (text, number) = (library.source(of: "String"), library.source(of: "Int"))
    let mistakes = [
      ("Forgotten", "_ = vm.bind(screen)", "missing argument for parameter 'title' in call"),
      (
        "Misspelt", "_ = \(facet).bind(emailChnged: \(text))",
        "incorrect argument label in call (have 'emailChnged:', expected 'emailChanged:')"
      ),
      ("Mistyped", "_ = \(facet).bind(emailChanged: \(number))", "'String'"),
      (
        "Unsorted", "_ = \(facet).bind(tapped: \(library.source(of: "Void")), emailChanged: \(text))",
        "must precede"
      ),
      ("Answered", "_ = \(facet).bind(isValid: \(text))", "isValid"),
    ]
    let views = mistakes.map { name, line, _ in
      let head = "@MainActor func show\(name)(_ vm: \(type), in screen: Screen)"
      return SwiftFile(name: "\(name).swift", text: "\(library.imports)\n\(head) {\n  \(line)\n}\n")
    }
    let screen = SwiftFile(name: "Screen.swift", text: "final class Screen {}\n")
    let result = try await library.style.compile(library.form(form) + views + [screen])
    for ((name, _, message), view) in zip(mistakes, views) {
      let errors = result.about([view]).errors.map(\.text)
      #expect(errors.contains { $0.contains(message) }, "\(name): \(errors)")
    }
  }

  @Test("Inputs may share names with the code of a binding", arguments: Library.tried, triedTypeProtocols)
  func oddNames(library: Library, form: Configuration.TypeProtocol) async throws {
    let text = """
      viewmodel XViewModel {
        inputs {
          bind(); view(_ x: Int); send(_ x: Int); insert(); source(_ Source: Int); input(); to(_ input: Int)
          `default`(); `in`(_ x: Int?); `func`(`class`: Int, `for`: String); title(_ title: String)
          show(_ x: Int) as showInt; show(_ x: String) as showString; show(all: Int) as asRead; read() as shown
        }
        outputs { state title: String; event close: Void }
      }
      viewmodel YViewModel {
        inputs { bind(_ view: Int); bind(bind: Int) as bindMore; Element(); Value(_ x: Int) }
      }
      """
    let files = generated(text, in: library.style) {
      $0.settings.typeProtocol = form
      $0.settings.bindings = true
      $0.settings.mocks = .sources
    }
    try await library.style.compile(files).expectClean()
  }

  @Test("Two facets have one each, also with outputs", arguments: Library.tried, triedTypeProtocols)
  func facets(library: Library, form: Configuration.TypeProtocol) async throws {
    let text = """
      @MainActor viewmodel XViewModel {
        inputs uiInputs { tapped() }
        inputs dataInputs { changed(_ name: String?); loaded(_ rows: [Int], at page: Int) }
        outputs uiOutputs { state title: String }
      }
      """
    let type = form == .none ? "XViewModel" : "any XViewModelType"
    let facets = form == .members ? ["vm.uiInputs", "vm.dataInputs"] : ["vm", "vm"]
    let view = """
      \(library.imports)
      @MainActor func bind(_ vm: \(type)) {
        _ = \(facets[0]).bind(tapped: \(library.source(of: "Void")))
        _ = \(facets[1]).bind(changed: \(library.source(of: "String?")))
        _ = \(facets[1]).bind(loaded: \(library.source(of: "(rows: [Int], page: Int)")))
      }

      """
    let files = generated(text, in: library.style) {
      $0.settings.typeProtocol = form
      $0.settings.bindings = true
    }
    let views = scaffoldedViews(of: [SourceFile(path: "A.mvvm", text: text)], in: library.style) {
      $0.settings.typeProtocol = form
      $0.settings.bindings = true
    }
    let mine = [SwiftFile(name: "Mine.swift", text: view)] + views
    let result = try await library.style.compile(files + mine, importing: Example.viewLibraries)
    #expect(result.succeeded, "\(result.output.prefix(4_000))")
  }

  @Test(
    "A view model of inputs alone has them, in styles whose inputs are functions",
    arguments: TestedStyle.all
  )
  func inputsAlone(style: TestedStyle) {
    let text =
      "viewmodel A { inputs { b() } }\nviewmodel C { inputs { d() -> Int; @available(*, deprecated) e() } }"
    let files = generated(text, in: style, withScaffolds: false) { $0.settings.bindings = true }
    let bindings = files.filter { $0.text.contains("func bind") }
    let isBound = !style.showsInputs && !style.isForSwiftUI
    #expect(bindings.count == (isBound ? 1 : 0))
    #expect(
      bindings.allSatisfy { $0.text.contains("extension AInputs {") && !$0.text.contains("extension C") }
    )
    #expect(files.contains { $0.name.hasPrefix("ViewBinding") } == isBound)
    #expect(!files.contains { $0.name.hasPrefix("ViewEvents") })
  }
}

/// A library whose streams views bind to inputs, with the style for it.
struct Library: Sendable, CustomTestStringConvertible {
  let style: TestedStyle
  let imports: String
  /// A source, with `T` for the type of what it emits.
  let source: String

  var testDescription: String { self.style.name }

  func source(of type: String) -> String { self.source.replacing("T", with: type) }

  static let tried = TestSupport.tried(all, else: all.filter { $0.style.name != "rxswift-core" })

  private static let all = [
    Library(
      style: TestedStyle(name: "rxswift"),
      imports: "import RxCocoa\nimport RxSwift",
      source: "Driver<T>.empty()"
    ),
    Library(
      style: TestedStyle(name: "rxswift-core"),
      imports: "import RxSwift",
      source: "PublishSubject<T>()"
    ),
    Library(
      style: TestedStyle(name: "reactiveswift"),
      imports: "import ReactiveSwift",
      source: "Signal<T, Never>.empty"
    ),
    Library(
      style: TestedStyle(name: "combine"),
      imports: "import Combine",
      source: "PassthroughSubject<T, Never>()"
    ),
  ]

  /// A module with one view model, in one form.
  fileprivate func form(_ form: Configuration.TypeProtocol) -> [SwiftFile] {
    let text = """
      public viewmodel XViewModel {
        inputs {
          emailChanged(_ email: String = "") as email; isValid(_ email: String) -> Bool; moved(from a: Int, to b: Int)
          nicknameChanged(_ name: String?); `repeat`(times: Int); retryTapped(_ completion: () -> Void); tapped()
          read(one: Int) as readOne; read(two: Int) as readTwo
          @available(*, deprecated) gone()
        }
        outputs { state title: String }
      }
      """
    return generated(text, in: self.style) {
      $0.settings.typeProtocol = form
      $0.settings.bindings = true
    }
  }
}

/// The arguments of the binding in that form: labels, and types of what their sources emit.
private let payloads = [
  (label: "emailChanged", type: "String"), (label: "moved", type: "(a: Int, b: Int)"),
  (label: "nicknameChanged", type: "String?"), (label: "readOne", type: "Int"),
  (label: "readTwo", type: "Int"),
  (label: "repeat", type: "Int"), (label: "retryTapped", type: "() -> Void"), (label: "tapped", type: "Void"),
]
