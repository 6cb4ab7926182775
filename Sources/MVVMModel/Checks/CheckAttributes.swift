import MVVMSource
import MVVMSyntax

/// The kind of declaration that an attribute belongs to. It decides which attributes are allowed.
enum AttributeRole {
  case dependency
  case importDeclaration
  case input(hasReply: Bool)
  case output(isFunction: Bool)
  case viewModel

  /// Returns the role of a member. If it is broken, only its section is certain: it may have any attribute
  /// that is allowed for some member of the section.
  init(_ member: MemberSyntax) {
    switch member.section {
    case .dependencies: self = .dependency
    case .inputs where member.isInput: self = .input(hasReply: member.isBroken || member.type != nil)
    case .inputs, .outputs, .errors: self = .output(isFunction: member.isBroken || member.parameters != nil)
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
  if attributes.isEmpty { return }
  var seen: Set<Text> = []
  for attribute in tree.attributes[attributes] {
    if let reason = refusal(of: attribute, on: role, in: tree) {
      let message = "'\(tree.spelling(attribute))' is not allowed on \(role.phrase): \(reason)"
      let fix = removal(of: attribute, from: role, in: tree)
      findings.append(.init(.attributeNotAllowed, message, at: tree.place(attribute.tokens), fix: fix))
      // `@available` may be repeated.
    } else if tree.text(attribute.name) != "available", !seen.insert(tree.text(attribute.tokens)).inserted {
      let message = "duplicate '\(tree.spelling(attribute))' on \(role.phrase)"
      let fix = removal(of: attribute, in: tree)
      findings.append(.init(.attributeNotAllowed, message, at: tree.place(attribute.tokens), fix: fix))
    }
  }
}

/// Returns a fix that removes an attribute, but only if the attribute has no effect there.
private func removal(of attribute: AttributeSyntax, from role: AttributeRole, in tree: SpecSyntax) -> Fix? {
  let name = tree.text(attribute.name)
  switch role {
  case .importDeclaration, .viewModel: return nil
  case .dependency: break
  case .input, .output:
    guard isForeign(attribute, in: tree) || functionAttributes.contains(name) else { return nil }
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
    let count = name == "_spi" ? 5 : 2
    return importAttributes.contains(name) && attribute.tokens.count == count
      ? nil : "it has no meaning on an import"
  }
  if case .dependency = role { return "it is only passed to the logic" }
  if isForeign(attribute, in: tree) { return "a generated protocol cannot have it" }
  if plainAttributes.contains(name), attribute.tokens.count > 2 { return "it has no arguments" }
  if name == "available", attribute.tokens.contains(where: { tree.text($0) == "unavailable" }) {
    return "remove the declaration instead"
  }
  switch role {
  case .dependency, .importDeclaration: return nil
  case .viewModel:
    return name == "available" || name == "MainActor"
      ? nil : "it would have to suit both protocols and a class"
  case .input(let hasReply): return name == "discardableResult" && !hasReply ? "the input has no reply" : nil
  case .output(let isFunction):
    if functionAttributes.contains(name) { return isFunction ? nil : "the output is not a function" }
    if name == "MainActor" { return "the logic sets it: put it on the view model" }
    return name == "available" && namesVersion(attribute, in: tree)
      ? "a stored property cannot be limited to a version" : nil
  }
}

/// Returns whether an `@available` names a platform, and so a version, rather than `*`.
private func namesVersion(_ attribute: AttributeSyntax, in tree: SpecSyntax) -> Bool {
  let first = attribute.name + 2
  return first < attribute.tokens.upperBound && tree.text(first) != "*"
}

private let importAttributes: WordSet =
  "_exported _implementationOnly _spi _spiOnly _weakLinked preconcurrency testable"

/// Returns whether an attribute cannot be in a generated protocol.
private func isForeign(_ attribute: AttributeSyntax, in tree: SpecSyntax) -> Bool {
  let name = tree.text(attribute.name)
  return refusedAttributes.contains(name)
    || isOfSwift(attribute.name, in: tree) && name != "available" && !plainAttributes.contains(name)
}

/// Returns whether an attribute is Swift's own: unlike types, these begin with a lowercase letter or an
/// underscore.
///
/// - Parameter name: The token of its name, or the first token of a dotted name.
func isOfSwift(_ name: Int, in tree: SpecSyntax) -> Bool {
  guard let first = tree.text(name).bytes.first, tree.tokens[name + 1].kind != .dot else { return false }
  return first < 0x80 && !isUppercase(first)
}

/// Swift attributes without arguments that a protocol's member can have.
private let plainAttributes: WordSet =
  "_disfavoredOverload discardableResult preconcurrency safe unsafe warn_unqualified_access"

private let functionAttributes: WordSet = "discardableResult warn_unqualified_access"

/// Capitalized attributes of Swift, Foundation, UIKit, Combine and SwiftUI that a protocol's member cannot
/// have.
let refusedAttributes: WordSet = """
  AppStorage Binding Environment EnvironmentObject FocusState GKInspectable IBAction IBDesignable
  IBInspectable IBOutlet IBSegueAction NSApplicationMain NSCopying NSManaged Observable ObservedObject
  Published SceneStorage Sendable State StateObject UIApplicationMain
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
