import MVVMGenerator
import MVVMSource
import TestSupport
import Testing

/// What a manifest says of names: each clash is found before the compiler finds it, and nothing else is refused.
@Suite("Names in generated code") struct NameClashTests {
  @Test("Names that would meet are a diagnostic", arguments: clashes)
  func clash(clash: Clash) {
    var styles = StyleLibrary()
    var configuration = Configuration()
    configuration.settings.style = clash.style
    let file = SourceFile(path: "X.mvvm", text: "viewmodel X {\n\(clash.members)\n}")
    let found = generate(file, configuration: configuration, styles: &styles).diagnostics
    #expect(found.map(\.message) == [clash.message])
  }

  @Test("Names that only nearly meet compile", arguments: TestedStyle.all)
  func nearClash(style: TestedStyle) async throws {
    let module = SharedModule(style: style, mode: .swift6)
    let result = try await module.result(of: module.nearClashes)
    #expect(result.succeeded, "\(result.output)")
    #expect(result.unexpectedWarnings == [])
  }
}

/// The members of a view model in a style, and what is said of them.
struct Clash: Sendable, CustomTestStringConvertible {
  let style: String
  let members: String
  var message = ""

  var testDescription: String { "\(self.style): \(self.members)" }
}

private let clashes = [
  Clash(
    style: "combine",
    members: "inputs { a() }\noutputs { aSubject: Int }",
    message: "'aSubject' is taken by the backing of input 'a()'"
  ),
  Clash(
    style: "combine",
    members: "dependencies { cancellables: Int }\ninputs { a() }",
    message: "'cancellables' is a name the generated class needs"
  ),
  Clash(
    style: "combine",
    members: "outputs { cancellables: Int }",
    message: "'cancellables' is a name the generated class needs"
  ),
  Clash(
    style: "combine",
    members: "outputs { PassthroughSubject: Int }",
    message: "'PassthroughSubject' is a name the generated class needs"
  ),
  Clash(
    style: "observation",
    members: "dependencies { a: Int }\noutputs { a: Int }",
    message: "'a' is taken by dependency 'a'"
  ),
  Clash(
    style: "observation",
    members: "dependencies { a: Int }\noutputs { value a: String }",
    message: "'a' is taken by dependency 'a'"
  ),
  Clash(
    style: "observation",
    members: "dependencies { a: Int }\ninputs { a() }",
    message: "'a' is taken by dependency 'a'"
  ),
  Clash(
    style: "observation",
    members: "dependencies { a: Int }\ninputs { sticky b(_ x: Int) as a }",
    message: "'a' is taken by dependency 'a'"
  ),
  Clash(
    style: "observation",
    members: "inputs { a(_ x: Int = 0) }\noutputs { a: Int }",
    message: "'a' is taken by 'a(_:)'"
  ),
  Clash(
    style: "observation",
    members: "inputs { sticky b(_ x: Int) as a; a() as c }",
    message: "'a' is taken by 'b(_:)'"
  ),
  Clash(
    style: "observation",
    members: "inputs { sticky a(_ x: Int) }\noutputs { aValue: Int }",
    message: "'aValue' is taken by the backing of input 'a(_:)'"
  ),
  Clash(
    style: "observation",
    members: "outputs { event a: Int; value aEvents: Int }",
    message: "'aEvents' is taken by the source of event 'a'"
  ),
  Clash(
    style: "observation",
    members: "outputs { b: Int; aEvents() -> Int }\nerrors { a: Int }",
    message: "'aEvents' is taken by the source of event 'a'"
  ),
  Clash(
    style: "observation",
    members: "inputs { a(_ x: Int = 0) as state }",
    message: "'state' is a name the generated class needs"
  ),
  Clash(
    style: "observation",
    members: "inputs { a(_ x: Int = 0) as outputs }",
    message: "'outputs' is a name the generated class needs"
  ),
  Clash(
    style: "observation",
    members: "dependencies { registrar: Int }\ninputs { a() }",
    message: "'registrar' is a name the generated class needs"
  ),
  Clash(
    style: "reactiveswift",
    members: "outputs { a: [OutputStreams?] }",
    message:
      "'OutputStreams' is a type of the generated class: name yours with its module, as in 'MyApp.OutputStreams'"
  ),
  Clash(
    style: "rxswift-relays",
    members: "inputs { a(_ x: InputStreams) }",
    message:
      "'InputStreams' is a type of the generated class: name yours with its module, as in 'MyApp.InputStreams'"
  ),
  Clash(
    style: "observation",
    members: "outputs { a: [State?] }",
    message: "'State' is a type of the generated class: name yours with its module, as in 'MyApp.State'"
  ),
  Clash(
    style: "observation",
    members: "inputs { a(_ x: Int = State.first) }",
    message: "'State' is a type of the generated class: name yours with its module, as in 'MyApp.State'"
  ),
  Clash(
    style: "observation",
    members: "outputs { State: Int }",
    message: "'State' is a name the generated class needs"
  ),
  Clash(
    style: "observation",
    members: "outputs { state: Int }",
    message: "'state' is a name the generated class needs"
  ),
  Clash(
    style: "rxswift-relays",
    members: "inputs { a(_ x: Int) }\noutputs { a: Int }",
    message: "'a' is taken by 'a(_:)'"
  ),
  Clash(
    style: "rxswift-relays",
    members: "inputs { x(_ x: Int) as a }\noutputs { value a: Int }",
    message: "'a' is taken by 'x(_:)'"
  ),
  Clash(
    style: "rxswift-relays",
    members: "inputs { x(_ x: Int) as a }\noutputs { a() -> Int }",
    message: "'a' is taken by 'x(_:)'"
  ),
  Clash(
    style: "rxswift-relays",
    members: "inputs { x(_ x: Int) as a; a() -> Int as b }",
    message: "'a' is taken by 'x(_:)'"
  ),
  Clash(
    style: "rxswift-relays",
    members: "inputs { a() -> Int; aRelay(_ x: Int) }",
    message: "'aRelay' is taken by the backing of input 'a()'"
  ),
  Clash(
    style: "rxswift-relays",
    members: "inputs { x() as aReply; a(_ x: Int) -> Int }",
    message: "'aReply' is taken by the reply of input 'a(_:)'"
  ),
  Clash(
    style: "rxswift-relays",
    members: "inputs { x() as aOutput }\noutputs { value a: Int }",
    message: "'aOutput' is taken by the closure of output 'a'"
  ),
  Clash(
    style: "rxswift-relays",
    members: "inputs { @MainActor a(); aRelay(_ x: Int) }",
    message: "'aRelay' is taken by the backing of input 'a()'"
  ),
  Clash(
    style: "rxswift-relays",
    members: "inputs { x() as disposeBag }",
    message: "'disposeBag' is a name the generated class needs"
  ),
  Clash(
    style: "rxswift-relays",
    members: "inputs { x() as inputs }",
    message: "'inputs' is a name the generated class needs"
  ),
  Clash(
    style: "rxswift-relays",
    members: "inputs { x() as makeOutputs }",
    message: "'makeOutputs' is a name the generated class needs"
  ),
  Clash(
    style: "rxswift-relays",
    members: "inputs { x() as PublishRelay }",
    message: "'PublishRelay' is a name the generated class needs"
  ),
]

let nearClashMembers = [
  Clash(
    style: "combine",
    members: "inputs { a() as b }\noutputs { aSubject: Int; disposeBag: Int; a(_ x: Int) -> Int }"
  ),
  Clash(style: "combine", members: "inputs { cancellables(_ x: Int) }\noutputs { bRelay: Int }"),
  Clash(style: "reactiveswift", members: "inputs { a() as b; aPipe() }\noutputs { aProperty: Int }"),
  Clash(style: "rxswift", members: "inputs { a() as b }\noutputs { aRelay: Int; aReply: Int }"),
  // A value that a dependency is already is one property.
  Clash(style: "observation", members: "dependencies { a: Int }\noutputs { value a: Int; b: Int }"),
  Clash(
    style: "observation",
    members: "inputs { a(_ x: Int = 0) as b; sticky c(_ x: Int) }\noutputs { a: Int }"
  ),
  Clash(
    style: "observation",
    members: "inputs { a(_ x: Int) }\noutputs { a: Int; aValue: Int; aEvents: Int }"
  ),
  Clash(style: "observation", members: "dependencies { a: Int }\ninputs { a(_ x: Int); state(_ x: Int) }"),
  Clash(
    style: "observation",
    members: "inputs { sticky a(); b(_ x: Int) as state }\noutputs { stream c: Int; cEvents: Int }"
  ),
  Clash(style: "observation", members: "inputs { sticky a(_ x: Int) -> Int }\noutputs { aReply: Int }"),
  Clash(
    style: "observation",
    members: "outputs { b: (State: Int, c: Double) }"
  ),
  Clash(style: "rxswift-relays", members: "inputs { @MainActor a() as b; aRelay() }"),
  // A property and a function with arguments may share a name.
  Clash(style: "rxswift-relays", members: "inputs { a() }\noutputs { a(_ x: Int) -> Int }"),
  Clash(style: "rxswift-relays", members: "inputs { a(_ x: Int) -> Int }\noutputs { a: Int }"),
  // A relay is no backing, and is not named by the function's name.
  Clash(style: "rxswift-relays", members: "inputs { a(); aRelay() }\noutputs { aReply: Int; aOutput: Int }"),
  Clash(
    style: "rxswift-relays",
    members: "inputs { a(_ x: Int) as b; x(_ x: Int) as a }\noutputs { x: Int }"
  ),
  Clash(
    style: "rxswift-relays",
    members: "inputs { x() as outputStreams; y() as Signal; z() as Observable }"
  ),
  Clash(style: "rxswift-relays", members: "dependencies { a: Int }\ninputs { a() }\noutputs { b: Int }"),
]
