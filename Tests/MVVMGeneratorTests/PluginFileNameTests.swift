import MVVMConfiguration
import MVVMSource
import TestSupport
import Testing

@Suite("Names of files in a configuration, for a build plugin") struct PluginFileNameTests {
  private func note(on text: String) -> String {
    listing(
      [ConfigurationFile(SourceFile(path: "mvvmgen.json", text: text)).ignoredFileName].compactMap(\.self)
    )
  }

  @Test("The first is reported, wherever it is") func first() {
    let text = """
      {
        "naming": { "inputs": "{name}In", "mockFile": "Fake{file}.swift" },
        "overrides": [{ "viewModels": ["A"], "naming": { "file": "{file}.swift" } }]
      }
      """
    let message =
      "note: 'mockFile' has no effect here: the build plugin names files itself [file-name-ignored]"
    #expect(self.note(on: text).hasPrefix("2:49-2:67 \(message)"))
    let override =
      #"{ "overrides": [{ "viewModels": ["A"], "naming": { "testCaseFile": "{file}.swift" } }] }"#
    #expect(self.note(on: override).contains("'testCaseFile' has no effect here"))
  }

  @Test(
    "Other names count, and what is no configuration is reported elsewhere",
    arguments: ["{", "[]", "{}"]
  )
  func none(text: String) {
    #expect(self.note(on: text) == "")
  }
}
