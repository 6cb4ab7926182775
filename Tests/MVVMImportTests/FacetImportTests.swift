import MVVMGenerator
import MVVMImport
import TestSupport
import Testing

/// Protocols of inputs and outputs, of which a class may have several.
@Suite("Imported facets") struct FacetImportTests {
  /// Returns a class of protocols, each given by its name, the name of the property for it, and its members.
  private func imported(_ facets: [(name: String, property: String, member: String)]) -> Imported {
    let protocols = facets.map { "protocol \($0.name) { \($0.member) }\n" }.joined()
    let doors = facets.map { "var \($0.property): \($0.name) { get }" }.joined(separator: "; ")
    let properties = facets.map { "  var \($0.property): \($0.name) { return self }\n" }.joined()
    return MVVMImportTests.imported(
      """
      import ReactiveSwift
      \(protocols)protocol XType { \(doors) }
      final class X: XType, \(facets.map(\.name).joined(separator: ", ")) {
        let a: Signal<Int, Never>
        let b: Signal<Int, Never>
        init() { self.a = self.tappedProperty.signal.mapConst(1); self.b = self.a }
        private let tappedProperty = MutableProperty(())
        func tapped() { self.tappedProperty.value = () }
      \(properties)}
      """
    )
  }

  private let a = "var a: Signal<Int, Never> { get }"
  private let b = "var b: Signal<Int, Never> { get }"
  private let both = "var a: Signal<Int, Never> { get }; var b: Signal<Int, Never> { get }"

  @Test(
    "A facet has a name where its protocol is called after its property, or its section has another",
    arguments: [
      ("XOutputs", "outputs", "outputs {", nil),
      (
        "XOutput", "output", "outputs {",
        ##""naming": { "outputs": "{name}Output", "outputsProperty": "output" }"##
      ),
      ("XUIOutputs", "uiOutputs", "outputs uiOutputs {", nil),
      ("XOutputs", "uiOutputs", "outputs {", ##""naming": { "outputsProperty": "uiOutputs" }"##),
      ("XUIOutputsType", "outputs", "outputs {", ##""naming": { "outputs": "{name}UIOutputsType" }"##),
    ] as [(String, String, String, String?)]
  )
  func one(name: String, property: String, section: String, naming: String?) {
    let found = self.imported([("XInputs", "inputs", "func tapped()"), (name, property, self.both)])
    #expect(listing(found.allDiagnostics) == "")
    #expect(found.specText.contains("  inputs {\n    tapped()\n  }\n\n  \(section)\n"), "\(found.specText)")
    let override = found.viewModels.compactMap(\.override?.json).joined()
    #expect(override.contains("naming") == (naming != nil) && override.contains(naming ?? ""), "\(override)")
  }

  @Test("Several facets have the names of their properties, and one pattern for their protocols")
  func several() {
    let found = self.imported([
      ("XInputs", "inputs", "func tapped()"), ("XDataDoorOutput", "dataDoor", self.a),
      ("XViewOutput", "view", self.b),
    ])
    #expect(listing(found.allDiagnostics) == "")
    #expect(
      found.specText.contains("  outputs dataDoor {\n    a: Int\n  }\n\n  outputs view {\n    b: Int\n  }\n")
    )
    let naming = ##""naming": { "facet": "{name}{facet}Output" }"##
    #expect(found.viewModels.compactMap(\.override?.json).joined().contains(naming))
  }

  @Test("A facet without members stays where others have names") func empty() {
    let found = self.imported([
      ("XInputs", "inputs", "func tapped()"), ("XDataInputs", "dataInputs", ""),
      ("XOutputs", "outputs", self.both),
    ])
    #expect(listing(found.allDiagnostics) == "")
    #expect(
      found.specText.contains("  inputs dataInputs {\n  }\n")
        || found.specText.contains("inputs dataInputs {}")
    )
  }

  @Test("Protocols that no one pattern names have to be renamed first") func patterns() {
    let found = self.imported([
      ("XInputs", "inputs", "func tapped()"), ("XDataOutputs", "dataOutputs", self.a),
      ("ViewOutputs", "viewOutputs", self.b),
    ])
    let message = "name the protocols of 'X' after the properties that offer them first"
    #expect(listing(found.allDiagnostics).contains(message), "\(listing(found.allDiagnostics))")
    #expect(found.viewModels.allSatisfy { $0.spec == nil })
  }

  @Test("A parameter without a name gets that of the class's own function") func names() {
    let found = MVVMImportTests.imported(
      """
      import ReactiveSwift
      protocol XInputs { func moved(_: Int, to: Int) }
      final class X: XInputs {
        private let movedProperty = MutableProperty<(Int, Int)?>(nil)
        func moved(_ row: Int, to place: Int) { self.movedProperty.value = (row, place) }
      }
      """
    )
    #expect(found.specText.contains("moved(_ row: Int, to: Int)\n"), "\(listing(found.allDiagnostics))")
  }
}
