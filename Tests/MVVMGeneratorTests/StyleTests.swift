import MVVMSource
import MVVMTemplates
import TestSupport
import Testing

@testable import MVVMGenerator
@testable import MVVMStyles

@Suite struct StyleTests {
  @Test("Every bundled style is free of mistakes", arguments: StyleLibrary().names, FileKind.allCases)
  func bundled(name: String, kind: FileKind) {
    let library = StyleLibrary()
    let style = library.style(named: name, for: kind)
    #expect(listing(style.diagnostics) == "")
    #expect(listing(unusedBlocks(ofSheet: name, in: library.templates)) == "")
    #expect(style.value != nil)
  }
}
