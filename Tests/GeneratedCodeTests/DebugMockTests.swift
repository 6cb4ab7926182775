import Foundation
import MVVMConfiguration
import MVVMSource
import TestSupport
import Testing

@Suite("Mocks for debugging") struct DebugMockTests {
  @Test("A build without DEBUG has no symbol of a mock", arguments: [true, false])
  func symbols(isDebug: Bool) async throws {
    let files = generated([spec], in: "observation", withScaffolds: true) { $0.settings.mocks = .debug }
    let folder = try makeTemporaryFolder()
    try write(files, into: folder)
    let arguments =
      LanguageMode.swift6.arguments + (isDebug ? ["-D", "DEBUG"] : [])
      + ["-wmo", "-parse-as-library", "-c", "-o", "app.o", "-module-name", "App"] + files.map(\.name)
    try await succeed(runSwiftCompiler(arguments, in: folder))
    let object = try Data(contentsOf: folder.appendingPathComponent("app.o"))
    #expect(object.range(of: Data("LoginViewModelC".utf8)) != nil)
    for symbol in ["LoginViewModelMock", "mvvmIsSameCall"] {
      #expect((object.range(of: Data(symbol.utf8)) != nil) == isDebug, "\(symbol)")
    }
  }

  @Test("A mock for all builds has all of its file so, and what compares calls")
  func mixed() {
    let files = generated([spec], in: "observation", withScaffolds: false) {
      $0.settings.mocks = .debug
      var override = Configuration.Override(viewModels: ["RowCell*"])
      override.mocks = .sources
      $0.overrides = [override]
    }
    #expect(files.allSatisfy { !$0.text.contains("#if DEBUG") })
  }

  @Test(
    "A new view is previewed with its mock, where that is in the sources",
    arguments: TestedStyle.tried,
    tried([Configuration.Mocks.debug, .sources])
  )
  func previews(style: TestedStyle, mocks: Configuration.Mocks) async throws {
    func change(_ configuration: inout Configuration) { configuration.settings.mocks = mocks }
    let views = scaffoldedViews(of: [spec], in: style, changing: change).map(\.withPreviewAsFunction)
    let files = generated([spec], in: style.name, withScaffolds: true, changing: change) + views
    let result = try await style.compile(files.map(\.debugged), importing: Example.viewLibraries)
    #expect(result.succeeded, "\(result.output.prefix(4_000))")
    #expect(views.count == 3)
    for view in views {
      #expect(view.text.contains("func preview"))
      #expect(view.text.contains("#if DEBUG") == (mocks == .debug))
    }
  }

  @Test(
    "There is no preview where the mock is not in reach, or the view knows the class alone",
    arguments: [
      (Configuration.Mocks.tests, Configuration.TypeProtocol.members), (.off, .members), (.debug, .none),
    ]
  )
  func noPreviews(mocks: Configuration.Mocks, typeProtocol: Configuration.TypeProtocol) {
    let views = scaffoldedViews(of: [spec], in: TestedStyle(name: "rxswift")) {
      $0.settings.mocks = mocks
      $0.settings.typeProtocol = typeProtocol
    }
    #expect(views.allSatisfy { !$0.text.contains("#Preview") })
  }
}

private let spec: SourceFile = {
  let members = """
    inputs { tapped(at row: Int); mayClose() -> Bool }
    outputs { state isBusy: Bool; event done: Void; value count: Int; title(of row: Int) -> String }
    """
  let names = ["LoginViewModel", "RowCellViewModel", "BadgeViewViewModel"]
  return SourceFile(path: "A.mvvm", text: names.map { "viewmodel \($0) {\n\(members)\n}\n" }.joined())
}()

extension SwiftFile {
  /// As the file is where `DEBUG` is defined.
  fileprivate var debugged: SwiftFile {
    SwiftFile(name: self.name, text: self.text.replacing("#if DEBUG", with: "#if true  // #if DEBUG"))
  }
}
