import MVVMFormat
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMSwift

/// Checks the spec and the logic of a view model against its class, before anything is written. If code is lost or the
/// generated protocols differ, the view model stays as it is: either the style does not fit, or this tool has a bug.
///
/// Also formats the spec, and finds the override that the configuration lacks.
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
    moved.viewModel.override = .init(viewModels: override.viewModels, settings: json(override))
  }
  guard var spec = moved.viewModel.spec else { return }
  let formatted = format(spec, configuration: configuration)
  if let bytes = formatted.value, !options.keepOrder { spec = SourceFile(path: spec.path, bytes: bytes) }
  moved.viewModel.spec = spec
  let generated = generate(spec, configuration: configuration, styles: &styles)
  let mistake =
    (generated.diagnostics.first { $0.severity == .error }.map { "the spec is refused: \($0.message)" })
    ?? generated.value.flatMap { differentProtocol(in: $0, moved.conversion) }
    ?? lostTokens(moved)
    ?? unit.code.lost(unit.code.comments(in: moved.edits.map(\.range)), in: [moved.logic, spec]).first
    .map { "the comment '\(unit.code.string($0))' is lost" }
  if let mistake { refuse(&moved, mistake, style: style, in: unit) }
}

private func refuse(_ moved: inout MovedViewModel, _ mistake: String, style: String, in unit: SwiftUnit) {
  let fitting = moved.conversion.fittingStyle
  let cause =
    style == fitting
    ? "this is a mistake of mvvmgen"
    : "leave out '--style \(style)', since it is made of what '\(fitting)' generates"
  let place = Place(unit.code.file, unit.code.tokens[moved.conversion.found.declaration.keyword + 1].range)
  moved.viewModel.diagnostics.append(
    Diagnostic(
      .importMismatch,
      "'\(moved.viewModel.name)' stays as it is: \(mistake); \(cause)",
      at: place,
      subject: Subject(viewModel: moved.viewModel.name)
    )
  )
  moved.viewModel.spec = nil
  moved.viewModel.result = .notConverted
}

/// Returns what differs in the generated protocols, as a part of a message; `nil` if nothing does.
private func differentProtocol(in files: [GeneratedFile], _ conversion: Conversion) -> String? {
  guard let file = files.first(where: { $0.kind == .class }) else { return nil }
  let unit = SwiftUnit(SwiftCode(SourceFile(path: file.name, bytes: file.contents)))
  var generated: [String: Set<String>] = [:]
  for declaration in unit.declarations where declaration.kind == .protocol {
    generated[unit.name(of: declaration)] = Set(members(of: declaration, in: unit.code))
  }
  let unlisted = conversion.unlistedNames
  for declaration in conversion.found.protocols {
    let name = conversion.unit.name(of: declaration)
    guard let known = generated[name] else { return "the protocol '\(name)' is not generated" }
    let written = Set(members(of: declaration, in: conversion.code))
    if let lost = written.subtracting(known).sorted().first { return "'\(name)' loses '\(lost)'" }
    let isType = declaration.tokens == conversion.found.type?.tokens
    if !isType,
      let gained = known.subtracting(written).sorted().first(where: { !unlisted.contains(beginning(of: $0)) })
    {
      return "'\(name)' gains '\(gained)'"
    }
  }
  return nil
}

extension Conversion {
  /// The members that only the class declares, as they begin: `tapped(` or `title:`.
  fileprivate var unlistedNames: Set<String> {
    Set(
      self.inputs.filter(\.isUnlisted).map { "\($0.name)(" }
        + self.outputs.filter(\.isUnlisted).map { "\($0.name):" }
    )
  }
}

/// Returns the name of a member, with the parenthesis or colon after it.
private func beginning(of member: String) -> String {
  let end = member.utf8.firstIndex { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ":") }
  return end.map { String(member[...$0]) } ?? member
}

/// Returns the members of a protocol in a canonical spelling, so that they can be compared.
private func members(of declaration: SwiftDeclaration, in code: SwiftCode) -> [String] {
  code.declarations(declaration.inside).filter { $0.kind == .func || $0.kind == .var }.map { member in
    canonical(member.keyword + 1..<member.head.upperBound, in: code)
  }
}

private func canonical(_ tokens: Range<Int>, in code: SwiftCode) -> String {
  let isFunction = code.spells(tokens.lowerBound - 1, "func")
  var result = ""
  var previous = ""
  for index in tokens {
    let word = code.plainWord(index)
    if ["any", "escaping"].contains(word) || word == "@" && code.spells(index + 1, "escaping") { continue }
    // Some generated types are qualified with their modules.
    if word == ".", ["ReactiveSwift", "RxSwift", "RxCocoa", "RxRelay", "Swift"].contains(previous) {
      result.removeLast(previous.count)
      previous = ""
      continue
    }
    // A label that equals the parameter's name may be written twice.
    if word == previous, code.isWord(index), code.spells(index + 1, ":") { continue }
    let isEmptyTuple = word == ")" && previous == "(" && !(isFunction && index == tokens.lowerBound + 2)
    if isEmptyTuple || word == ")" && previous == "," { result.removeLast() }
    let name = isEmptyTuple ? "Void" : word == "NoError" ? "Never" : word
    if code.isWord(index), previous.utf8.last.map(isWordByte) == true { result += " " }
    result += name
    previous = name
  }
  return isFunction && result.hasSuffix("->Void") ? String(result.dropLast(6)) : result
}

/// Returns what the logic lacks, as a part of a message; `nil` if it contains all expected tokens in their order.
private func lostTokens(_ moved: MovedViewModel) -> String? {
  let code = SwiftCode(moved.logic)
  if !code.mistakes.isEmpty { return "the logic cannot be read as Swift" }
  let unit = SwiftUnit(code)
  let isThere = unit.declarations.contains { $0.isClassLike && unit.name(of: $0) == moved.viewModel.name }
  if isThere || moved.conversion.found.hasNamesake { return "the class is still there" }
  var places: [Text: [Int]] = [:]
  for index in code.tokens.indices { places[code.text(index), default: []].append(index) }
  for expected in moved.expected {
    var index = 0
    for word in expected {
      let known = places[word] ?? []
      let next = known.indexFromWhich { $0 >= index }
      if next == known.count { return "the logic loses '\(word)'" }
      index = known[next] + 1
    }
  }
  return nil
}

extension SwiftCode {
  /// Returns the comments that begin in some ranges, in the order of the file.
  func comments(in ranges: [Range<Int>]) -> [SwiftComment] {
    ranges.ordered { $0.lowerBound < $1.lowerBound }.flatMap { self.comments(in: $0) }
  }

  /// Returns those of some comments that none of the files has, apart from marks. A comment in a file is counted for
  /// one of them only.
  func lost(_ comments: [SwiftComment], in files: [SourceFile]) -> [SwiftComment] {
    var known: [[UInt8]: Int] = [:]
    for code in files.map(SwiftCode.init) {
      for comment in code.comments { known[words(code.file.bytes[comment.range]), default: 0] += 1 }
    }
    return comments.filter { comment in
      let key = words(self.file.bytes[comment.range])
      if key.isEmpty || isMark(self.string(comment)) { return false }
      guard let count = known[key], count > 0 else { return true }
      known[key] = count - 1
      return false
    }
  }
}

/// Returns the bytes of a comment without slashes, stars and blanks, in a form that can be compared.
private func words(_ comment: ArraySlice<UInt8>) -> [UInt8] {
  comment.filter { $0 > 0x20 && $0 != Byte.slash && $0 != Byte.star }
}
