import MVVMLint
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax
import TestSupport
import Testing

@Suite struct StreamTypeTests {
  @Test("A stream as what an output carries is reported, and the bundled styles know their streams")
  func examples() {
    let message =
      "'title' would be a stream of streams: write 'String', the type of its elements [stream-type]"
    let found = lintFindings(in: SourceFile(path: "TitleViewModel.mvvm", text: LintRule.streamType.bad))
    #expect(listing(found) == "5:12-5:26 warning: \(message)\n  fix 5:12-5:26: 'String'")
    let good = lintFindings(in: SourceFile(path: "TitleViewModel.mvvm", text: LintRule.streamType.good))
    #expect(good == [])
  }

  @Test(
    "The fix-it writes the type of the elements",
    arguments: [
      ("x: Driver<Int>", "x: Int"), ("x: RxCocoa.Driver<Int?>?", "x: Int?"),
      ("event x: Signal<(a: Int, b: Int), Never>", "event x: (a: Int, b: Int)"),
      ("state x: (Observable<[Int]>) = y", "state x: [Int] = y"),
      ("stream x: AnyPublisher<Int, Swift.Never>", "stream x: Int"),
      ("x: any Publisher<Int, Never>", "x: Int"), ("x: Observable<Driver<Int>>", "x: Int"),
      ("x: AsyncStream<() -> Void>", "x: () -> Void"),
    ]
  )
  func fixes(old: String, new: String) {
    for section in ["outputs", "errors"] where section == "outputs" || !old.contains("state") {
      #expect(self.fixed(screen(section, old)) == screen(section, new))
    }
  }

  @Test(
    "The fix-it writes the kind that the type has in the style, where it is not what the section makes of it",
    arguments: [
      ("outputs", "x: Driver<Int>", "x: Int"), ("outputs", "x: Signal<Int>", "event x: Int"),
      ("outputs", "x: RxSwift.Observable<Int>?", "stream x: Int"),
      ("outputs", "state x: Signal<Int>", "state x: Int"),
      ("outputs", "x: Observable<Signal<Int>>", "stream x: Int"),
      ("outputs", "x: SignalProducer<Int, Never>", "x: Int"), ("errors", "x: Signal<Int>", "x: Int"),
      ("errors", "x: Driver<Int>", "state x: Int"), ("inputs", "a(x: Signal<Int>)", "a(x: Int)"),
    ]
  )
  func kinds(section: String, old: String, new: String) {
    let style = manifest(outputs: [.state: "Driver", .event: "Signal", .stream: "Observable"])
    #expect(self.fixed(screen(section, old), style) == screen(section, new))
  }

  @Test("A stream that fails is left to a person, who may lose no error") func failure() {
    let spec = screen("outputs", "x: AnyPublisher<[Int], any Error>")
    let found = lintFindings(in: SourceFile(path: "X.mvvm", text: spec)).filter {
      $0.identifier == .streamType
    }
    #expect(
      found.map(\.message).first?.hasSuffix(
        "write '[Int]', the type of its elements, and a member of 'errors' for 'any Error'"
      ) == true
    )
    #expect(found.allSatisfy { $0.fix == nil })
  }

  @Test("A style that has one type for several kinds determines none") func sharedType() {
    let style = manifest(outputs: [.state: "AnyPublisher", .event: "AnyPublisher"])
    let text = screen("outputs", "x: AnyPublisher<Int, Never>")
    #expect(self.fixed(text, style) == screen("outputs", "x: Int"))
  }

  @Test("Parameters of inputs are reported as well") func inputs() {
    let text = screen("inputs", "bound(a: Observable<Int>, _ b: Int)")
    #expect(self.fixed(text) == screen("inputs", "bound(a: Int, _ b: Int)"))
  }

  @Test(
    "Other streams are fine",
    arguments: [
      screen("outputs", "x: Driver"), screen("outputs", "x: Box<Int>"), screen("outputs", "x: [Driver<Int>]"),
      screen("outputs", "value x: Driver<Int>"), screen("outputs", "x(_ a: Int) -> Driver<Int>"),
      screen("dependencies", "changes: Observable<Int>\n}\noutputs {\nx: Int"),
      screen("inputs", "asked() -> Observable<Int>"), screen("outputs", "x: Driver<Int>.Type"),
    ]
  )
  func other(text: String) {
    #expect(self.fixed(text) == text)
  }

  private func fixed(_ text: String, _ style: Manifest = manifest()) -> String {
    let fixes = lintDiagnostics(text, LintSettings(only([.streamType])), style).compactMap(\.fix)
    let file = SourceFile(path: "X.mvvm", text: text).applying(fixes).file
    return file.string(0..<file.bytes.count)
  }
}
