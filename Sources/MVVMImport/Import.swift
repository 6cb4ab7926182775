import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMSwift

/// The options of an import.
public struct ImportOptions {
  /// The configuration that the specs are generated with. Its style is used only if it fits the code.
  public var configuration: Configuration
  /// The style to generate with; `nil` for the one that fits the code.
  public var style: String?
  /// Whether to convert a view model even if some of its parts have to be converted by hand.
  public var partial = false
  /// Whether the members in the spec keep the order of the protocols. Otherwise the spec is formatted, which sorts
  /// them.
  public var keepOrder = false
  /// Whether a spec with a file name exists already.
  public var specExists: (String) -> Bool = { _ in false }

  public init(configuration: Configuration) {
    self.configuration = configuration
  }
}

/// The result of importing one Swift file.
public struct ImportedFile {
  /// The view models that were found, in the order of the file, converted or not.
  public var viewModels: [ImportedViewModel] = []
  /// The new Swift file; the original one if no view model was converted.
  public var logic: SourceFile
  /// The diagnostics that belong to none of the view models.
  public var diagnostics: [Diagnostic] = []
}

/// The result of importing one view model.
public struct ImportedViewModel {
  public enum Result: Equatable, Sendable {
    /// The logic needs no helpers.
    case converted
    /// The logic has this many helpers: locals that stand for properties of the class, and copies of outputs.
    case convertedWithHelpers(Int)
    /// This many parts are left under `#error`.
    case convertedInPart(Int)
    case notConverted
  }

  /// An entry for `overrides` of the configuration, to be pasted there.
  public struct Override: Equatable, Sendable, CustomStringConvertible {
    public var viewModels: [String]
    /// The members of the entry other than `viewModels`, as JSON.
    public let settings: String

    public var description: String {
      "{ \"viewModels\": [\(self.viewModels.map { "\"\($0)\"" }.joined(separator: ", "))], \(self.settings) }"
    }
  }

  public let name: String
  public var result: Result
  /// The spec, a file named after the view model; `nil` if the view model was not converted.
  public var spec: SourceFile?
  public var diagnostics: [Diagnostic]
  /// The override that the configuration lacks for this view model; `nil` if it lacks nothing.
  public var override: Override?
  /// The number of comments, such as `MARK:`, that were left out because the code that they divide is gone.
  public var droppedMarks = 0
}

/// Converts the view models of a Swift file to specs and logic. No code is lost: what a spec cannot express is reported
/// at its place, and the view model stays as it is unless `partial` is set.
public func importViewModels(
  of file: SourceFile,
  _ options: ImportOptions,
  styles: inout StyleLibrary
) -> ImportedFile {
  var result = ImportedFile(logic: file)
  let code = SwiftCode(file)
  guard mayHoldViewModel(code) else { return result }
  if let mistake = code.mistakes.first {
    result.diagnostics = [Diagnostic(.importUnreadable, mistake.message, at: Place(file, mistake.range))]
    return result
  }
  let unit = SwiftUnit(code)
  result.diagnostics += otherArchitectures(in: unit)
  let context = FileContext(unit)
  var edits: [Edit] = []
  for found in unit.viewModels() {
    var moved = convert(found, in: unit, context, options)
    if moved.viewModel.spec != nil { verify(&moved, unit, options, &styles) }
    if moved.viewModel.spec != nil { edits += moved.edits }
    result.viewModels.append(moved.viewModel)
  }
  result.logic = file.applying(edits)
  return result
}

/// A view model, with the edits that convert it.
struct MovedViewModel {
  var viewModel: ImportedViewModel
  var edits: [Edit] = []
  /// The text that replaces the class.
  var logic = SourceFile(path: "", text: "")
  var conversion: Conversion
  /// The tokens of each segment that the logic must contain, in the same order.
  var expected: [[Text]] = []
}

private func convert(
  _ found: FoundViewModel,
  in unit: SwiftUnit,
  _ context: FileContext,
  _ options: ImportOptions
) -> MovedViewModel {
  var conversion = Conversion(found, in: unit, context)
  conversion.read()
  if options.specExists("\(found.name).mvvm") {
    let advice = "'\(found.name).mvvm' is there already: move it away first, or take the class out"
    conversion.report(.importSpecExists, advice, at: found.declaration)
  }
  var writer = LogicWriter(conversion)
  let logic = writer.write()
  conversion = writer.conversion
  let diagnostics = conversion.diagnostics(of: conversion.problems, .error)
  let warnings = diagnostics.isEmpty ? conversion.diagnostics(of: conversion.warnings, .warning) : []
  var viewModel = ImportedViewModel(
    name: found.name,
    result: .notConverted,
    diagnostics: diagnostics + warnings
  )
  if !diagnostics.isEmpty, !options.partial || conversion.isHopeless {
    return MovedViewModel(viewModel: viewModel, conversion: conversion)
  }
  let cuts = conversion.cuts
  let spec = writeSpec(of: conversion, beside: logic, options)
  viewModel.spec = SourceFile(path: "\(found.name).mvvm", text: spec.text)
  viewModel.droppedMarks = spec.droppedMarks
  viewModel.result = writer.helpers > 0 ? .convertedWithHelpers(writer.helpers) : .converted
  var behind = ""
  if !diagnostics.isEmpty {
    viewModel.result = .convertedInPart(diagnostics.count)
    behind = conversion.leftovers
  }
  return MovedViewModel(
    viewModel: viewModel,
    edits: cuts + [Edit(conversion.classRange, logic + behind)],
    logic: SourceFile(path: "", text: logic + behind),
    conversion: conversion,
    expected: writer.segments.map(unit.code.kept)
  )
}

/// Writes the spec, with the comments of the class that it and the logic lack.
private func writeSpec(of conversion: Conversion, beside logic: String, _ options: ImportOptions)
  -> (text: String, droppedMarks: Int)
{
  let code = conversion.code
  let access = options.configuration.settings.access.rawValue
  var spec = SpecWriter(conversion, defaultAccess: access)
  var text = spec.write()
  let left = code.comments(in: conversion.cuts.map(\.range) + [conversion.classRange])
  let strays = code.lost(left, in: [logic, text].map { SourceFile(path: "", text: $0) })
  if !strays.isEmpty {
    spec = SpecWriter(conversion, defaultAccess: access, strays: strays)
    text = spec.write()
  }
  return (text, spec.droppedMarks)
}

extension SwiftCode {
  /// Returns the tokens of a segment that its edits leave as they are.
  fileprivate func kept(of segment: Segment) -> [Text] {
    // The expression is assigned to an output, without its `return`.
    let hasReturn = segment.place == .expression && self.spells(segment.tokens.lowerBound, "return")
    let replaced = ReplacedBytes(segment.edits)
    return segment.tokens.dropFirst(hasReturn ? 1 : 0)
      .filter { !replaced.overlaps(self.tokens[$0].range) }.map { self.text($0) }
  }
}

extension Conversion {
  /// Returns the diagnostics for some problems, sorted by place.
  func diagnostics(of problems: [ImportProblem], _ severity: Diagnostic.Severity) -> [Diagnostic] {
    problems.ordered { $0.range.lowerBound < $1.range.lowerBound }.map { problem in
      let place = Place(self.code.file, problem.range)
      let subject = Subject(viewModel: self.found.name)
      return Diagnostic(problem.identifier, problem.message, at: place, severity: severity, subject: subject)
    }
  }

  /// Whether there is a problem that prevents even a partial conversion.
  var isHopeless: Bool {
    let grave: Set<DiagnosticIdentifier> = [
      .importClassForm, .importConditionalCompilation, .importOverload, .importProtocolElsewhere,
      .importProtocolMember,
      .importOutputType, .importInputProperty, .importInitializer, .importSpecExists,
    ]
    return self.problems.contains { grave.contains($0.identifier) }
  }
}

/// Whether a file may contain a view model, or a class with `transform(input:)`. Most files do not, and this check is
/// fast.
private func mayHoldViewModel(_ code: SwiftCode) -> Bool {
  code.tokens.indices.contains { index in
    guard code.tokens[index].kind == .word else { return false }
    let word = code.text(index)
    guard word.bytes.count > 4 else { return false }
    if word.spells("transform") { return code.spells(index - 1, "func") && code.spells(index + 2, "input") }
    guard ["protocol", ":", ","].contains(code.word(index - 1)) else { return false }
    return facet(of: word.description).map { $0 != .errors } == true
  }
}

/// Reports view models that turn inputs into outputs in a function `transform(input:)`. A spec cannot express them,
/// since there the view makes the inputs.
private func otherArchitectures(in unit: SwiftUnit) -> [Diagnostic] {
  unit.declarations.compactMap { declaration in
    guard [.class, .struct].contains(declaration.kind) else { return nil }
    let function = unit.code.declarations(declaration.inside).first { member in
      member.kind == .func && unit.code.spells(member.keyword + 1, "transform")
        && unit.code.spells(member.keyword + 3, "input")
    }
    return function.map {
      let name = unit.name(of: declaration)
      let place = Place(unit.code.file, unit.code.tokens[$0.keyword + 1].range)
      let message =
        "write a spec for '\(name)' by hand: 'transform(input:)' is another architecture, in which the view makes the inputs"
      return Diagnostic(.importOtherArchitecture, message, at: place, subject: Subject(viewModel: name))
    }
  }
}

extension SwiftMistake {
  fileprivate var message: String {
    let what =
      switch self.kind {
      case .mergeConflict: "solve the merge conflict"
      case .unclosedBracket: "close this bracket"
      case .unexpectedCharacter: "take this character away"
      case .unmatchedBracket: "open this bracket, or take it away"
      case .unterminatedComment: "end this comment"
      case .unterminatedString: "end this string"
      }
    return "\(what) first: the file cannot be read as Swift"
  }
}
