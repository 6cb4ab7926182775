import MVVMLint
import MVVMSource
import TestSupport
import Testing

/// Real specs, whose members have been mixed up, are put in order again, comments and all.
@Suite struct SortingTests {
  @Test("Shuffled members are sorted back", arguments: specs(in: "Specs") + specsOfEnvironment())
  func mixed(spec: SourceFile) {
    let settings = LintSettings(only([.alphabeticalOrder]))
    for turn in 1...5 {
      let text = commented(spec.string(0..<spec.bytes.count))
      // Some of the specs are not in order themselves.
      let expected = sorted(text, settings)
      let mixed = rewritten(text) { mixedUp($0, turn) }
      #expect(sorted(mixed, settings) == expected, "\(mixed)")
    }
  }

  @Test("The specs that are tried do have something to mix") func sensible() throws {
    let spec = try #require(specs(in: "Specs").first)
    let text = commented(spec.string(0..<spec.bytes.count))
    #expect(rewritten(text) { $0.reversed() } != text)
    #expect(rewritten(text) { $0 } == text)
  }
}

/// In the same wild order in every run.
private func mixedUp(_ units: [String], _ turn: Int) -> [String] {
  units.enumerated().sorted { ($0.offset * 37 * turn) % 101 > ($1.offset * 37 * turn) % 101 }.map(\.element)
}

private func sorted(_ text: String, _ settings: LintSettings) -> String {
  let found = lintDiagnostics(text, settings)
  #expect(found.allSatisfy { $0.fix != nil })
  let file = SourceFile(path: "X.mvvm", text: text).applying(found.compactMap(\.fix)).file
  let result = file.string(0..<file.bytes.count)
  #expect(listing(lintDiagnostics(result, settings)) == "")
  return result
}

/// The text with a comment above and after each member and import.
private func commented(_ text: String) -> String {
  rewritten(text) { units in
    units.enumerated().map { number, unit in
      let indentation = unit.prefix { $0 == " " }
      return "\(indentation)// above \(number)\n\(unit.dropLast()) // behind \(number)\n"
    }
  }
}

/// The text with its lists of members and imports changed, each with the comments above it. Each is on one line.
private func rewritten(_ text: String, _ change: ([String]) -> [String]) -> String {
  var result = ""
  var units: [String] = []
  var unit = ""
  var isSorted = true
  for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
    let word = line.drop { $0 == " " }
    let isMember = line.hasPrefix("    ") && isSorted
    let isImport = line.hasPrefix("import ") || line.hasPrefix("// above")
    if isMember || isImport {
      unit += "\(line)\n"
      if word.hasPrefix("//") { continue }
      units.append(unit)
      unit = ""
    } else {
      result += change(units).joined() + "\(line)\n"
      units = []
      if !line.hasPrefix("    ") { isSorted = !word.contains("dependencies {") }
    }
  }
  return result
}
