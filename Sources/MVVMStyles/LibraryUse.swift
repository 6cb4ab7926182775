import MVVMModel
import MVVMSyntax

/// The parts of a view model's interface that use types of the library.
package enum LibraryUse: Hashable, Sendable {
  case output(OutputKind)
  /// An input that is a property rather than a function.
  case input
  /// The return type of a binding.
  case binding
  /// A conformance of the class.
  case conformance
  /// The protocol of the whole view model, which refines one of the library.
  case type

  package static let all =
    OutputKind.streams.filter { !$0.traits.isSettable }.map(Self.output) + [
      .input, .binding, .conformance, .type,
    ]

  /// The key in a manifest.
  package var key: String {
    switch self {
    case .output(let kind): kind.rawValue
    case .input: "input"
    case .binding: "binding"
    case .conformance: "conformance"
    case .type: "type"
    }
  }

  /// The lowest access at which other modules see this use. They only see conformances of public classes.
  package var least: Access { self == .conformance ? .public : .package }
}
