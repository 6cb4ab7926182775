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

/// The file that a view model with a line in its initializer comes to; what is reported if it stays as it is.
func logic(
  _ line: String,
  members: String = "",
  inputs: String = "",
  outputs: String = "",
  parameters: String = ""
) -> String {
  let found = imported(
    """
    import ReactiveSwift
    protocol XInputs {
      func changed(_ text: String)
      func tapped()
      \(inputs)
    }
    protocol XOutputs {
      var title: Signal<String, Never> { get }
      \(outputs)
    }
    final class X: XInputs, XOutputs {
      \(members)
      let title: Signal<String, Never>
      init(\(parameters)) {
        self.title = self.changedProperty.signal.skipNil()
        \(line)
      }
      private let changedProperty = MutableProperty<String?>(nil)
      func changed(_ text: String) { self.changedProperty.value = text }
      private let tappedProperty = MutableProperty(())
      func tapped() { self.tappedProperty.value = () }
    }
    """
  )
  return found.viewModels.contains { $0.spec != nil } ? found.logic.text : listing(found.allDiagnostics)
}
