import MVVMConfiguration
import MVVMImport
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

/// The result of importing one Swift file, or several together.
struct Imported {
  var diagnostics: [Diagnostic] = []
  var viewModels: [ImportedViewModel] = []
  var otherForms: [String] = []
  /// The files after the import.
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
  let styles = StyleLibrary()
  var options = ImportOptions(configuration: Configuration())
  change(&options)
  var index = ImportIndex()
  for file in files { index.add(file) }
  var group = FileGroup(files, index)
  var result = Imported(files: files)
  for path in index.groups.joined() {
    let found = group.importViewModels(of: path, options, styles: styles)
    result.viewModels += found.viewModels
    result.diagnostics += found.diagnostics
    result.otherForms += found.otherForms
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

/// The result for a view model, which is given by lines of its initializer, and of `members:`, `inputs:`, `outputs:`
/// and `parameters:`. A file that begins with an import is taken as it is. Options may have lines of their own.
///
///     === What is sent is the last value
///     members: private let limit = ①
///     self.title.observeValues { self.send($0) }
///     → self.title.observeValues { send($0) }
///     | 3
///     | 4
///
/// Each row below replaces one of the signs above. Lines after arrows are whole lines of the initializer, with `…` between
/// those apart. `has:` and `not:` are about spec, logic, result, override and report together, `told:` about the report.
struct Example: CustomTestStringConvertible, Sendable {
  let testDescription: String
  fileprivate var input: [Substring] = []
  fileprivate var output: [Substring] = []
}

func examples(_ table: String) -> [Example] {
  "\n\(table)".split(separator: "\n=== ").flatMap { block in
    let lines = block.split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("|") }
    let rest = lines.dropFirst().filter { !$0.hasPrefix("|") }.joined(separator: "\n")
    return (rows.isEmpty ? [""] : rows).map { row in
      var text = rest
      let columns = row.dropFirst(2).split(separator: " | ", omittingEmptySubsequences: false)
      for (sign, column) in zip("①②③④⑤⑥", columns + Array(repeating: "", count: 6)) {
        text = text.replacing(String(sign), with: column)
      }
      return example(String(lines[0]) + (row.isEmpty ? "" : ": \(row.dropFirst(2))"), text)
    }
  }
}

private func example(_ name: String, _ text: String) -> Example {
  var example = Example(testDescription: name)
  for line in text.split(separator: "\n") {
    let parts = "\(line) ".split(separator: "→ ", maxSplits: 1, omittingEmptySubsequences: false)
    let words = parts.map { $0.dropLast() }
    if !line.hasPrefix("→") { example.input.append(words[0]) }
    example.output += words.dropFirst()
  }
  precondition(!example.output.isEmpty, "nothing is expected: \(name)")
  return example
}

/// The lines of a view model by the part that they are of, those of the initializer by no name.
typealias Parts = (String) -> String

func expectLogic(_ example: Example, in file: (Parts) -> String = reactiveFile) {
  var parts: [String: [Substring]] = [:]
  for line in example.input where !line.hasPrefix("--") {
    let words = line.split(separator: ": ", maxSplits: 1, omittingEmptySubsequences: false)
    let isNamed = ["members", "inputs", "outputs", "parameters"].contains(words[0])
    parts[isNamed ? String(words[0]) : "", default: []].append(isNamed ? words[1] : line)
  }
  let isWhole = parts["", default: []].first?.hasPrefix("import ") == true
  let text = (isWhole ? { $0("whole") } : file) { name in
    let end = isWhole ? "\n" : name.isEmpty ? "\n    " : "\n  "
    return parts[isWhole ? "" : name, default: []].joined(separator: end).replacing("␊", with: end)
  }
  let found = imported(text) {
    $0.partial = example.input.contains("--partial")
    $0.keepOrder = example.input.contains("--keep-order")
  }
  expect(example.output, of: found)
}

private func expect(_ output: [Substring], of found: Imported) {
  let report = listing(found.allDiagnostics)
  let isMoved = found.viewModels.contains { $0.spec != nil }
  let results = found.viewModels.map { "\($0.result)\n\($0.override?.json ?? "")\n" }.joined()
  let text = (isMoved ? "\(found.specText)\n\(found.logic.text)\n\(results)" : "") + report
  var code: [Substring] = []
  for line in output {
    let words = line.split(separator: ": ", maxSplits: 1)
    switch words.first {
    case "not": #expect(!text.contains(words[1].replacing("␊", with: "\n")), "\(text)")
    case "has": #expect(text.contains(words[1].replacing("␊", with: "\n")), "\(text)")
    case "told": #expect(report == (words[1] == "nothing" ? "" : words[1]))
    case _ where line.contains("error: ") || line.contains("warning: "):
      #expect(report.contains(line), "\(text)")
    default: code.append(line)
    }
  }
  for lines in code.split(separator: "…") {
    let part = lines.map { $0.isEmpty ? "\n" : "\n    \($0)" }.joined().replacing("␊", with: "\n    ")
    #expect(text.contains("\(part)\n"), "\(text)")
  }
}

private func reactiveFile(_ part: Parts) -> String {
  """
  import ReactiveSwift
  protocol XInputs {
    func changed(_ text: String)
    func tapped()
    \(part("inputs"))
  }
  protocol XOutputs {
    var title: Signal<String, Never> { get }
    \(part("outputs"))
  }
  final class X: XInputs, XOutputs {
    \(part("members"))
    let title: Signal<String, Never>
    init(\(part("parameters"))) {
      self.title = self.changedProperty.signal.skipNil()
      \(part(""))
    }
    private let changedProperty = MutableProperty<String?>(nil)
    func changed(_ text: String) { self.changedProperty.value = text }
    private let tappedProperty = MutableProperty(())
    func tapped() { self.tappedProperty.value = () }
  }
  """
}
