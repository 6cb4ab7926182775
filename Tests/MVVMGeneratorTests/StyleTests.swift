import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMSyntax
import MVVMTemplates
import TestSupport
import Testing

@testable import MVVMGenerator
@testable import MVVMStyles

@Suite struct StyleTests {
  @Test(
    "A class of RxSwift subscribes to all that is hot, to its states alone, or to nothing",
    arguments: [(Configuration.HotOutputs.all, ["a", "b"]), (.states, ["a"]), (.off, [])]
  )
  func hotOutputs(outputs: Configuration.HotOutputs, hot: [String]) {
    let text = generatedText("viewmodel XViewModel { outputs { state a: Int; event b: Int; stream c: Int } }")
    {
      $0.settings.hotOutputs = outputs
    }
    #expect(["a", "b", "c"].filter { text.contains("mvvmMakeHot(self.\($0))") } == hot)
  }

  @Test("Every bundled style is free of mistakes", arguments: StyleLibrary().names, FileKind.allCases)
  func bundled(name: String, kind: FileKind) {
    let library = StyleLibrary()
    let style = library.style(named: name, for: kind)
    #expect(listing(style.diagnostics) == "")
    #expect(listing(unusedBlocks(ofSheet: name, in: library.templates)) == "")
    #expect(style.value != nil)
  }

  @Test("Every bundled style has a type for each kind of stream", arguments: StyleLibrary().names)
  func streams(name: String) throws {
    let rules = try #require(StyleLibrary().manifest(named: name).value).interface
    for kind in OutputKind.streams where !kind.traits.isSettable {
      #expect(rules.outputs[kind] != nil, "interface.outputs of Templates/\(name).json has no '\(kind)'")
      #expect(
        rules.logicOutputs[kind] != nil,
        "interface.logicOutputs of Templates/\(name).json has no '\(kind)'"
      )
    }
  }
}
