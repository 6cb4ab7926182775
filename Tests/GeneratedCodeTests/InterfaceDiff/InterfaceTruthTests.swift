import MVVMConfiguration
import MVVMInterfaces
import MVVMModel
import MVVMSource
import TestSupport
import Testing

/// Tests that the table agrees with the compiler, which compiles a caller and logic that were written before an edit.
@Suite("Interface diff") struct InterfaceTruthTests {
  @Test("Each edit has the classes of the table", arguments: interfaceRows, comparedStyles)
  func table(row: InterfaceRow, style: String) throws {
    let expected = try #require(row.expectedClass(in: style))
    if expected == InterfaceRow.elsewhere { return }
    let edits = compared(row, in: style).edits
    #expect(classes(of: edits) == expected, "\(style): \(edits)")
  }

  /// All rows are one module: the file of an error shows which row it belongs to.
  @Test("The compiler agrees", .onlyExhaustively, arguments: comparedStyles)
  func truth(style: String) async throws {
    let rows = interfaceRows.filter { $0.isCompiled && $0.expectedClass(in: style) != InterfaceRow.elsewhere }
    let fixtures = rows.enumerated().map { index, row in
      CompiledRow(row, named: "Row\(index)ViewModel", in: style)
    }
    let before = try await compileFixtures(fixtures.flatMap(\.filesBefore), style, .compile)
    #expect(before.succeeded, "\(before.errors)")

    let typeCheck = try await compileFixtures(fixtures.flatMap(\.filesAfter), style, .typeCheck)
    var found = Set(typeCheck.errors.map(\.file))
    // The compiler reports an unassigned output only if it finds nothing else.
    let sound = fixtures.filter { !$0.breaksLogic(found) }
    let whole = try await compileFixtures(sound.flatMap { [$0.after, $0.logic] }, style, .compile)
    found.formUnion(whole.errors.map(\.file))
    for fixture in fixtures {
      let effects = compared(fixture.row, in: style).effects
      let truth = (fixture.breaksCaller(found), fixture.breaksLogic(found))
      let claim = (effects.contains(.callers), effects.contains(.logic))
      let errors = (typeCheck.errors + whole.errors).filter { fixture.owns($0.file) }
      #expect(truth == claim, "\(fixture.row.title): \(errors)")
    }
  }
}

private struct CompiledRow {
  let row: InterfaceRow
  let name: String
  let before: SwiftFile
  let after: SwiftFile
  let logic: SwiftFile
  let caller: SwiftFile

  init(_ row: InterfaceRow, named name: String, in style: String) {
    self.row = row
    self.name = name
    var configuration = Configuration()
    row.old.configure(&configuration)
    let isObserved = configuration.settings.observed != .off
    let fixtures = interfaces(row.old, named: name, in: style).map {
      InterfaceFixture(
        style: style,
        viewModel: $0.viewModel,
        hasBindings: $0.hasBindings,
        isObserved: isObserved
      )
    }
    self.before = generatedClass(row.old, named: name, in: style)
    self.after = generatedClass(row.new, named: name, in: style)
    self.logic = SwiftFile(name: "\(name)-logic.swift", text: fixtures.map(\.logic).joined())
    self.caller = SwiftFile(name: "\(name)-caller.swift", text: fixtures.map(\.caller).joined())
  }

  var filesBefore: [SwiftFile] { [self.before, self.logic, self.caller] }
  var filesAfter: [SwiftFile] { [self.after, self.logic, self.caller] }

  func breaksCaller(_ files: Set<String>) -> Bool { files.contains(self.caller.name) }

  /// A member that the logic lacks is also reported where the generated code needs it.
  func breaksLogic(_ files: Set<String>) -> Bool {
    files.contains(self.logic.name) || files.contains(self.after.name)
  }

  func owns(_ file: String) -> Bool { self.filesAfter.contains { $0.name == file } }
}

private func compileFixtures(_ files: [SwiftFile], _ style: String, _ stage: Stage) async throws
  -> CompilationResult
{
  let spec = SourceFile(
    path: "Support.mvvm",
    text: "viewmodel SupportViewModel {\noutputs {\nevent done: Int\n}\n}\n"
  )
  let support = generated([spec], in: style) {
    $0.settings.bindings = true
    if !isForSwiftUI(style) { $0.settings.observed = .observation }
  }
  .filter { !$0.name.hasPrefix("Support") }
  let helpers = SwiftFile(name: "Helpers.swift", text: fixtureHelpers)
  let libraries = isForSwiftUI(style) ? Example.viewLibraries : []
  return try await TestedStyle(name: style).compile(
    files + support + [helpers],
    importing: libraries,
    stage: stage
  )
}

/// With the bindings, where there are any.
private func generatedClass(_ side: InterfaceRow.Side, named name: String, in style: String) -> SwiftFile {
  let files = generated([side.spec(named: name)], in: style) { configuration in
    side.configure(&configuration)
    configuration.settings.naming[.file] = "{file}.generated.swift"
    configuration.settings.mocks = .off
  }
  let own = files.filter { $0.name.hasPrefix(name) }
  return SwiftFile(name: files[0].name, text: own.map(\.text).joined(separator: "\n"))
}

private func interfaces(_ side: InterfaceRow.Side, named name: String, in style: String)
  -> [ViewModelInterface]
{
  var configuration = Configuration()
  configuration.settings.style = style
  side.configure(&configuration)
  let file = side.spec(named: name)
  let spec = InterfaceVersion.SpecFile(file: file, path: file.path)
  let result = withStyles(of: style) {
    MVVMInterfaces.interfaces(of: spec, configuration: configuration, styles: $0)
  }
  #expect(listing(result.diagnostics) == "")
  return result.value ?? []
}

private func compared(_ row: InterfaceRow, in style: String) -> (edits: [InterfaceEdit], effects: Effects) {
  let old = interfaces(row.old, named: "XViewModel", in: style)
  let new = interfaces(row.new, named: "XViewModel", in: style)
  let edits = compareInterfaces(
    old: VersionInterfaces(interfaces: old),
    new: VersionInterfaces(interfaces: new)
  ).edits
  return (edits, edits.reduce(into: []) { $0.formUnion($1.effects) })
}

/// `BL`, or `–` without an edit.
private func classes(of edits: [InterfaceEdit]) -> String {
  if edits.isEmpty { return "–" }
  let effects: Effects = edits.reduce(into: []) { $0.formUnion($1.effects) }
  let letters: [(Effects, String)] = [(.callers, "B"), (.logic, "L"), (.behaviour, "R")]
  let text = letters.filter { effects.contains($0.0) }.map(\.1).joined()
  return text.isEmpty ? "C" : text
}
