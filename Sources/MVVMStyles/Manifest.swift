import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMSyntax

/// The facts about a style that are needed before its templates are rendered: `<style>.json`, next to its
/// sheet. It is a class because all specs of a style share it.
package final class Manifest: Sendable {
  /// One line that describes the style in lists.
  package let summary: String
  /// The pattern for the name of an input's backing, applied to the input's logic name.
  package let backing: NamePattern
  /// The pattern for the backing of an input that stores nothing; `nil` to use `backing`.
  package let eventBacking: NamePattern?
  /// The pattern for the name of a view, applied to the view model's name without `ViewModel`.
  package let view: NamePattern
  /// The test framework of generated tests, unless the configuration says otherwise.
  package let testing: TestFramework
  /// The way in which the protocol of a view model exposes its facets, unless the configuration says
  /// otherwise.
  let usualTypeProtocol: Configuration.TypeProtocol
  /// The beginning of the extension with the logic, split at its colons; empty if builds do not look for it.
  package let logic: [NamePattern]
  /// The kinds of outputs that a test case observes.
  package let observed: [OutputKind]
  /// Names that have a meaning in this style's test cases, in addition to those that have one in every test
  /// case. An observer cannot have such a name and gets another.
  package let testCaseNames: [Text]
  /// Whether the observers of test cases use a clock, which they can share.
  package let observersHaveClocks: Bool
  /// Whether views can observe the inputs, as with relays.
  package let exposesRelays: Bool
  /// The modules that each group of generated files imports.
  package let imports: [ModuleGroup: [Text]]
  /// The imported modules whose types are visible wherever the generated declarations are, by the use that
  /// exposes them.
  package let publicImports: [ModuleGroup: [LibraryUse: [Text]]]
  /// The names of the support files, without extension; none for a file that the style does not need.
  private let supportFiles: [SupportKind: Text]
  /// Patterns for the names of types that no other style generates, applied to the class's name.
  package let typeNames: [NamePattern]
  /// Names that have a meaning in the generated code, in addition to those of types below, so that a spec
  /// cannot use them.
  package let reservedNames: [Text]
  /// Generic types of the style's library that a spec might name instead of the elements of a stream.
  package let streamTypes: [Text]
  /// The library's types in generated code, by their modules. These names are also reserved.
  package let libraryTypes: [(module: Text, types: [Text])]
  /// The types that generated code can qualify, by their modules: those of the library, and those of Combine in
  /// objects that SwiftUI observes.
  package let qualifiableTypes: [(module: Text, types: [Text])]
  /// Library types whose names a spec may use for types of its own; not those of the standard library.
  package let hideableTypes: WordSet
  /// Types of other modules that have the same names as library types, by those modules. If a spec imports such a
  /// module, the library types are written with their own module.
  package let rivalTypes: [(module: Text, types: [Text])]
  /// The types that are declared inside the class. They hide types of the same name in a spec.
  package let nestedTypes: [Text]
  /// The library protocols that every generated class conforms to.
  let conformances: [Text]
  /// The scopes in which names from the spec, and names derived from them, must differ.
  package let namespaces: [Namespace]
  /// Function names that may be overloaded.
  package let overloads: [Namespace]
  /// The form of members for callers and for the logic.
  package let interface: InterfaceRules

  /// - Parameter base: The manifest of the style that this one extends. It supplies the keys that are absent.
  init(_ keys: inout KeyReader, extending base: Manifest?) {
    // The style library has already read this key.
    _ = keys.value("extends", as: .string)
    self.summary = keys.value("summary", as: .string) ?? base?.summary ?? ""
    var interface = base?.interface ?? InterfaceRules()
    let defaultKind = keys.value("defaultKind", as: KeyType<StreamWord>.word)
    if let defaultKind { interface.defaultKind = defaultKind.kind }
    self.backing = keys.value("backing", as: .derivedName) ?? base?.backing ?? "{name}Backing"
    // The key of the previous version.
    _ = keys.value("closureBacking", as: .replaced(by: "eventBacking", "of every input that keeps nothing"))
    var eventBacking = base?.eventBacking
    keys.read("eventBacking", as: .derivedNameOrNull, into: &eventBacking)
    self.eventBacking = eventBacking
    self.view = keys.value("view", as: .derivedName) ?? base?.view ?? "{name}ViewController"
    self.testing = keys.value("testing", as: .word) ?? base?.testing ?? .xctest
    self.usualTypeProtocol =
      keys.value("typeProtocol", as: .word) ?? base?.usualTypeProtocol ?? .members
    let logic = keys.value("logic", as: .string)
    self.logic = logic.map { $0.split(separator: ": ").map { NamePattern(String($0)) } } ?? base?.logic ?? []
    let observed = keys.value("observed", as: KeyType<[StreamWord]>.words())
    self.observed = observed?.map(\.kind) ?? base?.observed ?? OutputKind.streams
    self.testCaseNames = keys.value("testCaseNames", as: .texts) ?? base?.testCaseNames ?? []
    self.observersHaveClocks =
      keys.value("observersHaveClocks", as: .flag) ?? base?.observersHaveClocks ?? false
    self.exposesRelays = keys.value("exposesRelays", as: .flag) ?? base?.exposesRelays ?? false
    self.imports = keys.imports(extending: base?.imports ?? [:])
    self.publicImports = keys.publicImports(extending: base?.publicImports ?? [:])
    self.supportFiles = keys.supportFiles(extending: base?.supportFiles ?? usualSupportFiles)
    self.typeNames = keys.value("typeNames", as: .derivedNames) ?? base?.typeNames ?? []
    self.reservedNames = keys.value("reservedNames", as: .texts) ?? base?.reservedNames ?? []
    self.streamTypes = keys.value("streamTypes", as: .texts) ?? base?.streamTypes ?? []
    self.libraryTypes = keys.value("libraryTypes", as: .typesByModule) ?? base?.libraryTypes ?? []
    self.rivalTypes = keys.value("rivalTypes", as: .typesByModule) ?? base?.rivalTypes ?? []
    self.nestedTypes = keys.value("nestedTypes", as: .texts) ?? base?.nestedTypes ?? []
    self.conformances = keys.value("conformances", as: .texts) ?? base?.conformances ?? []
    self.namespaces = keys.namespaces("namespaces") ?? base?.namespaces ?? []
    self.overloads = keys.namespaces("overloads") ?? base?.overloads ?? []
    keys.object("interface") { interface.read(&$0) }
    self.interface = interface
    self.qualifiableTypes = self.libraryTypes + (self.interface.storesStates ? [] : [typesOfObservedObjects])
    self.hideableTypes = WordSet(self.qualifiableTypes.filter { $0.module != "Swift" }.flatMap(\.types))
  }
}

extension Manifest {
  /// The kind of an output whose declaration has no kind.
  package var defaultKind: OutputKind { self.interface.defaultKind }

  /// The name of a support file, without extension; `nil` if the style has no such file.
  package func supportFile(_ kind: SupportKind) -> Text? { self.supportFiles[kind] }
}

/// The support files of every style that does not rename them.
private let usualSupportFiles: [SupportKind: Text] = [
  .mocks: "MockCalls", .testMocks: "MockCalls", .testReply: "TestReply", .trackedState: "TrackedState",
  .viewEvents: "ViewEvents",
]
