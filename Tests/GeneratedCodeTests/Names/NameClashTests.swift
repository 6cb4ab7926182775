import MVVMConfiguration
import MVVMSource
import TestSupport
import Testing

/// Tests of a manifest's names: each clash is found before the compiler finds it, and nothing else is refused.
/// `GeneratedNameTests` checks that its reserved names are complete.
@Suite("Names in generated code") struct NameClashTests {
  @Test("Names that would meet are a diagnostic", arguments: clashes)
  func clash(clash: Clash) {
    let found = generatorDiagnostics("viewmodel X {\n\(clash.members)\n}", in: clash.style)
    #expect(found.map(\.message) == [clash.message])
  }

  @Test("A mock cannot be given a state and a function of one name") func mock() {
    func messages(_ mocks: Configuration.Mocks) -> [String] {
      let text = "viewmodel X { outputs { state a: Int = 0; a(x: Int) -> Int } }"
      return generatorDiagnostics(text, in: "observation") { $0.settings.mocks = mocks }.map(\.message)
    }
    #expect(messages(.off) == [])
    #expect(messages(.sources) == ["'a' is taken by 'a'"])
  }

  @Test("Names that only nearly meet compile", arguments: TestedStyle.all)
  func nearClash(style: TestedStyle) async throws {
    let module = SharedModule(style: style, mode: .swift6)
    try await module.result(of: module.nearClashes).expectClean()
  }
}

struct Clash: Sendable, CustomTestStringConvertible {
  let style: String
  let members: String
  var message = ""

  var testDescription: String { "\(self.style): \(self.members)" }
}

private let clashes = rows(
  """
  combine        | inputs { a() } outputs { aSubject: Int } | 'aSubject' is taken by the backing of input 'a()'
  combine        | dependencies { cancellables: Int } inputs { a() } \
  | 'cancellables' is reserved for the generated class: choose another name
  combine        | outputs { cancellables: Int } | 'cancellables' is reserved for the generated class: choose another name
  observation    | dependencies { a: Int } outputs { a: Int = 0 } | 'a' is taken by dependency 'a'
  observation    | dependencies { a: Int } outputs { a: Int? } | 'a' is taken by dependency 'a'
  observation    | dependencies { a: Int } outputs { stream a: Int } | 'a' is taken by dependency 'a'
  observation    | dependencies { a: Int } inputs { b(_ x: Int = 0) as a } outputs { a: Int } \
  | 'a' is taken by dependency 'a'
  observation    | dependencies { a: Int } outputs { value a: String } | 'a' is taken by dependency 'a'
  observation    | dependencies { a: Int } inputs { a() } | 'a' is taken by dependency 'a'
  observation    | dependencies { a: Int } inputs { sticky b(_ x: Int) as a } | 'a' is taken by dependency 'a'
  observation    | inputs { a(_ x: Int = 0) } outputs { event a: Int } | 'a' is taken by 'a(_:)'
  observation    | inputs { a(_ x: Int = 0) -> Bool } outputs { a: Int } | 'a' is taken by 'a(_:)'
  observation    | inputs { a(_ x: Int = 0, _ y: Int = 0) } outputs { a: Int } | 'a' is taken by 'a(_:_:)'
  observation    | inputs { b(_ x: Int = 0) as a } outputs { a: Int? } \
  | 'a' is a state of type 'Int?' and an input that stores 'Int': give both the same type to make them one property, \
  or rename the input with 'as'
  observation    | inputs { sticky b(_ x: Int) as a } outputs { a: Int } \
  | 'a' is a state of type 'Int' and an input that stores 'Int?': give both the same type to make them one property, \
  or rename the input with 'as'
  observation    | inputs { b(_ x: Int = 0) as a } outputs { a: Int = 1 } \
  | 'a' has the initial value '1' here, and '0' as an input: they are one property, so remove one of them
  observation    | inputs { b(_ x: Int) as a; bindings(_ y: Int) } outputs { a: Int } \
  | 'bindings' is reserved for the generated class: choose another name
  observation    | inputs { b(_ x: Int) as a; c(_ x: Binding) } outputs { a: Int } \
  | 'Binding' means another type in generated code: write yours with its module, as in 'MyApp.Binding'
  observation    | inputs { sticky b(_ x: Int) as a; a() as c } | 'a' is taken by 'a()'
  observation    | inputs { sticky a(_ x: Int) } outputs { _a: Int } | '_a' is taken by the backing of input 'a(_:)'
  observation    | outputs { a: Int; _a: Int } | '_a' is taken by 'a'
  observation    | outputs { event a: Int; value aEvents: Int } | 'aEvents' is taken by the source of event 'a'
  observation    | outputs { b: Int; aEvents() -> Int } errors { a: Int } \
  | 'aEvents' is taken by the source of event 'a'
  observation    | inputs { a(_ x: Int = 0) as kept } | 'kept' is reserved for the generated class: choose another name
  observation    | inputs { a(_ x: Int = 0) as outputs } | 'outputs' is reserved for the generated class: choose another name
  observation    | outputs { MVVMTracked: Int } | 'MVVMTracked' is reserved for the generated class: choose another name
  reactiveswift  | outputs { a: [OutputStreams?] } \
  | 'OutputStreams' means another type in generated code: write yours with its module, as in 'MyApp.OutputStreams'
  rxswift-relays | inputs { a(_ x: InputStreams) } \
  | 'InputStreams' means another type in generated code: write yours with its module, as in 'MyApp.InputStreams'
  observation    | outputs { a: [Kept?] } \
  | 'Kept' means another type in generated code: write yours with its module, as in 'MyApp.Kept'
  observation    | inputs { a(_ x: Int = Kept.first) } \
  | 'Kept' means another type in generated code: write yours with its module, as in 'MyApp.Kept'
  observation    | outputs { Kept: Int } | 'Kept' is reserved for the generated class: choose another name
  observation    | outputs { kept: Int } | 'kept' is reserved for the generated class: choose another name
  rxswift        | outputs { a: TestScheduler } \
  | 'TestScheduler' means another type in generated code: write yours with its module, as in 'MyApp.TestScheduler'
  combine        | inputs { a(_ x: [XCTSkip]) } \
  | 'XCTSkip' means another type in generated code: write yours with its module, as in 'MyApp.XCTSkip'
  rxswift-relays | inputs { a(_ x: Int) } outputs { a: Int } | 'a' is taken by 'a(_:)'
  rxswift-relays | inputs { x(_ x: Int) as a } outputs { value a: Int } | 'a' is taken by 'x(_:)'
  rxswift-relays | inputs { x(_ x: Int) as a } outputs { a() -> Int } | 'a' is taken by 'x(_:)'
  rxswift-relays | inputs { x(_ x: Int) as a; a() -> Int as b } | 'a' is taken by 'a()'
  rxswift-relays | inputs { a() -> Int; aRelay(_ x: Int) } | 'aRelay' is taken by the backing of input 'a()'
  rxswift-relays | inputs { x() as aReply; a(_ x: Int) -> Int } | 'aReply' is taken by the reply of input 'a(_:)'
  rxswift-relays | inputs { x() as aOutput } outputs { value a: Int } \
  | 'aOutput' is taken by the closure of output 'a'
  rxswift-relays | inputs { @MainActor a(); aRelay(_ x: Int) } | 'aRelay' is taken by the backing of input 'a()'
  rxswift-relays | inputs { x() as disposeBag } | 'disposeBag' is reserved for the generated class: choose another name
  rxswift-relays | inputs { x() as inputs } | 'inputs' is reserved for the generated class: choose another name
  rxswift-relays | inputs { x() as mvvmMakeOutputs } | 'mvvmMakeOutputs' is reserved for the generated class: choose another name
  rxswift-relays | inputs { x() as PublishRelay } | 'PublishRelay' is reserved for the generated class: choose another name
  rxswift-relays | inputs { RxRelay(_ x: Int) } | 'RxRelay' is reserved for the generated class: choose another name
  rxswift-subjects | inputs { a() -> Int; aSubject(_ x: Int) } | 'aSubject' is taken by the backing of input 'a()'
  rxswift-subjects | inputs { x() as PublishSubject } | 'PublishSubject' is reserved for the generated class: choose another name
  combine-subjects | inputs { x() as PassthroughSubject } \
  | 'PassthroughSubject' is reserved for the generated class: choose another name
  combine-subjects | inputs { x(_ x: Int) as a } outputs { a() -> Int } | 'a' is taken by 'x(_:)'
  combine-subjects | inputs { @MainActor a(); aSubject(_ x: Int) } | 'aSubject' is taken by the backing of input 'a()'
  combine-subjects | inputs { sticky a(_ x: Int); aSubject() } | 'aSubject' is taken by the backing of input 'a(_:)'
  combine-subjects | inputs { sticky a() as b; x() as a } | 'a' is taken by 'a()'
  combine-subjects | inputs { x() as cancellables } \
  | 'cancellables' is reserved for the generated class: choose another name
  rxswift        | outputs { RxSwift: Int } | 'RxSwift' is reserved for the generated class: choose another name
  reactiveswift  | dependencies { ReactiveSwift: Int } inputs { a() } \
  | 'ReactiveSwift' is reserved for the generated class: choose another name
  observation    | outputs { Observation: Int } | 'Observation' is reserved for the generated class: choose another name
  observation    | inputs { a(fatalError: Int) -> Int } | 'fatalError' is reserved for the generated class: choose another name
  observation    | dependencies { b: Never } inputs { a() } \
  | 'Never' has no values: it cannot be the type of a dependency
  observation    | inputs { a(_ x: Never = f()) } \
  | 'Never' has no values: it cannot be the type of an input
  observation    | outputs { a(_ x: Never) -> Int } \
  | 'Never' has no values: it cannot be the type of an argument
  combine        | outputs { a: Empty } \
  | 'Empty' means another type in generated code: write yours with its module, as in 'MyApp.Empty'
  """,
  columns: 3
).map { Clash(style: $0[0], members: $0[1], message: $0[2]) }

/// A member with the name and type of a dependency, or an input with those of a state, is one property. A property and a
/// function with arguments may share a name. A relay is not a backing, and does not have the function's name.
let nearClashMembers = rows(
  """
  combine        | inputs { a() as b } outputs { aSubject: Int; disposeBag: Int; a(_ x: Int) -> Int }
  combine        | inputs { cancellables(_ x: Int) } outputs { bRelay: Int }
  reactiveswift  | inputs { a() as b; aPipe() } outputs { aProperty: Int }
  rxswift        | inputs { a() as b } outputs { aRelay: Int; aReply: Int }
  observation    | dependencies { a: Int } outputs { value a: Int; b: Int }
  observation    | inputs { move(item a: Int, _ item: Int) }
  combine        | inputs { move(item a: Int, _ item: Int) }
  observation    | inputs { a(_ x: Int = 0) as b; sticky c(_ x: Int) } outputs { a: Int }
  observation    | dependencies { a: Int } outputs { a: Int; b: Int }
  observation    | inputs { a(_ x: Int = 0) } outputs { a: Int }
  observation    | inputs { b(_ x: Int = 0) as a } outputs { a: Int = 0 }
  observation    | inputs { sticky b(_ x: Int) as a } outputs { a: Optional<Int> }
  observation    | inputs { b(to x: Int) as a } outputs { a: Int; aValue: Int; registrar: Int }
  observation    | inputs { b(to x: Int) } outputs { c: Int; bindings: Int }
  observation    | inputs { start() } outputs { a: Int = 0 }
  observation    | inputs { a(_ x: Int) } outputs { a: Int; aValue: Int; aEvents: Int }
  observation    | dependencies { a: Int } inputs { a(_ x: Int); kept(_ x: Int) }
  observation    | inputs { sticky a(); b(_ x: Int) as kept } outputs { stream c: Int; cEvents: Int }
  observation    | inputs { sticky a(_ x: Int) -> Int } outputs { aReply: Int }
  observation    | outputs { state: Int }
  observation    | outputs { state state: Int? = nil }
  observation    | outputs { b: (Kept: Int, c: Double) }
  combine-subjects | inputs { sticky a(_ x: Int) as b } outputs { a: Int; b: Int }
  combine-subjects | inputs { @MainActor a() as b; aSubject() }
  combine-subjects | inputs { a(); aSubject() } outputs { aReply: Int; aOutput: Int }
  rxswift-relays | inputs { @MainActor a() as b; aRelay() }
  rxswift-relays | inputs { a() } outputs { a(_ x: Int) -> Int }
  rxswift-relays | inputs { a(_ x: Int) -> Int } outputs { a: Int }
  rxswift-relays | inputs { a(); aRelay() } outputs { aReply: Int; aOutput: Int }
  rxswift-relays | inputs { a(_ x: Int) as b; x(_ x: Int) as a } outputs { x: Int }
  rxswift-relays | inputs { x() as outputStreams; y() as Signal; z() as Observable }
  rxswift-relays | dependencies { a: Int } inputs { a() } outputs { b: Int }
  """,
  columns: 2
).map { Clash(style: $0[0], members: $0[1]) }
