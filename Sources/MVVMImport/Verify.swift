import MVVMConfiguration
import MVVMFormat
import MVVMGenerator
import MVVMSource
import MVVMStyles
import MVVMSwift

/// Checks the spec and the logic of a view model against its class, before anything is written. If code is
/// lost or the generated protocols differ, the view model stays unchanged: either the style does not fit, or
/// this tool has a bug.
///
/// - Returns: The formatted spec, and the override that is missing in the configuration.
func verify(_ written: Written, of decision: Decision, options: ImportOptions, styles: StyleLibrary)
  -> Diagnosed<(spec: SourceFile, override: Configuration.Override?)>
{
  let needsImports = written.spec.bytes.starts(with: "import ".utf8)
  if needsImports, let problem = decision.found.missingImportProblem { return Diagnosed(nil, [problem]) }
  let style = options.style ?? decision.logic.interface.fittingStyle
  var configuration = options.configuration
  let override = decision.logic.missingOverride(in: configuration, style: style)
  configuration.overrides += [override].compactMap(\.self)
  let formatted = options.keepOrder ? nil : format(written.spec, configuration: configuration).value
  let spec = formatted.map { SourceFile(path: written.spec.path, bytes: $0) } ?? written.spec
  let generated = generate(spec, configuration: configuration, styles: styles)
  let comments = decision.unquoted(decision.code.comments(in: written.edits.map(\.range)))
  let refused = generated.diagnostics.first { $0.severity == .error }
  if let refused, let member = decision.logic.interface.member(at: refused.place) {
    let advice = "\(refused.message): rename it first"
    return Diagnosed(nil, [decision.found.problem(refused.identifier, advice, at: member.declaration)])
  }
  if let refused, refused.identifier == .reservedName {
    let place = decision.found.declaration
    return Diagnosed(nil, [decision.found.problem(refused.identifier, refused.message, at: place)])
  }
  let mistake =
    refused.map { "the spec is refused: \($0.message)" }
    ?? generated.value.flatMap { differentProtocol(in: $0, decision.logic.interface) }
    ?? changedTokens(in: written.logic, decision)
    ?? decision.code.lost(comments, in: [written.logic, spec]).first
    .map { "the comment '\(decision.code.string($0))' is lost" }
  if let mistake { return Diagnosed(nil, [refusal(of: decision, mistake, style: style)]) }
  return Diagnosed((spec, override))
}

private func refusal(of decision: Decision, _ mistake: String, style: String) -> Diagnostic {
  let fitting = decision.logic.interface.fittingStyle
  let cause =
    style == fitting
    ? "if the file compiles, this is a mistake of mvvmgen"
    : "leave out '--style \(style)', since it is made of what '\(fitting)' generates"
  let message = "'\(decision.found.name)' stays as it is: \(mistake); \(cause)"
  return decision.found.problem(.importMismatch, message, at: decision.found.declaration)
}

/// Returns the difference in the generated protocols, as a part of a message; `nil` if there is none.
private func differentProtocol(in files: [GeneratedFile], _ interface: Interface) -> String? {
  guard let file = files.first(where: { $0.kind == .classes }) else { return nil }
  let code = SwiftCode(SourceFile(path: file.name, bytes: file.contents))
  let protocols = code.declarations(code.tokens.indices).filter { $0.kind == .protocol }
  let generated = Dictionary(protocols.map { (code.declaredName(of: $0), Set(code.members(of: $0))) }) { $1 }
  for declaration in interface.found.protocols.all {
    let name = interface.code.declaredName(of: declaration)
    let members = interface.found.requirements(of: declaration)
    let written = Set(members.filter { !interface.isRefused($0) })
    // Drop view models that would have to be converted entirely by hand.
    if written.isEmpty, !members.isEmpty { continue }
    guard let known = generated[name] else { return "the protocol '\(name)' is not generated" }
    if let lost = written.subtracting(known).sorted(by: <).first { return "'\(name)' loses '\(lost)'" }
    let isType = declaration.tokens == interface.found.protocols.type?.tokens
    let gained = known.subtracting(written).sorted(by: <)
    let inherited = interface.found.bases(of: declaration).flatMap(interface.code.members)
    let expected = interface.unlistedNames + inherited
    if !isType, let new = gained.first(where: { !expected.contains(where: $0.hasPrefix) }) {
      return "'\(name)' gains '\(new)'"
    }
  }
  return nil
}

extension Interface {
  fileprivate func member(at place: SourceRange) -> Requirement? {
    let name = place.range.map { place.file.string($0) }
    return (self.inputs.map(\.requirement) + self.outputs.map(\.requirement)).first { $0.name == name }
  }

  /// Returns whether a member, such as `tapped(row:Int)` or `title:String`, is left to a person.
  fileprivate func isRefused(_ member: String) -> Bool {
    self.refused.contains(String(member.prefix { $0 != "(" && $0 != ":" }))
  }

  /// The beginnings of members that only the class declares: `tapped(` and `title:`.
  fileprivate var unlistedNames: [String] {
    self.inputs.filter(\.requirement.isUnlisted).map { "\($0.name)(" }
      + self.outputs.filter(\.requirement.isUnlisted).map { "\($0.name):" }
  }
}

extension FoundViewModel {
  /// Returns the members of one of its protocols as in the generated one, which names nested types with the class.
  fileprivate func requirements(of declaration: SwiftDeclaration) -> [String] {
    let members = self.code.declarations(declaration.inside)
    let text = members.map { self.qualified(self.code.string($0.tokens)) }.joined(separator: "\n")
    let code = SwiftCode(SourceFile(path: "", text: "protocol P {\n\(text)\n}"))
    return code.declarations(code.tokens.indices).flatMap(code.members)
  }
}

extension SwiftCode {
  /// Returns the members of a protocol in a canonical spelling, so that they can be compared.
  fileprivate func members(of declaration: SwiftDeclaration) -> [String] {
    self.declarations(declaration.inside).filter { $0.kind == .func || $0.kind == .var }.map {
      self.canonical($0.keyword + 1..<$0.head.upperBound)
    }
  }

  private func canonical(_ tokens: Range<Int>) -> String {
    let isFunction = self.word(tokens.lowerBound - 1) == "func"
    var result = ""
    var previous = ""
    for index in tokens {
      let word = self.plainWord(index)
      if ["any", "escaping"].contains(word) || word == "@" && self.word(index + 1) == "escaping" { continue }
      // Some generated types are qualified with their modules.
      if word == ".",
        ["Combine", "ReactiveSwift", "RxSwift", "RxCocoa", "RxRelay", "Swift"].contains(previous)
      {
        result.removeLast(previous.count)
        previous = ""
        continue
      }
      // The name after a label is private to the function.
      if isFunction, self.isWord(index), self.isWord(index - 1), self.word(index + 1) == ":" { continue }
      let isEmptyTuple = word == ")" && previous == "(" && !(isFunction && index == tokens.lowerBound + 2)
      if isEmptyTuple || word == ")" && previous == "," { result.removeLast() }
      let name = isEmptyTuple ? "Void" : word == "NoError" ? "Never" : word
      if self.isWord(index), previous.utf8.last.map(isWordByte) == true { result += " " }
      result += name
      previous = name
    }
    // A missing `!` has already been reported.
    let end = isFunction ? result.hasSuffix("->Void") ? 6 : 0 : result.hasSuffix("!") ? 1 : 0
    return String(result.dropLast(end))
  }

  /// Returns the first token that an edit replaces although no rule replaces such a token: a keyword, or a
  /// word that is neither the name of a member nor accessed on one. Tokens replaced by nothing are statements
  /// or capture lists.
  func unjustified(_ edit: Edit, _ names: Set<String>) -> String? {
    let tokens = self.firstToken(from: edit.range.lowerBound)..<self.firstToken(from: edit.range.upperBound)
    let odd = tokens.first { index in
      let isName = self.isName(index) || self.word(index - 1) == "."
      return !replaceable.contains(self.plainWord(index))
        && !(isName && names.contains(self.plainWord(index)))
    }
    return edit.replacement.isEmpty ? nil : odd.map(self.word)
  }
}

/// Returns the mistake in the logic, as a part of a message; `nil` if the logic contains each piece of code, token by
/// token except for its edits, and each edit replaces only tokens that a rule replaces.
private func changedTokens(in logic: SourceFile, _ decision: Decision) -> String? {
  let code = SwiftCode(logic)
  if !code.mistakes.isEmpty { return "the logic cannot be read as Swift" }
  let name = decision.found.name
  let isLeft = code.declarations(code.tokens.indices).contains {
    $0.isClassLike && code.declaredName(of: $0) == name
  }
  if isLeft || decision.found.file.classCounts[name, default: 0] > 1 { return "the class is still there" }
  let places = Dictionary(grouping: code.tokens.indices, by: code.word)
  for segment in decision.logic.segments {
    let edits = decision.edits(in: segment.tokens)
    let odd = edits.lazy.compactMap { decision.code.unjustified($0, decision.found.members.names) }.first
    if let odd { return "the logic changes '\(odd)'" }
    let kept = decision.code.insideRange(
      segment.place == .expression ? decision.code.withoutReturn(segment.tokens) : segment.tokens
    )
    let piece = SwiftCode(SourceFile(path: "", text: decision.code.string(kept, with: edits)))
    // Only the places of its rarest word are searched.
    let known = piece.tokens.indices.map { ($0, places[piece.word($0), default: []]) }
    guard let (index, starts) = known.min(by: { $0.1.count < $1.1.count }) else { continue }
    let isKept = starts.contains { start in
      piece.tokens.indices.allSatisfy { code.word(start - index + $0) == piece.word($0) }
    }
    if !isKept { return "the logic loses '\(piece.word(index))'" }
  }
  return nil
}

/// The tokens that edits replace in addition to the names of members.
private let replaceable: Set = [
  "self", "Self", "let", "weak", "unowned", ".", "?", "=", "(", ")", "signal", "producer", "skipNil",
  "output", "map",
]
