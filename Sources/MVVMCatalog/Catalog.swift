import MVVMModel
import MVVMSource
import MVVMSyntax
import MVVMUsage

/// All that a catalogue shows: the view models of a project, and how they are composed.
public struct Catalog: Sendable {
  public let title: String
  /// By module, then by name.
  public let viewModels: [CatalogViewModel]
  /// Each pair once, in the order of the view models.
  public let links: [CatalogLink]
  /// The paths of specs with errors, which are not shown.
  public let notShown: [String]
  /// Whether Swift was read, so that a member without a mark is known to be used.
  public let knowsUsage: Bool
  let names: ViewModelNames
}

/// A view model as people look at it.
public struct CatalogViewModel: Sendable {
  public let viewModel: ViewModel
  /// By which links know it: its name, behind that of its module where another one has the name.
  public internal(set) var anchor: String
  /// Empty where nobody can tell.
  public let module: String
  /// Of the spec, as messages show it.
  public let path: String
  /// Counted from 1.
  public let line: Int
  public let style: String
  public let access: Access
  /// Inputs, outputs, errors, dependencies.
  public internal(set) var members: [CatalogMember]
  /// Those that are about the view model as a whole.
  public let findings: [CatalogFinding]

  public var name: String { self.viewModel.name.description }
}

/// A member of a view model, or a dependency.
public struct CatalogMember: Sendable {
  public let facet: SectionKind
  public let name: Text
  public let selector: Text
  public internal(set) var anchor = ""
  /// `event`, `value`, `sticky`, `state`, `stream`, `function` or `dependency`.
  public let kind: String
  public let documentation: [Text]
  /// As the spec declares it, on one line.
  public let signature: Text
  /// Where in the signature the name begins, behind attributes and the word of the kind.
  public let nameStart: Int
  public let line: Int
  public let findings: [CatalogFinding]
  public internal(set) var marks: [UsageFinding.Kind] = []
}

/// A convention that is broken.
public struct CatalogFinding: Sendable {
  public let rule: String
  public let message: String
  public let line: Int
}

/// That a view model has another one as a part.
public struct CatalogLink: Hashable, Sendable {
  public enum Relation: String, Sendable {
    case dependency
    case output
  }

  /// Indices into the view models.
  public let from: Int
  public let to: Int
  public let relation: Relation
  /// The member whose type names it, the first where there are several.
  public let member: String
}
