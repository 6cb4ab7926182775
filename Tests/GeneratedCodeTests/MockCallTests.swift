import MVVMConfiguration
import MVVMSource
import TestSupport
import Testing

@Suite("Calls of mocks") struct MockCallTests {
  @Test(
    "Each kind of payload is equal to one like it, and different from another, across modules",
    arguments: tried([LanguageMode.swift6, .swift5, .swift6MainActor])
  )
  func compared(mode: LanguageMode) async throws {
    let (app, mock) = modules(mode)
    let wrong = try await output(of: mock + [comparison], importing: [app], mode: mode)
    #expect(wrong == "all is compared\n")
  }
}

/// The module `App` with the types and the protocols, and the mock as the tests of the module have it.
private func modules(_ mode: LanguageMode) -> (app: ForeignModule, mock: [SwiftFile]) {
  let modules = generatedModules([zoo], in: "observation") {
    $0.module = "App"
    $0.tests.folder = "Tests"
    $0.tests.framework = .off
    $0.settings.mocks = .tests
  }
  return (
    ForeignModule(name: "App", files: modules.sources + [types], mode: mode, isLinked: true), modules.tests
  )
}

/// A spec with an input for each kind of payload.
private let zoo = SourceFile(
  path: "Zoo.mvvm",
  text: """
    public viewmodel Zoo {
      inputs {
        plain(_ plain: Plain)
        text(_ text: String, at row: Int)
        same(_ same: Same)
        sames(_ sames: [Same])
        token(_ token: Token)
        choice(_ choice: Choice)
        pair(_ pair: (a: Int, b: String))
        call(_ body: () -> Void)
        maybe(_ body: ((Int) -> Void)?)
        service(_ service: any Service)
        anything(_ anything: Any)
        kind(_ type: any Service.Type)
        plains(_ plains: [String: Plain])
        bag(_ bag: Set<String>)
        tapped()
      }
    }
    """
)

private let types = SwiftFile(
  name: "Types.swift",
  text: """
    public protocol Service {}

    public final class Token {
      public init() {}
    }

    public struct Plain {
      public var a: Int
      public var b: String?
      public init(a: Int, b: String?) {
        self.a = a
        self.b = b
      }
    }

    public struct Same: Equatable {
      public var a: Int
      public init(a: Int) { self.a = a }
    }

    public enum Choice {
      case one
      case two(Int)
    }

    public struct Loader: Service {
      public var url: String
      public init(url: String) { self.url = url }
    }

    public struct Cache: Service {}
    """
)

/// A set or a dictionary is equal to one that was filled in another order, whose text differs.
private let comparison = SwiftFile(
  name: "main.swift",
  text: """
    import App

    func show(_ kind: String, _ one: ZooMock.Call, _ like: ZooMock.Call, _ other: ZooMock.Call) {
      if one != like || one == other { print(kind, one == like, one == other) }
    }
    let token = Token()
    let bag = Set((0..<50).map(String.init))
    var gab = Set<String>(minimumCapacity: 1_000)
    for element in (0..<50).reversed() { gab.insert(String(element)) }
    let entries = Dictionary(uniqueKeysWithValues: (0..<50).map { (String($0), Plain(a: $0, b: nil)) })
    var seirtne = [String: Plain](minimumCapacity: 1_000)
    for key in (0..<50).reversed() { seirtne[String(key)] = Plain(a: key, b: nil) }
    show("plain", .plain(Plain(a: 1, b: nil)), .plain(Plain(a: 1, b: nil)), .plain(Plain(a: 1, b: "")))
    show("text", .text("a", at: 1), .text("a", at: 1), .text("a", at: 2))
    show("equatable", .same(Same(a: 1)), .same(Same(a: 1)), .same(Same(a: 2)))
    show("array", .sames([Same(a: 1)]), .sames([Same(a: 1)]), .sames([]))
    show("object", .token(token), .token(token), .token(Token()))
    show("choice", .choice(.two(1)), .choice(.two(1)), .choice(.one))
    show("pair", .pair((a: 1, b: "a")), .pair((a: 1, b: "a")), .pair((a: 1, b: "b")))
    show("optional", .maybe(nil), .maybe(nil), .maybe({ _ in }))
    show("existential", .service(Loader(url: "a")), .service(Loader(url: "a")), .service(Loader(url: "b")))
    show("any", .anything(1), .anything(1), .anything("1"))
    show("metatype", .kind(Loader.self), .kind(Loader.self), .kind(Cache.self))
    show("dictionary", .plains(["a": Plain(a: 1, b: "")]), .plains(["a": Plain(a: 1, b: "")]), .plains([:]))
    show("set", .bag(bag), .bag(gab), .bag([]))
    show("entries", .plains(entries), .plains(seirtne), .plains(["0": Plain(a: 0, b: nil)]))
    show("other input", .choice(.one), .choice(.one), .anything(Choice.one))
    show("closures", .call({}), .call({ print() }), .tapped)

    let mock = ZooMock()
    mock.inputs.plain(Plain(a: 1, b: nil))
    mock.inputs.tapped()
    let calls: [ZooMock.Call] = [.plain(Plain(a: 1, b: nil)), .tapped]
    if mock.calls != calls || mock.calls == calls.reversed() { print("history") }
    print("all is compared")

    """
)
