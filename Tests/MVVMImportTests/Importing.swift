import MVVMGenerator
import MVVMImport
import MVVMSource
import TestSupport
import Testing

/// What became of one Swift file, or of several together.
struct Imported {
  var diagnostics: [Diagnostic] = []
  var viewModels: [ImportedViewModel] = []
  /// The files as they are then.
  var files: [SourceFile]

  /// The first file.
  var logic: SourceFile { self.files[0] }

  var allDiagnostics: [Diagnostic] { self.diagnostics + self.viewModels.flatMap(\.diagnostics) }

  var specText: String { self.viewModels.compactMap(\.spec).map(\.text).joined(separator: "\n") }
}

func imported(_ file: SourceFile, changing change: (inout ImportOptions) -> Void = { _ in }) -> Imported {
  imported([file], changing: change)
}

func imported(_ files: [SourceFile], changing change: (inout ImportOptions) -> Void = { _ in }) -> Imported {
  var styles = StyleLibrary()
  var options = ImportOptions(configuration: Configuration())
  change(&options)
  var index = ImportIndex()
  for file in files { index.add(file) }
  var group = ImportGroup(files, index)
  var result = Imported(files: files)
  for path in index.groups.joined() {
    let found = group.importViewModels(of: path, options, styles: &styles)
    result.viewModels += found.viewModels
    result.diagnostics += found.diagnostics
  }
  let written = Dictionary(group.steps.map { ($0.path, $0) }) { $1 }
  result.files = files.map { written[$0.path] ?? $0 }
  return result
}

func imported(_ text: String, changing change: (inout ImportOptions) -> Void = { _ in }) -> Imported {
  imported(SourceFile(path: "X.swift", text: text), changing: change)
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

/// Requires what comes of a view model in a table: whole lines of code, or what a report says.
///
/// What goes in are lines of its initializer, and of `members:`, `inputs:`, `outputs:` and `parameters:`.
func expectLogic(_ example: Case) {
  var parts: [Substring: [Substring]] = [:]
  for line in example.input.split(separator: "\n") {
    let words = line.split(separator: ": ", maxSplits: 1)
    let isNamed = ["members", "inputs", "outputs", "parameters"].contains(words[0])
    parts[isNamed ? words[0] : "", default: []].append(isNamed ? words[1] : line)
  }
  func part(_ name: Substring) -> String {
    parts[name, default: []].joined(separator: name.isEmpty ? "\n    " : "\n  ")
  }
  let text = logic(
    part(""),
    members: part("members"),
    inputs: part("inputs"),
    outputs: part("outputs"),
    parameters: part("parameters")
  )
  let code = "\n\(example.output)\n".replacing(/\n(?=.)/, with: "\n    ")
  #expect(text.contains(example.output.contains("error: ") ? example.output : code), "\(text)")
}
