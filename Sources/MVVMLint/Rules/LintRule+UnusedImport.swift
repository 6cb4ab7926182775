import MVVMModel
import MVVMSource
import MVVMSyntax

extension LintRule {
  package static let unusedImport = LintRule(
    identifier: .unusedImport,
    summary: "Every import is used",
    hasFix: true,
    details: """
      A spec that only uses types of the standard library needs no import; mvvmgen
      adds those of the style. The rule ignores a spec with any other type,
      attribute or conformance, '@_exported' imports, and specs with values other
      than literals. '--fix' removes the line.
      """,
    example: """
      - import Foundation
      -
        /// Shows a title.
        viewmodel TitleViewModel {
          outputs {
            /// Emits the title.
            title: String
          }
        }
      """,
    checkFile: checkImports
  ) { _, _, _ in }
}

private func checkImports(_ spec: LintedSpec, _ findings: inout LintFindings) {
  let tree = spec.tree
  guard !tree.imports.isEmpty, spec.viewModels.allSatisfy({ isStandard($0, tree) }) else { return }
  var last = 0..<0
  for syntax in tree.imports where !isExported(syntax, tree) {
    last = removal(of: tree.range(syntax.tokens), in: tree.file.bytes, with: last)
    let message = "the spec uses nothing from '\(tree.joined(syntax.path))': remove the import"
    findings.report(message, of: syntax, in: tree, fix: Fix(Edit(last, "")))
  }
}

private func isExported(_ syntax: ImportSyntax, _ tree: SpecSyntax) -> Bool {
  tree.attributes[syntax.attributes].contains { tree.text($0.name) == "_exported" }
}

private func isStandard(_ viewModel: ViewModel, _ tree: SpecSyntax) -> Bool {
  viewModel.conformances.isEmpty && isStandard(viewModel.syntax.attributes, tree)
    && viewModel.declarations.allSatisfy { isStandard($0.syntax, tree) }
}

private func isStandard(_ member: MemberSyntax, _ tree: SpecSyntax) -> Bool {
  isStandard(member.attributes, tree) && isStandard(member.type, tree) && isLiteral(member.initialValue, tree)
    && tree.parameters(of: member).allSatisfy {
      isStandard($0.type, tree) && isLiteral($0.initialValue, tree)
    }
}

private func isStandard(_ attributes: Range<Int>, _ tree: SpecSyntax) -> Bool {
  tree.attributes[attributes].allSatisfy { attribute in
    let name = tree.text(attribute.name)
    return ["available", "MainActor", "discardableResult"].contains(name)
  }
}

/// Returns whether a type only consists of types that need no import, Swift's own words, and labels before a
/// colon.
private func isStandard(_ type: TypeSyntax?, _ tree: SpecSyntax) -> Bool {
  type?.tokens.allSatisfy { index in
    guard tree.tokens[index].kind == .identifier, tree.tokens[index + 1].kind != .colon else { return true }
    let name = tree.text(index)
    return standardTypes.contains(name) || typeWords.contains(name)
  } ?? true
}

private let typeWords: WordSet = "Swift Type any async escaping Sendable MainActor throws of _"

private func isLiteral(_ value: TokenRange?, _ tree: SpecSyntax) -> Bool {
  value?.allSatisfy { index in
    switch tree.tokens[index].kind {
    case .number, .leftBracket, .rightBracket, .comma, .colon, .leftParenthesis, .rightParenthesis: true
    case .string: !tree.text(index).bytes.contains(UInt8(ascii: "\\"))
    case .other: tree.text(index) == "-"
    case .identifier: ["true", "false", "nil"].contains(tree.text(index))
    case .ampersand, .arrow, .at, .dot, .equal, .exclamation, .question, .semicolon, .leftBrace, .less,
      .greater, .rightBrace, .invalid, .endOfFile:
      false
    }
  } ?? true
}
