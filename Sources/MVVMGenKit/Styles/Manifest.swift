import MVVMModel
import MVVMSource

/// What must be known of a style before its templates are rendered: `<style>.json` beside its sheet.
struct Manifest: Equatable, Sendable {
  /// One line about the style, for lists.
  var summary = ""
  /// The kind of an output that names none.
  var defaultKind = StreamKind.state
  /// The name of an input's backing, made of its logic name.
  var backing: NamePattern = "{name}Backing"
  /// The same where the backing keeps nothing of a closure; as `backing` where it is `nil`.
  var closureBacking: NamePattern?
  /// The modules that each kind of generated file imports.
  var imports: [FileKind: [Text]] = [:]
  /// The names of what the style generates beside the class and the facets' protocols, made of the class's name.
  var typeNames: [NamePattern] = []
  /// Names that the generated code gives a meaning of its own.
  var reservedNames: [Text] = []
  /// The scopes in which names of the spec and names derived from them must differ.
  var namespaces: [Namespace] = []
}

/// The kinds of files that are generated, by the name of their template.
public enum FileKind: String, CaseIterable, Sendable {
  /// Protocols and classes.
  case `class`
  /// The person's part of a view model, as a scaffold.
  case logic
}
