import MVVMCode
import MVVMModel
import MVVMSource
import MVVMSyntax

/// The content of a catalogue: the view models of a project, and how they are composed.
package struct Catalog: Sendable {
  package let title: String
  /// The view models, ordered by module and then by name.
  package let viewModels: [CatalogViewModel]
  /// The links between view models and their parts, each pair once, in the order of the view models.
  package let links: [CatalogLink]
  /// The paths of specs that are not shown because they have errors.
  package let notShown: [String]
  /// Whether the project's Swift code was read, so that a member without a mark is known to be used.
  package let knowsUsage: Bool
  let names: ViewModelNames

  /// The modules, each with the indices of its view models, which are ordered by module.
  var modules: [(name: String, viewModels: Range<Int>)] {
    let names = self.viewModels.map(\.module)
    let starts = names.indices.filter { $0 == 0 || names[$0 - 1] != names[$0] }
    return zip(starts, starts.dropFirst() + [names.count]).map { (names[$0], $0..<$1) }
  }
}

package struct CatalogViewModel: Sendable {
  package let declaration: ViewModel
  /// The name that links use: its own name, prefixed with that of its module if it is not unique.
  package internal(set) var anchor: String
  /// The name of its module; empty if unknown.
  package let module: String
  /// The path of the spec, as messages show it.
  package let path: String
  /// The line of its name in the spec, counted from 1.
  package let line: Int
  package let style: String
  package let access: Access
  /// The inputs, outputs, errors and dependencies, in this order.
  package internal(set) var members: [CatalogMember]
  /// The findings that are not about a single member.
  package let findings: [CatalogFinding]

  package var name: String { self.declaration.name.description }
}

/// A member of a view model, or a dependency.
package struct CatalogMember: Sendable {
  let member: Member
  package internal(set) var anchor = ""
  /// `event`, `value`, `sticky`, `state`, `binding`, `stream`, `function` or `dependency`.
  package let kind: String
  /// The declaration in the spec, on one line.
  package let signature: String
  package let line: Int
  package let findings: [CatalogFinding]
  package internal(set) var marks: [UsageFinding.Kind] = []

  var name: Text { self.member.name }
  var facet: SectionKind { self.member.section }
  /// The name of its facet, if it has one.
  var facetName: String? { self.member.syntax.facet.map { _ in self.member.facet } }
  var selector: Text { self.member.selector }
  var documentation: [Text] { self.member.documentation }

  /// The part of the signature after the name.
  var rest: ArraySlice<UInt8> {
    ArraySlice(self.signature.utf8).dropFirst(self.member.lengthOfHead + self.name.count)
  }
}

/// A broken convention.
package struct CatalogFinding: Sendable {
  package let rule: String
  package let message: String
  package let line: Int
}

/// A view model that is a part of another one.
package struct CatalogLink: Hashable, Sendable {
  package enum Relation: String, Sendable {
    case dependency, output
  }

  /// The index of the view model that has the part.
  package let from: Int
  /// The index of the view model that is the part.
  package let to: Int
  package let relation: Relation
  /// The member whose type names the part; the first if there are several.
  package let member: String
}
