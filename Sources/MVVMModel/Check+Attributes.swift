import MVVMSource
import MVVMSyntax

/// The kind of declaration that an attribute belongs to. It decides which attributes are allowed.
enum AttributeRole {
  case dependency
  case importDeclaration
  case input(hasReply: Bool)
  case output(isFunction: Bool)
  case viewModel

  /// The role of a member.
  init(_ member: MemberSyntax) {
    switch member.section {
    case .dependencies: self = .dependency
    case .inputs: self = .input(hasReply: member.type != nil)
    case .outputs, .errors: self = .output(isFunction: member.parameters != nil)
    }
  }

  /// The role of a member of which only the section is known. It allows every attribute that some member of
  /// the section may have.
  init(of section: SectionKind) {
    switch section {
    case .dependencies: self = .dependency
    case .inputs: self = .input(hasReply: true)
    case .outputs, .errors: self = .output(isFunction: true)
    }
  }
}

/// Reports attributes that the generated code cannot carry.
///
/// - Parameter attributes: A range of `SpecSyntax.attributes`.
func checkAttributes(
  _ attributes: Range<Int>,
  of role: AttributeRole,
  in tree: SpecSyntax,
  _ findings: inout [Diagnostic]
) {
  var seen: Set<Text> = []
  for attribute in tree.attributes[attributes] {
    if let reason = refusal(of: attribute, on: role, in: tree) {
      let message = "'\(tree.spelling(attribute))' cannot stand on \(role.phrase): \(reason)"
      let fix = removal(of: attribute, from: role, in: tree)
      findings.append(.init(.attributeNotAllowed, message, at: tree.place(attribute.tokens), fix: fix))
    } else if !isRepeatable(attribute, in: tree), !seen.insert(tree.text(attribute.tokens)).inserted {
      let message = "'\(tree.spelling(attribute))' stands twice on \(role.phrase)"
      let fix = removal(of: attribute, in: tree)
      findings.append(.init(.attributeNotAllowed, message, at: tree.place(attribute.tokens), fix: fix))
    }
  }
}

/// Returns a fix that removes an attribute, but only if the attribute means nothing there.
private func removal(of attribute: AttributeSyntax, from role: AttributeRole, in tree: SpecSyntax) -> Fix? {
  let name = tree.text(attribute.name)
  switch role {
  case .importDeclaration, .viewModel: return nil
  case .dependency: break
  case .input, .output:
    guard refusedAttributes.contains(name) || name == "discardableResult" else { return nil }
  }
  return removal(of: attribute, in: tree)
}

private func removal(of attribute: AttributeSyntax, in tree: SpecSyntax) -> Fix {
  Fix(Edit(removal(of: tree.range(attribute.tokens), in: tree.file.bytes), ""))
}

/// Returns why an attribute is not allowed, or `nil` if it is. An unknown attribute may be a global actor, so
/// it is left to the compiler.
private func refusal(of attribute: AttributeSyntax, on role: AttributeRole, in tree: SpecSyntax) -> String? {
  let name = tree.text(attribute.name)
  if case .importDeclaration = role {
    // Only `@_spi(Name)` has an argument, and exactly one.
    let count = name.spells("_spi") ? 5 : 2
    return importAttributes.contains(name) && attribute.tokens.count == count
      ? nil : "it says nothing of a module"
  }
  if case .dependency = role { return "it is only handed to the logic" }
  if refusedAttributes.contains(name) { return "a generated protocol cannot have it" }
  if name == "available", namesUnavailability(attribute, in: tree) { return "then leave it out" }
  switch role {
  case .dependency, .importDeclaration: return nil
  case .viewModel:
    return name == "available" || name == "MainActor"
      ? nil : "it would have to fit protocols and a class alike"
  case .input(let hasReply):
    return name == "discardableResult" && !hasReply ? "the input has no reply" : nil
  case .output(let isFunction):
    if name == "discardableResult" { return isFunction ? nil : "the output is no function" }
    if name == "MainActor" { return "the logic sets it: put it on the view model" }
    return name == "available" && namesVersion(attribute, in: tree)
      ? "a stored property cannot be limited to a version" : nil
  }
}

/// Whether an `@available` names a platform, and so a version, rather than `*`.
private func namesVersion(_ attribute: AttributeSyntax, in tree: SpecSyntax) -> Bool {
  let first = attribute.name + 2
  return first < attribute.tokens.upperBound && tree.text(first) != "*"
}

/// Several `@available` add up.
private func isRepeatable(_ attribute: AttributeSyntax, in tree: SpecSyntax) -> Bool {
  tree.text(attribute.name).spells("available")
}

private func namesUnavailability(_ attribute: AttributeSyntax, in tree: SpecSyntax) -> Bool {
  attribute.tokens.contains { tree.text($0).spells("unavailable") }
}

private let importAttributes: WordSet =
  "_exported _implementationOnly _spi _spiOnly _weakLinked preconcurrency testable"

/// Attributes of Swift, Foundation, UIKit, Combine and SwiftUI that a protocol requirement cannot have, and
/// modifiers of Swift, which are not attributes.
let refusedAttributes: WordSet = """
  AppStorage Binding Environment EnvironmentObject FocusState GKInspectable IBAction IBDesignable
  IBInspectable IBOutlet IBSegueAction NSApplicationMain NSCopying NSManaged Observable ObservedObject
  Published SceneStorage Sendable State StateObject UIApplicationMain autoclosure backDeployed concurrent
  convention dynamicCallable dynamicMemberLookup escaping frozen inlinable main nonobjc objc objcMembers
  propertyWrapper resultBuilder rethrows retroactive testable unchecked usableFromInline
  __owned __shared _const _exported _implementationOnly _spi _spiOnly _weakLinked actor borrowing consuming convenience distributed dynamic final indirect infix isolated lazy lifetime mutating nonisolated nonmutating open optional
  override package postfix prefix reasync required sending unknown unowned weak
  """

extension AttributeRole {
  fileprivate var phrase: String {
    switch self {
    case .dependency: "a dependency"
    case .importDeclaration: "an import"
    case .input: "an input"
    case .output: "an output"
    case .viewModel: "a view model"
    }
  }
}
