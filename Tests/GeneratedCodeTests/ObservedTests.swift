import MVVMConfiguration
import MVVMModel
import MVVMSource
import TestSupport
import Testing

/// Tests of the objects that SwiftUI observes in the styles of streams, with scaffolded views.
@Suite("Objects that SwiftUI observes") struct ObservedTests {
  @Test("That of every feature compiles, in every style and mode", arguments: TestedStyle.ofStreams, flavours)
  func everyFeature(style: TestedStyle, flavour: Configuration.Observed) async throws {
    for mode in modes {
      try await compile(specs(in: "Tests/Fixtures"), style, flavour, mode, [models]).expectClean()
    }
  }

  @Test(
    "That of unusual types and names compiles, with mocks and all scaffolds",
    arguments: TestedStyle.ofStreams,
    flavours
  )
  func unusual(style: TestedStyle, flavour: Configuration.Observed) async throws {
    // There an input is a property of its logic name, which no output has.
    let text = style.showsInputs ? withoutPairs(unusualSpec) : unusualSpec
    let spec = SourceFile(path: "XViewModel.mvvm", text: text)
    for form in triedTypeProtocols {
      for mode in form == .members ? modes : [.swift6] {
        try await compile([spec], style, flavour, mode) { $0.settings.typeProtocol = form }.expectClean()
      }
    }
  }

  @Test(
    "Where imports are internal by themselves, they are as wide as they need to be",
    arguments: TestedStyle.ofStreams,
    flavours
  )
  func importAccess(style: TestedStyle, flavour: Configuration.Observed) async throws {
    for access in tried([Access.public, .package, .internal]) {
      let text = """
        \(access) viewmodel XViewModel {
          inputs { b(_ x: Int = 0) as \(style.showsInputs ? "g" : "a"); c(_ x: Int = 0) as d }
          outputs { state a: Int = 0; event e: Int; state f: Int }
        }
        """
      let spec = SourceFile(path: "XViewModel.mvvm", text: text)
      let features = upcomingFeatures + ["InternalImportsByDefault"]
      try await compile([spec], style, flavour, .swift6, features: features) {
        $0.importAccess = .public
        $0.settings.access = .internal
      }.expectClean()
    }
  }
}

private let flavours = tried([Configuration.Observed.observation, .combine])
private let modes = tried([LanguageMode.swift6, .swift5, .swift6MainActor])

extension TestedStyle {
  /// Those whose classes SwiftUI does not observe as they are.
  fileprivate static let ofStreams = tried.filter { $0.framework != .none }
}

private func withoutPairs(_ spec: String) -> String {
  spec.replacing(/\ as `?(\w+)`?\n/) { " as \($0.output.1)Heard\n" }
}

private func compile(
  _ specs: [SourceFile],
  _ style: TestedStyle,
  _ flavour: Configuration.Observed,
  _ mode: LanguageMode,
  _ modules: [ForeignModule] = [],
  features: [String] = upcomingFeatures,
  changing change: (inout Configuration) -> Void = { _ in }
) async throws -> CompilationResult {
  let combine =
    style.framework == .combine
    ? [] : [ForeignModule(name: "Combine", text: try stubText(of: "Combine"))]
  return try await resultOfAll(
    specs,
    in: style,
    mode,
    importing: modules + combine,
    hasPreviews: false,
    features: features
  ) {
    $0.settings.observed = flavour
    change(&$0)
  }
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
