import MVVMFiles
import MVVMProject
import TestSupport
import Testing

@Suite("Packages whose builds generate") struct GeneratedTwiceTests {
  private func warnings(_ manifest: String, _ paths: String...) -> String {
    listing(MemoryTree(["Package.swift": manifest, "Sources/App/A.mvvm": ""]).generatedTwice(paths))
  }

  private let use =
    ".target(name: \"App\", plugins: [.plugin(name: \"MVVMGenPlugin\", package: \"mvvmgen\")])"

  @Test("What is written by hand into such a package is reported once, at the use of the plugin")
  func usedOnce() {
    let warnings = self.warnings(self.use, "Sources/App/A.generated.swift", "Sources/B.generated.swift")
    #expect(warnings.hasPrefix("1:46-1:61 warning: files were generated in this package, and its builds"))
    #expect(warnings.hasSuffix("[file-generated-twice]"))
    #expect(!warnings.contains("\n"))
  }

  @Test("Blanks and line ends do not hide the use") func layout() {
    let manifest = ".plugin(\n  name: \"MVVMGenPlugin\" ,\n  package: \"mvvmgen\"\n)"
    #expect(self.warnings(manifest, "A.generated.swift").hasPrefix("2:9-2:24 warning"))
  }

  @Test(
    "A package that does not use the plugin, or declares it, is fine",
    arguments: [
      "", "// MVVMGenPlugin", ".plugin(name: \"MVVMGenCommandPlugin\", package: \"mvvmgen\")",
      ".plugin(name: \"MVVMGenPlugin\", targets: [\"MVVMGenPlugin\"])", "\"MVVMGenPlugin\"",
      "\"MVVMGenPlugin\",",
    ]
  )
  func fine(manifest: String) {
    #expect(self.warnings(manifest, "Sources/App/A.generated.swift") == "")
  }

  @Test(
    "Only the targets that use the plugin count, as far as the manifest tells where they are",
    arguments: [
      (".target(name: \"App\", plugins: [P])", true), (".target(name: \"Other\", plugins: [P])", false),
      (".target(name: \"Other\", path: \"Sources/App\", plugins: [P])", true),
      (".target(name: \"App\", path: \"Sources/Other\", plugins: [P])", false),
      (".target(name: \"Other\", plugins: [P]), .target(name: \"App\", plugins: [P])", true),
      (".target(name: name, plugins: [P])", true), ("let plugins = [P]", true),
      ("// .target(name: \"App\", plugins: [P])", false), ("let text = \"\"\"\n  [P]\n  \"\"\"", false),
    ]
  )
  func targets(manifest: String, isWarned: Bool) {
    let use = ".plugin(name: \"MVVMGenPlugin\", package: \"mvvmgen\")"
    let manifest = manifest.replacing("P]", with: "\(use)]")
    let tree = MemoryTree(["Package.swift": manifest, "Sources/App/A.mvvm": "", "Sources/Other/B.mvvm": ""])
    #expect(tree.generatedTwice(["Sources/App/A.generated.swift"]).isEmpty != isWarned)
  }

  @Test(
    "A variable that holds the use stands for it",
    arguments: [
      ("let g = Target.PluginUsage.USE", "App", true), ("let g: Target.PluginUsage = .USE", "App", true),
      ("let g = Target.PluginUsage.USE", "Other", false), ("let g = make(.USE)", "Other", true),
    ]
  )
  func variable(declaration: String, target: String, isWarned: Bool) {
    let declaration = declaration.replacing(
      "USE",
      with: "plugin(name: \"MVVMGenPlugin\", package: \"mvvmgen\")"
    )
    let manifest = "\(declaration)\nlet targets = [.target(name: \"\(target)\", plugins: [g])]"
    let tree = MemoryTree(["Package.swift": manifest, "Sources/App/A.mvvm": "", "Sources/Other/B.mvvm": ""])
    #expect(tree.generatedTwice(["Sources/App/A.generated.swift"]).isEmpty != isWarned)
  }

  @Test("Manifests for certain versions of Swift count") func versions() {
    let tree = MemoryTree(["Package.swift": "", "Package@swift-6.1.swift": self.use])
    #expect(tree.generatedTwice(["Sources/App/A.generated.swift"]).count == 1)
  }

  @Test("Where nothing was written, nothing is said, and neither is it outside of packages") func nothing() {
    #expect(self.warnings(self.use) == "")
    #expect(listing(MemoryTree(["A.mvvm": ""]).generatedTwice(["A.generated.swift"])) == "")
  }
}
