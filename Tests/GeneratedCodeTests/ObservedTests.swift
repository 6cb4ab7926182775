import MVVMGenerator
import MVVMModel
import MVVMSource
import TestSupport
import Testing

/// What SwiftUI observes of view models in the styles of streams, with the views that are begun for it.
@Suite("What SwiftUI observes") struct ObservedTests {
  @Test("That of every feature compiles, in every style and mode", arguments: TestedStyle.ofStreams, flavours)
  func everyFeature(style: TestedStyle, flavour: Configuration.Observed) async throws {
    for mode in modes {
      let result = try await compile(specs(in: "Tests/Fixtures"), style, flavour, mode, [models])
      result.expectClean()
    }
  }

  @Test(
    "That of unusual types and names compiles, with mocks and all scaffolds",
    arguments: TestedStyle.ofStreams,
    flavours
  )
  func unusual(style: TestedStyle, flavour: Configuration.Observed) async throws {
    // There an input is a property of its logic name, which no output has.
    let text = style.hasRelays ? withoutPairs(unusualSpec) : unusualSpec
    let spec = SourceFile(path: "XViewModel.mvvm", text: text)
    for form in typeProtocols {
      for mode in form == .members ? modes : [.swift6] {
        let result = try await compile([spec], style, flavour, mode) { $0.settings.typeProtocol = form }
        result.expectClean()
      }
    }
  }

  @Test(
    "Where imports are internal by themselves, they are as wide as they need to be",
    arguments: TestedStyle.ofStreams,
    flavours
  )
  func importAccess(style: TestedStyle, flavour: Configuration.Observed) async throws {
    for access in [Access.internal, .package, .public] {
      let text = """
        \(access) viewmodel XViewModel {
          inputs { b(_ x: Int = 0) as \(style.hasRelays ? "g" : "a"); c(_ x: Int = 0) as d }
          outputs { state a: Int = 0; event e: Int; state f: Int }
        }
        """
      let spec = SourceFile(path: "XViewModel.mvvm", text: text)
      let features = upcomingFeatures + ["InternalImportsByDefault"]
      let result = try await compile([spec], style, flavour, .swift6, features: features) {
        $0.importAccess = .public
        $0.settings.access = .internal
      }
      result.expectClean()
    }
  }
}

private let flavours = [Configuration.Observed.observation, .combine]
private let modes: [LanguageMode] =
  isExhaustive ? [.swift5, .swift6, .swift6MainActor] : [.swift6]

extension TestedStyle {
  /// Those whose classes SwiftUI does not observe as they are.
  fileprivate static let ofStreams = all.filter { $0.framework != .none }

  fileprivate var hasRelays: Bool { self.name.hasPrefix("rxswift-") }
}

private func withoutPairs(_ spec: String) -> String {
  spec.replacing(/\ as `?(\w+)`?\n/) { " as \($0.output.1)Heard\n" }
}

/// What the compiler says of all that is generated for specs, and written first.
private func compile(
  _ specs: [SourceFile],
  _ style: TestedStyle,
  _ flavour: Configuration.Observed,
  _ mode: LanguageMode,
  _ modules: [ForeignModule] = [],
  features: [String] = upcomingFeatures,
  changing change: (inout Configuration) -> Void = { _ in }
) async throws -> CompilationResult {
  func changing(_ configuration: inout Configuration) {
    configuration.settings.bindings = true
    configuration.settings.mocks = .sources
    configuration.settings.observed = flavour
    change(&configuration)
  }
  let views = specs.flatMap {
    generatedFiles($0, in: style.name, scaffolded: true, withViews: true) {
      changing(&$0)
      // There is no macro for previews.
      $0.settings.mocks = .off
    }
  }
  .filter { $0.kind == .view }
  .map { SwiftFile(name: $0.name, text: String(decoding: $0.contents, as: UTF8.self)) }
  let types = SwiftFile(
    name: "Types.swift",
    text:
      "public struct Item: Identifiable, Sendable { public let id: Int }\npublic class Box { init() {} }\n"
  )
  let combine =
    style.framework == .combine
    ? [] : [ForeignModule(name: "OpenCombine", text: try stubText(of: "OpenCombine"))]
  return try await Compilation(
    files: generated(specs, in: style.name, withScaffolds: true, changing: changing) + views + [types],
    framework: style.framework,
    foreignModules: modules + combine + Example.viewLibraries,
    mode: mode,
    stage: .compile,
    warningsAreErrors: false,
    features: features
  ).result()
}

private let unusualSpec = """
  public viewmodel XViewModel {
    inputs {
      actionChanged(_ action: @Sendable () -> Void = {}) as action
      boxChanged(_ box: Box) as box
      numberChanged(to number: Int = 1) as number
      @available(*, deprecated) oldChanged(_ old: Int = 0) as old
      codeChanged(_ code: Int? = nil) as code
      itemChanged(_ item: Item?) as item
      rowsChanged(_ rows: [Item] = []) as rows
      sticky show(_ item: Item) as shown
      sizeChanged(_ size: (width: Int, height: Int) = (width: 1, height: 2)) as size
      isOnChanged(_ isOn: Bool = false) as `is`
      titleChanged(in title: String = "") as title
    }
    outputs {
      state action: @Sendable () -> Void
      state box: Box
      state boxes: [Box]
      state number: Int
      state `default`: Int
      state done: Void
      event boxed: Box
      event closed: Void
      event acted: @Sendable () -> Void
      state handler: () -> Void
      state item: Item? = nil
      state others: [Item] = []
      @available(*, deprecated) state old: Int
      stream progress: Double
      state rows: [Item]
      state shown: Item?
      state size: (width: Int, height: Int)
      state text: (any Hashable)?
      event `in`: (a: Int, b: Box)
      value count: Int
    }
  }
  viewmodel RowCellViewModel {
    inputs { tapped() }
    outputs { state title: String }
  }
  viewmodel HearsViewModel {
    inputs { typed(_ text: String = "") }
  }
  @MainActor
  viewmodel MainViewModel {
    inputs { refresh() async; typed(_ text: String = "") }
    outputs { state text: String }
    errors { failure: any Error }
  }

  """
