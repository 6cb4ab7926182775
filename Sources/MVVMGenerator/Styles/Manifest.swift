import MVVMModel
import MVVMSource

/// What must be known of a style before its templates are rendered: `<style>.json` beside its sheet.
public struct Manifest: Equatable, Sendable {
  /// One line about the style, for lists.
  var summary = ""
  /// The kind of an output that names none.
  public internal(set) var defaultKind = StreamKind.state
  /// The name of an input's backing, made of its logic name.
  var backing: NamePattern = "{name}Backing"
  /// The same where the backing keeps nothing of a closure; as `backing` where it is `nil`.
  var closureBacking: NamePattern?
  /// The name of a view, made of the view model's without its ending.
  var view: NamePattern = "{name}ViewController"
  /// What generated tests are written for, unless the configuration says otherwise.
  var testing = TestFramework.xctest
  /// The kinds of outputs that a test case observes.
  var observed = StreamKind.allCases
  /// Names that a test case gives a meaning of its own, beside those that every one has.
  var testCaseNames: [Text] = []
  /// Whether the protocols show the relays that back inputs.
  public internal(set) var exposesRelays = false
  /// The modules that each kind of generated file imports.
  var imports: SmallDictionary<ImportGroup, [Text]> = [:]
  /// Of those, the ones whose types are seen wherever the generated declarations are, by what shows them.
  var publicImports: SmallDictionary<ImportGroup, SmallDictionary<LibraryUse, [Text]>> = [:]
  /// The names of the support files, without extension; a kind that is absent has none.
  var supportFiles: SmallDictionary<SupportKind, Text> = [:]
  /// The names of what the style generates beside the class and the facets' protocols, made of the class's name.
  var typeNames: [NamePattern] = []
  /// Names that the generated code gives a meaning of its own.
  var reservedNames: [Text] = []
  /// The generic types of its library by which a spec could name a stream.
  var streamTypes: [Text] = []
  /// The types of the library that generated code names, by their modules: names that mean something there, too.
  var libraryTypes: SmallDictionary<Text, [Text]> = [:]
  /// Other types of those names, by the modules that have them.
  var rivalTypes: SmallDictionary<Text, [Text]> = [:]
  /// Types that are declared within the class.
  var nestedTypes: [Text] = []
  /// The scopes in which names of the spec and names derived from them must differ.
  var namespaces: [Namespace] = []
  /// What members look like to callers and to the logic.
  public internal(set) var interface = InterfaceRules()
}

/// What of a view model's interface is of a type of the library.
enum LibraryUse: String, CaseIterable, Sendable {
  case state
  case event
  case stream
  /// One that is a property rather than a function.
  case input
  /// What a binding returns.
  case binding
  /// That of the class.
  case conformance

  /// The access from which on others see it: of a class that is not public they see no conformance.
  var least: Access { self == .conformance ? .public : .package }
}
