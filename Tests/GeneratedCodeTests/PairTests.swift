import MVVMConfiguration
import MVVMModel
import MVVMSource
import TestSupport
import Testing

@Suite("Inputs and states that are one property") struct PairTests {
  @Test(
    "Pairs of unusual types and names compile, with mocks, bindings and all scaffolds",
    arguments: tried([LanguageMode.swift6, .swift5, .swift6MainActor]),
    triedTypeProtocols
  )
  func unusual(mode: LanguageMode, form: Configuration.TypeProtocol) async throws {
    for text in [unusualSpec, facetSpec] {
      try await resultOfAll([file(text)], in: observation, mode) { $0.settings.typeProtocol = form }
        .expectClean()
    }
  }

  @Test("They compile where there is no SwiftUI", arguments: triedTypeProtocols)
  func withoutSwiftUI(form: Configuration.TypeProtocol) async throws {
    let specs = [file(unusualSpec)]
    try await resultOfAll(specs, in: observation, hasSwiftUI: false) { $0.settings.typeProtocol = form }
      .expectClean()
  }

  @Test(
    "Where imports are internal by themselves, that of bindings is as wide as they are",
    arguments: tried([Access.public, .package, .internal])
  )
  func importAccess(access: Access) async throws {
    let text =
      "\(access) viewmodel XViewModel { inputs { b(_ x: Int = 0) as a }\n outputs { state a: Int } }\n"
    let features = upcomingFeatures + ["InternalImportsByDefault"]
    try await resultOfAll([file(text)], in: observation, features: features) { $0.importAccess = .public }
      .expectClean()
  }

  @Test("Nothing is imported for bindings where there are none") func unpaired() {
    let text =
      "viewmodel XViewModel { inputs { b(_ x: Int = 0) }\n outputs { state a: Int; bindings: Int } }\n"
    let files = generated(text, in: observation, withScaffolds: false)
    #expect(!files.contains { $0.text.contains("SwiftUI") })
  }
}

private func file(_ text: String) -> SourceFile { SourceFile(path: "XViewModel.mvvm", text: text) }

private let observation = TestedStyle(name: "observation")

private let unusualSpec = """
  public viewmodel XViewModel {
    dependencies {
      subject: String
      makeRow: @Sendable (Int) -> Item
    }
    inputs {
      actionChanged(_ action: @Sendable () -> Void = {}) as action
      caseChanged(to number: Int = 1) as `case`
      @available(*, deprecated) oldChanged(_ old: Int = 0) as old
      rows(_ rows: [Item] = [])
      sticky show(_ row: Item) as shown
      sizeChanged(_ size: (width: Int, height: Int) = (width: 1, height: 2)) as size
      start()
      subjectChanged(_ subject: String) as subject
      tabChanged(_ tab: Page) as tab
      titleChanged(in title: String?) as title
      wantsRows(_ isOn: Bool) as isOn
    }
    outputs {
      action: @Sendable () -> Void
      `case`: Int
      count(of row: Item) -> Int
      isOn: Bool
      @available(*, deprecated) old: Int
      others: [Item] = []
      rows: [Item]
      shown: Item?
      size: (width: Int, height: Int)
      subject: String
      tab: Page = .first
      title: String? = nil
    }
  }

  """

private let facetSpec = """
  viewmodel XViewModel {
    inputs uiInputs {
      nameChanged(_ name: String = "") as name
    }
    inputs parentInputs {
      sticky show(_ row: Item) as row
    }
    outputs uiOutputs {
      state name: String
    }
    outputs parentOutputs {
      state row: Item? = nil
    }
  }

  """
