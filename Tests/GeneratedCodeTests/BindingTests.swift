import MVVMConfiguration
import MVVMSource
import TestSupport
import Testing

/// Tests of bindings from view models to views: the compiler finds outputs that a view does not show.
@Suite("Bindings") struct BindingTests {
  @Test(
    "Bindings of every feature compile, whatever is on the main actor",
    arguments: TestedStyle.tried,
    tried([LanguageMode.swift6MainActor, .swift5Minimal])
  )
  func everyFeature(style: TestedStyle, mode: LanguageMode) async throws {
    let files = SharedModule(style: style, mode: mode).everyFeature
    try await style.compile(files, mode, importing: [models]).expectClean()
  }

  @Test(
    "Bindings of the examples compile, whatever is on the main actor",
    .onlyExhaustively,
    arguments: Example.all
  )
  func example(example: Example) async throws {
    for mode in [LanguageMode.swift5Minimal, .swift6] {
      let files = example.modules(in: mode).sources.files
      try await example.style.compile(files, mode, importing: Example.viewLibraries).expectSilent()
    }
  }

  @Test(
    "A view may be in another module than its view model, and the call reads the same in every style",
    arguments: TestedStyle.tried,
    triedTypeProtocols
  )
  func foreign(style: TestedStyle, form: Configuration.TypeProtocol) async throws {
    for mode in tried([LanguageMode.swift6MainActor, .swift6, .swift5]) {
      let module = ForeignModule(
        name: "App",
        files: screen(style, form),
        framework: style.framework,
        mode: mode == .swift6MainActor ? .swift6 : mode
      )
      let view = view("Screen", of: form == .none ? "XViewModel" : "any XViewModelType", imports: "App")
      try await style.compile([view], mode, importing: [module]).expectSilent()
    }
  }

  @Test(
    "The compiler names outputs that a view forgets or invents",
    arguments: TestedStyle.tried
  )
  func wrongViews(style: TestedStyle) async throws {
    let views = viewMistakes.map { view($0.name, replacing: $0.right, with: $0.wrong) }
    let result = try await style.compile(screen(style) + views)
    for (mistake, view) in zip(viewMistakes, views) {
      let messages = result.about([view]).messages.map { "\($0.severity): \($0.text)" }
      let isFound = messages.contains { $0.hasPrefix(mistake.severity) && $0.contains(mistake.message) }
      #expect(isFound, "\(mistake.name): \(messages)")
    }
  }

  @Test(
    "Members may share names with the code of a binding",
    arguments: TestedStyle.tried,
    triedTypeProtocols
  )
  func oddNames(style: TestedStyle, form: Configuration.TypeProtocol) async throws {
    let text = """
      viewmodel XViewModel {
        inputs { show(_ view: Int); views() }
        outputs {
          state bind: Bool; state event: Int; event receive: Void; stream stream: Int; event insert: @Sendable () -> Void
          state View: Int; state Value: Int; state Shown: Int; state URL: URL; stream items: [View?]; stream done: Void
          state `default`: Int; state `in`: Int?; event `func`: Int; event close: Void; state bag: XView
        }
        errors { `repeat`: any Error }
      }
      viewmodel YViewModel {
        inputs { bind() }
        outputs { a: Int; event b: Void }
      }
      """
    let mine = "struct URL: Equatable {}\nstruct View: Equatable {}\ntypealias XView = View\n"
    let files = generated(text, in: style) {
      $0.settings.typeProtocol = form
      $0.settings.bindings = true
      $0.settings.mocks = .sources
    }
    try await style.compile(files + [SwiftFile(name: "Mine.swift", text: mine)]).expectClean()
  }

  @Test("A view model that shows nothing has none", arguments: TestedStyle.all)
  func nothing(style: TestedStyle) {
    let text = """
      viewmodel A { inputs { b() -> Int }\n outputs { value c: Int; d(_ e: Int) -> Int; @available(*, deprecated) f: Int } }
      """
    let files = generated(text, in: style, withScaffolds: false) { $0.settings.bindings = true }
    #expect(!files.contains { $0.text.contains("func bind<") || $0.name.contains("Binding") })
  }
}

/// The name of a view, what it has in the place of what is right, how grave that is, and what is said of it.
private let viewMistakes = rows(
  """
  Forgotten       | isLoading: { $0.show($1) }, | | error | missing argument for parameter 'isLoading' in call
  ForgottenError  | progress: nil, failure: { $0.alert($1) } | progress: nil | error \
  | missing argument for parameter 'failure' in call
  Renamed         | isLoading: | isBusy: | error | incorrect argument label in call (have \
  '_:close:isBusy:progress:failure:', expected '_:close:isLoading:progress:failure:')
  Removed         | progress: nil, | goBack: { _ in }, progress: nil, | error | extra argument 'goBack' in call
  WrongType       | { $0.show($1) } | { $0.alert($1) } | error \
  | cannot convert value of type 'Bool' to expected argument type 'String'
  WrongAssignment | { $0.show($1) } | { $0.title = $1 } | error \
  | cannot assign value of type 'Bool' to type 'String'
  WrongStream     | progress: nil | progress: { $0.alert($1) } | error | Double
  WrongError      | { $0.alert($1) } | { $0.show($1) } | error \
  | cannot convert value of type 'String' to expected argument type 'Bool'
  WrongCount      | { $0.show($1) } | { $0.close() } | error \
  | (WrongCount, Bool) -> Void' expects 2 arguments, but 1 was used in closure body
  WrongEvent      | { $0.close() } | { $0.show($1) } | error \
  | expects 1 argument, but 2 were used in closure body
  WrongMethod     | { $0.show($1) } | WrongMethod.alert | error | Bool
  NotKept         | self.binding = | | warning \
  | result of call to 'bind(_:close:isLoading:progress:failure:)' is unused
  """,
  columns: 5
).map { (name: $0[0], right: $0[1], wrong: $0[2], severity: $0[3], message: $0[4]) }

/// A module with one view model, which shows something of each kind.
private func screen(_ style: TestedStyle, _ form: Configuration.TypeProtocol = .members) -> [SwiftFile] {
  let text = """
    public viewmodel XViewModel {
      inputs { tapped() }
      outputs { state isLoading: Bool; event close: Void; stream progress: Double }
      errors { failure: String }
    }
    """
  return generated(text, in: style) {
    $0.settings.typeProtocol = form
    $0.settings.bindings = true
  }
}

private func view(
  _ name: String,
  of viewModel: String = "any XViewModelType",
  imports module: String? = nil,
  replacing text: String = "",
  with replacement: String = ""
) -> SwiftFile {
  let written = """
    @MainActor final class \(name) {
      private let viewModel: \(viewModel)
      private var binding: Any?
      private var title = ""

      init(viewModel: \(viewModel)) {
        self.viewModel = viewModel
      }

      func bindOutputs() {
        self.binding = self.viewModel.bind(
          self,
          close: { $0.close() },
          isLoading: { $0.show($1) },
          progress: nil, failure: { $0.alert($1) }
        )
      }

      private func alert(_ message: String) {}
      private func close() {}
      private func show(_ isLoading: Bool) {}
    }

    """
  let imports = module.map { "import \($0)\n\n" } ?? ""
  return SwiftFile(name: "\(name).swift", text: imports + written.replacing(text, with: replacement))
}
