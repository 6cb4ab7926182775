import MVVMConfiguration
import MVVMGenerator
import MVVMImport
import MVVMSource
import MVVMStyles

extension ImportRun {
  /// The results of the run in a line, with the overrides that are missing in the configuration.
  var summary: TerminalText {
    if !self.isComplete {
      return "nothing is imported: what was not read may share protocols with the rest\n"
    }
    let forms = self.otherForms.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    let others: TerminalText =
      forms.isEmpty ? "" : "of another form, and left as they are: \(forms.joined(separator: ", "))\n"
    if self.results.isEmpty {
      return "no view models found: no class names protocols of inputs and outputs\n\(others)"
    }
    var text: TerminalText = "\(counted(self.results.count, "view model")): \(self.counts)\n\(others)"
    if !self.unfinished.isEmpty {
      let paths: TerminalText = self.unfinished.map { "  \($0)\n" }.joined()
      text += "these have an '#error' for each part that is left to you:\n\(paths)"
    }
    if self.movesComments {
      text += "comments may be above other members now, as specs are sorted: '--keep-order' keeps the order\n"
    }
    text += self.configuration
    if self.mode != .write { text += "nothing is written yet: add '--write'\n" }
    return text
  }

  /// The settings that the configuration lacks, to be pasted, or the file that has them.
  private var configuration: TerminalText {
    if self.isConfigured, !self.missing.overrides.isEmpty {
      let entries: TerminalText = self.missing.overrides.map { "  \($0.json)" }.joined(separator: ",\n")
      return "mvvmgen.json needs these in \"overrides\":\n\(entries)\n"
    }
    guard !self.isConfigured, let all = self.missing.text else { return "" }
    if let path = self.missing.path { return "\(path): new, with the settings that these specs need\n" }
    let lines = all.split(separator: "\n").map(String.init)
    let text: TerminalText = lines.map { "\($0)\n" }.joined()
    return "write an mvvmgen.json with:\n\(text)"
  }

  private var counts: String {
    var (converted, withHelpers, inPart, kept) = (0, 0, 0, 0)
    for result in self.results {
      switch result {
      case .converted: converted += 1
      case .convertedWithHelpers: withHelpers += 1
      case .convertedInPart: inPart += 1
      case .notConverted: kept += 1
      }
    }
    let part = inPart > 0 ? ", \(inPart) in part" : ""
    return "\(converted) converted, \(withHelpers) with helpers\(part), \(kept) not converted"
  }
}

extension ImportedViewModel.Result {
  /// The result in the line about a view model.
  var words: String {
    switch self {
    case .converted: "converted"
    case .convertedWithHelpers(let count): "converted with \(counted(count, "helper"))"
    case .convertedInPart(let count): "converted but for \(counted(count, "place"))"
    case .notConverted: "not converted"
    }
  }
}
