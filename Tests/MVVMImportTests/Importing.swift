import Foundation
import MVVMGenerator
import MVVMImport
import MVVMSource
import TestSupport
import Testing

/// A view model of the corpus, as somebody wrote it.
struct HandWritten: CustomTestStringConvertible, Sendable {
  let file: SourceFile

  var testDescription: String { self.file.name }
}

/// The view models of a folder of `Tests/Fixtures/Import`.
func corpus(_ folder: String) -> [HandWritten] {
  let url = packageFolder.appendingPathComponent("Tests/Fixtures/Import/\(folder)")
  let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
  return names.filter { $0.hasSuffix(".txt") }.sorted().compactMap { name in
    let bytes = try? Data(contentsOf: url.appendingPathComponent(name))
    return bytes.map { HandWritten(file: SourceFile(path: "\(name.dropLast(4)).swift", bytes: Array($0))) }
  }
}

func imported(_ file: SourceFile, changing change: (inout ImportOptions) -> Void = { _ in }) -> ImportedFile {
  var styles = StyleLibrary()
  var options = ImportOptions(configuration: Configuration())
  change(&options)
  return importViewModels(of: file, options, styles: &styles)
}

func imported(_ text: String, changing change: (inout ImportOptions) -> Void = { _ in }) -> ImportedFile {
  imported(SourceFile(path: "X.swift", text: text), changing: change)
}

extension ImportedFile {
  var allDiagnostics: [Diagnostic] { self.diagnostics + self.viewModels.flatMap(\.diagnostics) }

  var specText: String { self.viewModels.compactMap(\.spec).map(\.text).joined(separator: "\n") }
}

extension SourceFile {
  var text: String { self.string(0..<self.bytes.count) }
}
