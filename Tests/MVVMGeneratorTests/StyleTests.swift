import MVVMSource
import MVVMTemplates
import TestSupport
import Testing

@testable import MVVMGenerator

@Suite struct StyleTests {
  @Test("Every bundled style is free of mistakes", arguments: StyleLibrary().names, FileKind.allCases)
  func bundled(name: String, kind: FileKind) {
    var library = StyleLibrary()
    let style = library.style(named: name, for: kind)
    #expect(listing(style.diagnostics) == "")
    #expect(listing(unusedBlocks(ofSheet: name, in: library.templates)) == "")
    #expect(style.value != nil)
  }

  @Test("The mock of a state without a value shows nothing until it is given one, or nil")
  func optionalState() {
    let text = mock(of: "state a: String?; state b: String", in: "combine")
    #expect(text.contains("let aSubject = CurrentValueSubject<String??, Never>(nil)\n"))
    #expect(text.contains("return self.aSubject.compactMap { $0 }.eraseToAnyPublisher()"))
    #expect(text.contains("let bSubject = CurrentValueSubject<String?, Never>(nil)\n"))
  }

  @Test(
    "The mock of a stream may fail and complete",
    arguments: ["rxswift", "rxswift-relays", "rxswift-subjects"]
  )
  func stream(style: String) {
    let text = mock(of: "stream a: Int; event b: Int", in: style)
    #expect(text.contains("let aSubject = PublishSubject<Int>()\n"))
    #expect(text.contains("let bRelay = PublishRelay<Int>()\n"))
  }
}

private func mock(of outputs: String, in style: String) -> String {
  let spec = SourceFile(path: "X.mvvm", text: "viewmodel X { outputs { \(outputs) } }")
  let files = generatedFiles(spec, in: style) { $0.settings.mocks = .sources }
  return files.filter { $0.kind == .mock }.map(\.text).joined()
}
