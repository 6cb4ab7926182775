import MVVMCode
import MVVMConfiguration
import MVVMGenerator
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

/// Tests of `async` inputs: class, logic, bindings, mock and tests.
@Suite("Inputs that are waited for") struct WaitingCodeTests {
  @Test(
    "They compile in each mode of an app, with tests of both frameworks",
    arguments: TestedStyle.tried,
    tried([LanguageMode.swift6, .swift5, .swift5Minimal, .swift6MainActor])
  )
  func modes(style: TestedStyle, mode: LanguageMode) async throws {
    for framework in tried([Configuration.Tests.Framework.xctest, .swiftTesting]) {
      let result = try await resultOfTests(spec, in: style, mode: mode, appFiles: [caller]) {
        $0.tests.framework = framework
        $0.settings.bindings = true
        $0.settings.isolation = .mainActor
      }
      result.expectClean()
    }
  }

  @Test(
    "One of the main actor is waited for by views, whatever the view model is",
    arguments: TestedStyle.tried
  )
  func isolatedInput(style: TestedStyle) async throws {
    let isolated = spec.replacing("refresh()", with: "@MainActor refresh()")
      .replacing("submit(", with: "@MainActor submit(")
    try await resultOfTests(isolated, in: style, appFiles: [caller]) { $0.settings.bindings = true }
      .expectClean()
  }

  @Test(
    "Without an actor Swift 6 refuses views, as the warning says, and nobody else does",
    arguments: TestedStyle.tried.filter { !$0.isForSwiftUI }
  )
  func withoutActor(style: TestedStyle) async throws {
    for mode in tried([LanguageMode.swift6, .swift5, .swift5Minimal, .swift6MainActor]) {
      let files = filesOfNoActor(in: style)
      let result = try await style.compile(files + [caller], mode, stage: .compile)
      let refused = mode == .swift6 ? [caller.name] : []
      #expect(Set(result.errors.map(\.file)) == Set(refused), "\(mode): \(result.output)")
    }
  }

  @Test("A stream has the call before the reply is waited for, and nothing holds the view model afterwards")
  func stream() async throws {
    let library = ForeignModule(
      name: "ReactiveSwift",
      files: handWrittenFiles(in: "Tests/Suite/ReactiveSwift").map { SwiftFile($0) },
      isLinked: true
    )
    let files = generated([SourceFile(path: "X.mvvm", text: spec)], in: "reactiveswift") {
      $0.settings.isolation = .mainActor
    }
    let printed = try await output(of: files + [program, caller], importing: [library], mode: .swift6)
    #expect(
      printed == """
        ["submit Ada", "asked for Ada"], released: false
        true, released: true

        """
    )
  }
}

/// The files generated if the view model is on no actor, and its logic.
private func filesOfNoActor(in style: TestedStyle) -> [SwiftFile] {
  let styles = StyleLibrary()
  var configuration = Configuration()
  configuration.settings.style = style.name
  let file = SourceFile(path: "X.mvvm", text: spec)
  let files = generate(file, configuration: configuration, styles: styles)
  #expect(
    listing(files.diagnostics) == """
      3:15-3:20 warning: Swift 6 does not let views call it: write '@MainActor' before the view model \
      [async-needs-main-actor]
        fix 1:1-1:1: '@MainActor
      '
      """
  )
  let logic = scaffold(file, configuration: configuration, styles: styles)
  let others = [SourceFile(path: "Y.mvvm", text: "viewmodel Y { inputs { tapped(row: Int) } }")]
  let support = generated(others, in: style.name, withScaffolds: true)
  let own = (files.value ?? []) + (logic.value ?? []).filter { $0.kind == .logic }
  return support + own.map { SwiftFile($0) }
}

private let spec = """
  viewmodel X {
    inputs {
      refresh() async
      submit(form: Form) async -> Bool
      tapped()
    }
    outputs {
      state isBusy: Bool
    }
  }
  """

private let caller = SwiftFile(
  name: "Caller.swift",
  text: """
    @MainActor func call(_ inputs: any XInputs) async -> Bool {
      await inputs.refresh()
      return await inputs.submit(form: Form(name: ""))
    }

    /// Cannot be sent to another actor.
    final class Form {
      let name: String
      init(name: String) { self.name = name }
    }

    """
)

/// Logic, and who calls it.
private let program = SwiftFile(
  name: "main.swift",
  text: #"""
    import ReactiveSwift

    var log: [String] = []
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)

    @MainActor
    extension X.OutputStreams {
      init(inputs: X.InputStreams) {
        inputs.submit.observeValues { log.append("submit \($0.name)") }
        self.isBusy = Property(value: false)
        self.refreshReply = {}
        self.submitReply = { form in
          log.append("asked for \(form.name)")
          for await _ in gate { break }
          return true
        }
      }
    }

    var viewModel: X? = X()
    weak var held = viewModel
    let call = Task { [weak viewModel] in await viewModel?.inputs.submit(form: Form(name: "Ada")) ?? false }
    while log.count < 2 { await Task.yield() }
    viewModel = nil
    print("\(log), released: \(held == nil)")
    opener.yield()
    print("\(await call.value), released: \(held == nil)")

    """#
)
