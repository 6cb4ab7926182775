import MVVMGenerator
import MVVMImport
import MVVMSource
import TestSupport

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
