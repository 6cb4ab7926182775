import MVVMModel
import MVVMSource
import MVVMSyntax
import MVVMUsage

/// Everything that a catalogue shows: the view models of a project, and how they are composed.
public struct Catalog: Sendable {
  public let title: String
  /// The view models, ordered by module and then by name.
  public let viewModels: [CatalogViewModel]
  /// Which view models are parts of others: each pair once, in the order of the view models.
  public let links: [CatalogLink]
  /// The paths of specs that have errors and are therefore not shown.
  public let notShown: [String]
  /// Whether the project's Swift was read, so that a member without a mark is known to be used.
  public let knowsUsage: Bool
  let names: ViewModelNames
}

/// A view model as the catalogue shows it.
public struct CatalogViewModel: Sendable {
  public let viewModel: ViewModel
  /// The name that links use for it: its own name, with that of its module before it if another view model has the same
  /// name.
  public internal(set) var anchor: String
  /// The name of its module; empty if the module is not known.
  public let module: String
  /// The path of the spec, as messages show it.
  public let path: String
  /// The line of its name in the spec, counted from 1.
  public let line: Int
  public let style: String
  public let access: Access
  /// The inputs, outputs, errors and dependencies, in this order.
  public internal(set) var members: [CatalogMember]
  /// The findings that are not about a single member.
  public let findings: [CatalogFinding]

  public var name: String { self.viewModel.name.description }
}

/// A member of a view model, or a dependency.
public struct CatalogMember: Sendable {
  let member: Member
  public internal(set) var anchor = ""
  /// `event`, `value`, `sticky`, `state`, `stream`, `function` or `dependency`.
  public let kind: String
  /// The declaration in the spec, on one line.
  public let signature: Text
  public let line: Int
  public let findings: [CatalogFinding]
  public internal(set) var marks: [UsageFinding.Kind] = []
}

/// A broken convention.
public struct CatalogFinding: Sendable {
  public let rule: String
  public let message: String
  public let line: Int
}

/// A view model that is a part of another one.
public struct CatalogLink: Hashable, Sendable {
  public enum Relation: String, Sendable {
    case dependency
    case output
  }

  /// The index of the view model that has the part.
  public let from: Int
  /// The index of the view model that is the part.
  public let to: Int
  public let relation: Relation
  /// The member whose type names the part; the first if there are several.
  public let member: String
}
