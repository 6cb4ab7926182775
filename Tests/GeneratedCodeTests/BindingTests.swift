import MVVMGenerator
import MVVMSource
import TestSupport
import Testing

/// What ties view models to views: the compiler finds what a view does not show.
@Suite("Bindings") struct BindingTests {
  @Test(
    "Those of every feature compile, whatever of a module is of the main actor",
    arguments: TestedStyle.all,
    [LanguageMode.swift5Minimal, .swift6MainActor]
  )
  func everyFeature(style: TestedStyle, mode: LanguageMode) async throws {
    let result = try await Compilation(
      files: SharedModule(style: style, mode: mode).everyFeature,
      framework: style.framework,
      foreignModules: [models],
      mode: mode,
      warningsAreErrors: false
    ).result()
    result.expectClean()
  }

  @Test("Those of the examples compile, whatever of a module is of the main actor", arguments: Example.all)
  func example(example: Example) async throws {
    for mode in [LanguageMode.swift5Minimal, .swift6] {
      let result = try await Compilation(
        files: example.modules(in: mode).sources.files,
        framework: example.style.framework,
        foreignModules: Example.viewLibraries,
        mode: mode
      ).result()
      #expect(result.succeeded, "\(result.output)")
    }
  }

  @Test(
    "A view may be in another module than its view model, and the call reads the same in every style",
    arguments: TestedStyle.all,
    typeProtocols
  )
  func foreign(style: TestedStyle, form: Configuration.TypeProtocol) async throws {
    for mode in LanguageMode.tried + [.swift6MainActor] {
      let module = ForeignModule(
        name: "App",
        files: screen(style, form),
        framework: style.framework,
        mode: mode == .swift6MainActor ? .swift6 : mode,
        isCompiled: true
      )
      let view = view("Screen", of: form == .none ? "XViewModel" : "any XViewModelType", imports: "App")
      let result = try await Compilation(
        files: [view],
        framework: style.framework,
        foreignModules: [module],
        mode: mode
      ).result()
      #expect(result.succeeded, "\(result.output)")
    }
  }

  @Test(
    "What a view forgets, or shows of what is not there, is named by the compiler",
    arguments: TestedStyle.all
  )
  func wrongViews(style: TestedStyle) async throws {
    let views = viewMistakes.map { view($0.name, replacing: $0.text, with: $0.replacement) }
    let result = try await Compilation(
      files: screen(style) + views,
      framework: style.framework,
      mode: .swift6,
      warningsAreErrors: false
    ).result()
    for (mistake, view) in zip(viewMistakes, views) {
      let messages = result.about([view]).messages.filter { $0.severity == mistake.severity }.map(\.text)
      #expect(messages.contains { $0.contains(mistake.message) }, "\(mistake.name): \(messages)")
    }
  }

  @Test("Members may be called like what stands in a binding", arguments: TestedStyle.all, typeProtocols)
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
        inputs { bind(); bindings() }
        outputs { a: Int; event b: Void }
      }
      """
    let mine = SwiftFile(
      name: "Mine.swift",
      text: "struct URL: Equatable {}\nstruct View: Equatable {}\ntypealias XView = View\n"
    )
    let spec = SourceFile(path: "XViewModel.mvvm", text: text)
    let files = generated([spec], in: style.name, withScaffolds: true) {
      $0.settings.typeProtocol = form
      $0.settings.bindings = true
      $0.settings.mocks = .sources
    }
    let result = try await Compilation(
      files: files + [mine],
      framework: style.framework,
      mode: .swift6,
      warningsAreErrors: false
    ).result()
    result.expectClean()
  }

  @Test("A view model that shows nothing has none", arguments: TestedStyle.all)
  func nothing(style: TestedStyle) {
    let text = """
      viewmodel A { inputs { b() -> Int }\n outputs { value c: Int; d(_ e: Int) -> Int; @available(*, deprecated) f: Int } }
      """
    let files = generated([SourceFile(path: "A.mvvm", text: text)], in: style.name) {
      $0.settings.bindings = true
    }
    #expect(!files.contains { $0.text.contains("func bind<") })
    #expect(!files.contains { $0.name == "ABindings.generated.swift" })
  }
}

private struct ViewMistake {
  let name: String
  let text: String
  let replacement: String
  let message: String
  var severity = CompilerMessage.Severity.error
}

private let viewMistakes = [
  ViewMistake(
    name: "Forgotten",
    text: "      isLoading: { $0.show($1) },\n",
    replacement: "",
    message: "missing argument for parameter 'isLoading' in call"
  ),
  ViewMistake(
    name: "ForgottenError",
    text: ",\n      failure: { $0.alert($1) }",
    replacement: "",
    message: "missing argument for parameter 'failure' in call"
  ),
  ViewMistake(
    name: "Renamed",
    text: "isLoading:",
    replacement: "isBusy:",
    message: "incorrect argument label in call (have '_:close:isBusy:progress:failure:', expected "
      + "'_:close:isLoading:progress:failure:')"
  ),
  ViewMistake(
    name: "Removed",
    text: "      progress: nil,\n",
    replacement: "      goBack: { _ in },\n      progress: nil,\n",
    message: "extra argument 'goBack' in call"
  ),
  ViewMistake(
    name: "WrongType",
    text: "{ $0.show($1) }",
    replacement: "{ $0.alert($1) }",
    message: "cannot convert value of type 'Bool' to expected argument type 'String'"
  ),
  ViewMistake(
    name: "WrongAssignment",
    text: "{ $0.show($1) }",
    replacement: "{ $0.title = $1 }",
    message: "cannot assign value of type 'Bool' to type 'String'"
  ),
  ViewMistake(
    name: "WrongStream",
    text: "progress: nil",
    replacement: "progress: { $0.alert($1) }",
    message: "Double"
  ),
  ViewMistake(
    name: "WrongError",
    text: "{ $0.alert($1) }",
    replacement: "{ $0.show($1) }",
    message: "cannot convert value of type 'String' to expected argument type 'Bool'"
  ),
  ViewMistake(
    name: "WrongCount",
    text: "{ $0.show($1) }",
    replacement: "{ $0.close() }",
    message: "(WrongCount, Bool) -> Void' expects 2 arguments, but 1 was used in closure body"
  ),
  ViewMistake(
    name: "WrongEvent",
    text: "{ $0.close() }",
    replacement: "{ $0.show($1) }",
    message: "expects 1 argument, but 2 were used in closure body"
  ),
  ViewMistake(
    name: "WrongMethod",
    text: "{ $0.show($1) }",
    replacement: "WrongMethod.alert",
    message: "Bool"
  ),
  ViewMistake(
    name: "NotKept",
    text: "self.binding = ",
    replacement: "",
    message: "result of call to 'bind(_:close:isLoading:progress:failure:)' is unused",
    severity: .warning
  ),
]

/// A module with one view model, which shows something of each kind.
private func screen(_ style: TestedStyle, _ form: Configuration.TypeProtocol = .members) -> [SwiftFile] {
  let text = """
    public viewmodel XViewModel {
      inputs { tapped() }
      outputs { state isLoading: Bool; event close: Void; stream progress: Double }
      errors { failure: String }
    }
    """
  return generated([SourceFile(path: "XViewModel.mvvm", text: text)], in: style.name, withScaffolds: true) {
    $0.settings.typeProtocol = form
    $0.settings.bindings = true
  }
}

/// A view that shows all of it.
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
          progress: nil,
          failure: { $0.alert($1) }
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
