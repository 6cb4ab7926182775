import MVVMFormat
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMSwift

/// Holds what was made against what was there, before anything is written: a difference is a mistake of this tool, and
/// keeps the view model as it was.
func verify(
  _ moved: inout MovedViewModel,
  _ unit: SwiftUnit,
  _ options: ImportOptions,
  _ styles: inout StyleLibrary
) {
  let style = options.style ?? moved.conversion.fittingStyle
  var configuration = options.configuration
  if let override = moved.conversion.missingOverride(in: configuration, style: style) {
    configuration.overrides.append(override)
    moved.viewModel.override = json(override)
  }
  guard var spec = moved.viewModel.spec else { return }
  let formatted = format(spec, configuration: configuration)
  if let bytes = formatted.value, !options.keepOrder { spec = SourceFile(path: spec.path, bytes: bytes) }
  moved.viewModel.spec = spec
  let generated = generate(spec, configuration: configuration, styles: &styles)
  let logic = unit.code.file.applying(moved.edits)
  let mistake =
    (generated.diagnostics.first { $0.severity == .error }.map { "the spec is refused: \($0.message)" })
    ?? generated.value.flatMap { differentProtocol(in: $0, moved.conversion) }
    ?? lostTokens(moved, logic)
    ?? lostComments(unit.code, SwiftCode(logic), spec).first.map {
      "the comment '\(unit.code.string($0))' is lost"
    }
  guard let mistake else { return }
  let place = Place(unit.code.file, unit.code.tokens[moved.conversion.found.declaration.keyword + 1].range)
  moved.viewModel.diagnostics.append(
    Diagnostic(
      .importMismatch,
      "'\(moved.viewModel.name)' stays as it is: \(mistake); this is a mistake of mvvmgen",
      at: place,
      subject: Subject(viewModel: moved.viewModel.name)
    )
  )
  moved.viewModel.spec = nil
  moved.viewModel.result = .notConverted
}

/// The first member of a protocol that is not generated as it was.
private func differentProtocol(in files: [GeneratedFile], _ conversion: Conversion) -> String? {
  guard let file = files.first(where: { $0.kind == .class }) else { return nil }
  let unit = SwiftUnit(SwiftCode(SourceFile(path: file.name, bytes: file.contents)))
  var generated: [String: Set<String>] = [:]
  for declaration in unit.declarations where declaration.kind == .protocol {
    generated[unit.name(of: declaration)] = Set(members(of: declaration, in: unit.code))
  }
  for declaration in conversion.found.protocols {
    let name = conversion.unit.name(of: declaration)
    guard let known = generated[name] else { return "the protocol '\(name)' is not generated" }
    let written = Set(members(of: declaration, in: conversion.code))
    if let lost = written.subtracting(known).sorted().first { return "'\(name)' loses '\(lost)'" }
    let isType = declaration.tokens == conversion.found.type?.tokens
    if !isType,
      let gained = known.subtracting(written).sorted().first(where: { !isUnlisted($0, in: conversion) })
    {
      return "'\(name)' gains '\(gained)'"
    }
  }
  return nil
}

/// Whether a member is one that the class had beside its protocols.
private func isUnlisted(_ member: String, in conversion: Conversion) -> Bool {
  conversion.inputs.contains { $0.isUnlisted && member.hasPrefix("\($0.name)(") }
    || conversion.outputs.contains { $0.isUnlisted && member.hasPrefix("\($0.name):") }
}

/// The members of a protocol in a spelling that all spellings of them share.
private func members(of declaration: SwiftDeclaration, in code: SwiftCode) -> [String] {
  code.declarations(declaration.inside).compactMap { member in
    if let signature = member.kind == .func ? code.signature(of: member) : nil {
      let parameters = signature.parameters.map { "\($0.label) \($0.name):\(canonical($0.type))" }
      return
        "\(signature.name)(\(parameters.joined(separator: ",")))->\(signature.result.map(canonical) ?? "()")"
    }
    guard let type = code.type(of: member), let name = code.names(of: member).first else { return nil }
    return "\(name):\(canonical(code.spelled(type)))"
  }
}

private func canonical(_ type: String) -> String {
  let code = SwiftCode(SourceFile(path: "", text: type))
  var result = ""
  var previous = ""
  for index in code.tokens.indices {
    let word = unquoted(code.word(index))
    if ["any", "escaping"].contains(word) || word == "@" && code.spells(index + 1, "escaping") { continue }
    // Elements of tuples may be labelled `_`, and generated types are named with their modules here and there.
    if word == ".", ["ReactiveSwift", "RxSwift", "RxCocoa", "RxRelay", "Swift"].contains(previous) {
      result.removeLast(previous.count)
      continue
    }
    let name = word == "NoError" ? "Never" : word
    if code.isWord(index), previous.last.map({ $0.isLetter || $0.isNumber }) == true { result += " " }
    result += name
    previous = name
  }
  return result.replacing("()", with: "Void").replacing(",)", with: ")")
}

/// The first token of the moved code that the logic has not, in its place among the others.
private func lostTokens(_ moved: MovedViewModel, _ logic: SourceFile) -> String? {
  let code = SwiftCode(logic)
  if !code.mistakes.isEmpty { return "the logic cannot be read as Swift" }
  if SwiftUnit(code).viewModels().contains(where: { $0.name == moved.viewModel.name }) {
    return "the class is still there"
  }
  for expected in moved.expected {
    var index = 0
    for word in expected {
      while index < code.tokens.count, code.text(index) != word { index += 1 }
      if index == code.tokens.count { return "the logic loses '\(word)'" }
      index += 1
    }
  }
  return nil
}

/// The comments that neither the logic nor the spec has.
func lostComments(_ before: SwiftCode, _ after: SwiftCode, _ spec: SourceFile) -> [SwiftComment] {
  var known: [String: Int] = [:]
  let specCode = SwiftCode(spec)
  for comment in after.comments { known[words(after.string(comment)), default: 0] += 1 }
  for comment in specCode.comments { known[words(specCode.string(comment)), default: 0] += 1 }
  return before.comments.filter { comment in
    let text = before.string(comment)
    let key = words(text)
    if isMark(text) || key.isEmpty { return false }
    guard let count = known[key], count > 0 else { return true }
    known[key] = count - 1
    return false
  }
}

/// The words of a comment, without its marks.
private func words(_ comment: String) -> String {
  comment.split { $0.isWhitespace || $0 == "/" || $0 == "*" }.joined(separator: " ")
}
