import MVVMSource
import MVVMTemplates
import TestSupport
import Testing

@testable import MVVMGenKit

@Suite struct StyleTests {
  @Test("Every bundled style is free of mistakes", arguments: StyleLibrary().names)
  func bundled(name: String) {
    var library = StyleLibrary()
    let style = library.style(named: name)
    #expect(listing(style.diagnostics) == "")
    #expect(listing(unusedBlocks(ofSheet: name, in: library.templates)) == "")
    #expect(style.value?.templates.count == FileKind.allCases.count)
  }
}
