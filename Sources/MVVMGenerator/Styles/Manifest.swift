import MVVMModel
import MVVMSource
import MVVMSyntax

/// What must be known about a style before its templates are rendered: `<style>.json` beside its sheet.
package struct Manifest: Sendable {
  /// One line that describes the style in lists.
  package var summary = ""
  /// The kind of an output whose declaration does not name one.
  package var defaultKind: StreamKind { self.interface.defaultKind }
  /// The pattern for the name of an input's backing, applied to the input's logic name.
  var backing: NamePattern = "{name}Backing"
  /// The pattern for the backing of an input that keeps nothing; `nil` to use `backing`.
  var eventBacking: NamePattern?
  /// The pattern for the name of a view, applied to the view model's name without `ViewModel`.
  var view: NamePattern = "{name}ViewController"
  /// The test framework of generated tests, unless the configuration says otherwise.
  var testing = TestFramework.xctest
  /// The kinds of outputs that a test case observes.
  var observed = StreamKind.allCases
  /// Names that have a meaning in this style's test cases, in addition to those that have one in every test case. An
  /// observer with such a name gets another one.
  var testCaseNames: [Text] = []
  /// Whether the observers of test cases run on a clock, which they can share.
  var observersHaveClocks = false
  /// Whether the protocols expose the relays that back inputs.
  package internal(set) var exposesRelays = false
  /// The modules that each group of generated files imports.
  var imports = SmallDictionary<ImportGroup, [Text]>()
  /// The imported modules whose types are visible wherever the generated declarations are, by what exposes them.
  var publicImports = SmallDictionary<ImportGroup, SmallDictionary<LibraryUse, [Text]>>()
  /// The names of the support files, without extension; `nil` for one that the style does without. The last of a kind
  /// counts.
  var supportFiles: [(kind: SupportKind, name: Text?)] = [
    (.mocks, "MockCalls"), (.testMocks, "MockCalls"), (.trackedState, "TrackedState"),
    (.viewEvents, "ViewEvents"),
  ]
  /// Patterns for the names of types that no other style generates, applied to the class's name.
  var typeNames: [NamePattern] = []
  /// Names that have a meaning in the generated code, beside those of types below, so that a spec cannot use them.
  var reservedNames: [Text] = []
  /// Generic types of the style's library that a spec might name where it means a stream.
  var streamTypes: [Text] = []
  /// The library's types that generated code names, by their modules. These names are reserved, too.
  var libraryTypes = SmallDictionary<Text, [Text]>()
  /// Types of other modules that have the same names as library types, by those modules. If a spec imports such a
  /// module, the library types are written with their own module.
  var rivalTypes = SmallDictionary<Text, [Text]>()
  /// The types that are declared inside the class. They hide types of the same name in a spec.
  package var nestedTypes: [Text] = []
  /// The scopes in which names from the spec, and names derived from them, must differ.
  package var namespaces: [Namespace] = []
  /// Further names of functions. Swift tells them from others by their arguments, so they may be those of others.
  package var overloads: [Namespace] = []
  /// How members look to callers and to the logic.
  package internal(set) var interface = InterfaceRules()
}

extension Manifest {
  /// The name of a support file, without extension; `nil` if the style has no such file.
  func supportFile(_ kind: SupportKind) -> Text? { self.supportFiles.last { $0.kind == kind }?.name }
}

/// The parts of a view model's interface that use types of the library.
enum LibraryUse: Hashable, Sendable {
  case output(StreamKind)
  /// An input that is a property rather than a function.
  case input
  /// The return type of a binding.
  case binding
  /// A conformance of the class.
  case conformance
  /// The protocol of the whole, which refines one of the library.
  case type

  static let all = StreamKind.allCases.map(Self.output) + [.input, .binding, .conformance, .type]

  /// The key in a manifest.
  var key: String {
    switch self {
    case .output(let kind): kind.rawValue
    case .input: "input"
    case .binding: "binding"
    case .conformance: "conformance"
    case .type: "type"
    }
  }

  /// The lowest access at which other modules see this use. They see no conformance of a class that is not public.
  var least: Access { self == .conformance ? .public : .package }
}
