import TestSupport
import Testing

/// Tests of classes with several protocols of inputs and outputs.
@Suite("Imported facets") struct FacetImportTests {
  @Test(
    "Facets are found by their protocols and properties",
    arguments: examples(
      """
      === A facet has a name where its protocol is called after its property, or its section has another
      XInputs inputs: func tapped()
      ① ②: var a: Signal<Int, Never> { get }; var b: Signal<Int, Never> { get }
      → has:   inputs {␊    tapped()␊  }␊␊  ③␊
      → ④
      → told: nothing
      | XOutputs | outputs | outputs { | not: naming
      | XOutput | output | outputs { | has: "naming": { "outputs": "{name}Output", "outputsProperty": "output" }
      | XUIOutputs | uiOutputs | outputs uiOutputs { | not: naming
      | XOutputs | uiOutputs | outputs { | has: "naming": { "outputsProperty": "uiOutputs" }
      | XUIOutputsType | outputs | outputs { | has: "naming": { "outputs": "{name}UIOutputsType" }
      === Several facets have the names of their properties, and one pattern for their protocols
      XInputs inputs: func tapped()
      XDataDoorOutput dataDoor: var a: Signal<Int, Never> { get }
      XViewOutput view: var b: Signal<Int, Never> { get }
      → has:   outputs dataDoor {␊    a: Int␊  }␊␊  outputs view {␊    b: Int␊  }␊
      → has: "naming": { "facet": "{name}{facet}Output" }
      → told: nothing
      === A facet without members stays where others have names
      XInputs inputs: func tapped()
      XDataInputs dataInputs: // None.
      XOutputs outputs: var a: Signal<Int, Never> { get }; var b: Signal<Int, Never> { get }
      → has:   inputs dataInputs {}
      → told: nothing
      === Protocols that no one pattern names have to be renamed first
      XInputs inputs: func tapped()
      XDataOutputs dataOutputs: var a: Signal<Int, Never> { get }
      ViewOutputs viewOutputs: var b: Signal<Int, Never> { get }
      → error: name the protocols of 'X' after the properties that expose them first
      === A parameter without a name gets that of the class's own function
      import ReactiveSwift
      protocol XInputs { func moved(_: Int, to: Int) }
      final class X: XInputs {
        private let movedProperty = MutableProperty<(Int, Int)?>(nil)
        func moved(_ row: Int, to place: Int) { self.movedProperty.value = (row, place) }
      }
      → has: moved(_ row: Int, to: Int)␊
      """
    )
  )
  func lines(example: Example) { expectLogic(example, in: facetsFile) }
}

/// A class of protocols, each given by its name, the name of the property for it, and its members.
private func facetsFile(_ part: Parts) -> String {
  let facets = part("").split(separator: "\n").map { $0.split(separator: /: | +/, maxSplits: 2) }
  return """
    import ReactiveSwift
    \(facets.map { "protocol \($0[0]) {\n\($0[2])\n}\n" }.joined())
    protocol XType { \(facets.map { "var \($0[1]): \($0[0]) { get }" }.joined(separator: "; ")) }
    final class X: XType, \(facets.map { String($0[0]) }.joined(separator: ", ")) {
      let a: Signal<Int, Never>
      let b: Signal<Int, Never>
      init() { self.a = self.tappedProperty.signal.mapConst(1); self.b = self.a }
      private let tappedProperty = MutableProperty(())
      func tapped() { self.tappedProperty.value = () }
    \(facets.map { "  var \($0[1]): \($0[0]) { return self }\n" }.joined())}
    """
}
