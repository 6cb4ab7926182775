import Fuzzing
import MVVMCatalog
import MVVMConfiguration
import MVVMGenerator
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

@Suite("JSON of made-up specs") struct SpecDocumentTests {
  /// The specs are divided among the styles.
  @Test(
    "The schema takes that of each that is accepted, and its types print back to their Swift",
    arguments: tried(StyleLibrary().names)
  )
  func valid(style: String) throws {
    let schema = try schema(at: "Specs/spec.schema.json")
    var (styles, configuration) = (StyleLibrary(), Configuration())
    configuration.settings.style = style
    var random = SplitMix(seed: style.utf8.reduce(0) { $0 + UInt64($1) })
    let seeds = FuzzKind.specs.seeds
    var count = 0
    while count < sampled(1_500 / styles.names.count) {
      let file = SourceFile(path: "Some/X.mvvm", bytes: FuzzKind.specs.input(from: seeds, &random))
      let checked = check(file, configuration: configuration, styles: styles).correct()
      guard let spec = checked.value else { continue }
      let text = specsJSON([specJSON(spec, configuration, module: "App", path: file.path)])
      for problem in try problems(ofSpecDocument: text, schema) {
        Issue.record("\(problem)\n\(file.string(0..<file.bytes.count))")
      }
      count += 1
    }
  }
}
