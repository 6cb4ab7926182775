import Foundation
import MVVMCode
import MVVMConfiguration
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMStyles
import Testing

/// Returns the files generated for a spec without errors. An error fails the test.
package func generatedFiles(
  _ spec: SourceFile,
  in style: String = "rxswift",
  scaffolded: Bool = false,
  withViews: Bool = false,
  changing change: (inout Configuration) -> Void = { _ in }
) -> [GeneratedFile] {
  var configuration = Configuration()
  configuration.settings.style = style
  change(&configuration)
  let files = withStyles(of: style) {
    scaffolded
      ? scaffold(spec, configuration: configuration, styles: $0, withViews: withViews)
      : generate(spec, configuration: configuration, styles: $0)
  }
  #expect(listing(files.diagnostics) == "")
  return files.value ?? []
}

/// Returns the diagnostics of generating a spec.
package func generatorDiagnostics(
  _ text: String,
  in style: String = "rxswift",
  changing change: (inout Configuration) -> Void = { _ in }
) -> [Diagnostic] {
  var configuration = Configuration()
  configuration.settings.style = style
  change(&configuration)
  let file = SourceFile(path: "X.mvvm", text: text)
  return withStyles(of: style) { generate(file, configuration: configuration, styles: $0).diagnostics }
}

/// Returns the text of the files generated for a spec without errors.
package func generatedText(
  _ spec: String,
  in style: String = "rxswift",
  changing change: (inout Configuration) -> Void = { _ in }
) -> String {
  let file = SourceFile(path: "Specs/XViewModel.mvvm", text: spec)
  return generatedFiles(file, in: style, changing: change).map(\.text).joined()
}

extension GeneratedFile {
  package var text: String { String(decoding: self.contents, as: UTF8.self) }
}

/// The project's own specs: the examples, and one that has every feature.
package let ownSpecs = specs(in: "Specs") + specs(in: "Tests/Fixtures")

/// Returns whether callers of a bundled style see inputs as properties.
package func showsInputs(_ style: String) -> Bool {
  StyleLibrary().manifest(named: style).value?.interface.showsInputs ?? false
}

/// Returns whether SwiftUI observes the classes of a bundled style directly.
package func isForSwiftUI(_ style: String) -> Bool {
  StyleLibrary().manifest(named: style).value?.interface.storesStates ?? false
}

/// Returns the specs without errors in a style: if inputs are properties, none has the name of an output, and
/// only styles for SwiftUI have values that views write.
package func ownSpecs(in style: String) -> [SourceFile] {
  let pairs = ["ProfileEditorViewModel.mvvm", "SignUpViewModel.mvvm"]
  let excluded = (showsInputs(style) ? pairs : []) + (isForSwiftUI(style) ? [] : specsForSwiftUI)
  return ownSpecs.filter { !excluded.contains($0.name) }
}

/// Returns the style in the nearest configuration of an example; for other specs the default style.
package func fittingStyle(of spec: SourceFile) -> String {
  var folders = spec.path.split(separator: "/").dropLast()
  while !folders.isEmpty {
    let file = packageFolder.appendingPathComponent("Specs/\(folders.joined(separator: "/"))/mvvmgen.json")
    if let text = try? String(contentsOf: file, encoding: .utf8) { return style(in: text) }
    folders.removeLast()
  }
  return Configuration().settings.style
}

private func style(in text: String) -> String {
  let configuration = ConfigurationFile(SourceFile(path: "mvvmgen.json", text: text))
    .configuration(styleNames: StyleLibrary().names)
  return (configuration.value ?? Configuration()).settings.style
}

private let specsForSwiftUI = ["FeedViewModel.mvvm", "TownsViewModel.mvvm"]

/// Reads a configuration file, in a project with two styles and three rules.
package func readConfiguration(_ text: String) -> Diagnosed<Configuration> {
  let file = SourceFile(path: "mvvmgen.json", text: text)
  return ConfigurationFile(file).configuration(
    styleNames: ["reactiveswift", "rxswift"],
    ruleNames: { ["documented-member", "size", "view-type"] }
  )
}
