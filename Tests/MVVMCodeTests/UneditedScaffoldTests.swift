import MVVMCode
import MVVMConfiguration
import MVVMGenerator
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

@Suite("Scaffolds that nobody has edited") struct UneditedScaffoldTests {
  private let before = spec(inputs: "tapped()", outputs: "count: Int; event done: Void")
  private let after = spec(
    dependencies: "now: () -> Double",
    inputs: """
      tapped(); typed(_ text: String = "") as text; set(mail: Bool) as mailSet; set(push: Bool) as pushSet
      """,
    outputs: #"count: Int; event done: Void; event left: Int; state title: String = ""; value id: Int"#
  )

  @Test(
    "A scaffold for some of the members is one, and each character that a person adds counts",
    arguments: StyleLibrary().names
  )
  func grown(style: String) throws {
    let files = scaffolds(of: self.after, in: style)
    let old = scaffolds(of: self.before, in: style)
    #expect(files.map(\.name) == old.map(\.name) && files.count == 3)
    for (file, old) in zip(files, old) {
      #expect(addsMembers(file, to: old.contents, in: style), "\(file.name)")
      #expect(addsMembers(file, to: file.contents, in: style), "\(file.name)")
      for offset in stride(from: 0, through: old.contents.count, by: 61) {
        var edited = old.contents
        edited.insert(UInt8(ascii: "x"), at: offset)
        #expect(!addsMembers(file, to: edited, in: style), "\(file.name) at \(offset)")
      }
    }
  }

  @Test("A member that the spec has lost, or has with another type, might be a person's") func lost() {
    let file = scaffolds(of: self.after, in: "observation")[0]
    for text in ["count: Double; event done: Void", "count: Int; total: Int; event done: Void"] {
      let old = scaffolds(of: spec(inputs: "tapped()", outputs: text), in: "observation")[0]
      #expect(!addsMembers(file, to: old.contents, in: "observation"), "\(text)")
    }
    #expect(!addsMembers(file, to: [], in: "observation"))
  }

  private func addsMembers(_ scaffold: GeneratedFile, to file: [UInt8], in style: String) -> Bool {
    var configuration = Configuration()
    configuration.settings.style = style
    let existing = SourceFile(path: scaffold.name, bytes: file)
    return withStyles(of: style) { styles in
      scaffold.addsMembers(to: existing, of: self.after, configuration: configuration, styles: styles)
    }
  }
}

private func spec(dependencies: String = "", inputs: String, outputs: String) -> SourceFile {
  let dependencies = dependencies.isEmpty ? "" : "dependencies { \(dependencies) } "
  let text = "viewmodel AViewModel { \(dependencies)inputs { \(inputs) } outputs { \(outputs) } }"
  return SourceFile(path: "A.mvvm", text: text)
}

private func scaffolds(of spec: SourceFile, in style: String) -> [GeneratedFile] {
  generatedFiles(spec, in: style, scaffolded: true, withViews: true)
}
