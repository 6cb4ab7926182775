import MVVMConfiguration
import MVVMLint
import MVVMSource
import TestSupport
import Testing

/// Tests of the fixes of errors and conventions.
func lintFindings(in file: SourceFile, changing change: (inout Configuration) -> Void = { _ in })
  -> [Diagnostic]
{
  var configuration = Configuration()
  configuration.settings.style = fittingStyle(of: file)
  change(&configuration)
  return withStyles(of: configuration.settings.style) { styles in
    let settings = LintSettings(configuration.lint, styles: styles)
    return lint(file, configuration: configuration, settings: settings, styles: styles)
  }
}

@Suite struct ApplyFixesTests {
  private func fixed(_ text: String) -> String {
    let result = applyFixes(to: SourceFile(path: "XViewModel.mvvm", text: text)) { lintFindings(in: $0) }
    return result.file.string(0..<result.file.bytes.count)
  }

  @Test(
    "Hand-written text is not removed",
    arguments: [
      "inputs {\na()\noutput {\nx: Int\ny: Int // keep\n}\n}\n", "inputs foo {\na()\nb()\n}\n",
      "inputs {\na()\nouputs { x: Int }\n}\n", "inputs {\na() {\nself.doIt() // important\n}\n}\n",
      "inputs {\nfunc tapped() { print(\"x\") }\n}\n", "inputs {\ntapped() { print(\"x\") }\n}\n",
      "outputs {\nvar title: String { self.name }\n}\n",
      "inputs {\nsticky /* s */ a(x: Int = 3)\n}\n", "outputs {\nstate /* k */ q(x: Int) -> Int\n}\n",
    ]
  )
  func kept(sections: String) {
    let text = "/// X.\nviewmodel XViewModel {\n\(sections)}\n"
    let misspelt = ["output", "ouputs"]
    let words = text.split { !$0.isLetter }.filter { $0 != "X" && !misspelt.contains(String($0)) }
    let result = self.fixed(text).split { !$0.isLetter }
    for word in words { #expect(result.contains(word), "\(word)") }
  }

  @Test("A line that nobody understands is left alone") func unclear() {
    let text = "/// X.\nviewmodel XViewModel {\ninputs {\nwith where it goes.\na()\n}\n}\n"
    #expect(!self.fixed(text).contains("()()"))
    #expect(self.fixed(text).contains("with where it goes.\n"))
  }

  @Test("An error is not fixed next to one without a fix, on the same line") func besideError() {
    let file = SourceFile(path: "a.mvvm", text: "viewmodel X {\ninputs {\na()\nb()\n}\n}\n")
    let result = applyFixes(to: file) { file in
      let fixes = [23, 27].map { Fix(Edit($0..<$0 + 1, "c")) }
      return file.bytes[23] == UInt8(ascii: "c") || file.bytes[27] == UInt8(ascii: "c")
        ? []
        : [
          Diagnostic(.reservedName, "m", at: SourceRange(file, 23..<24), fix: fixes[0]),
          Diagnostic(.missingType, "m", at: SourceRange(file, 24..<25)),
          Diagnostic(.reservedName, "m", at: SourceRange(file, 27..<28), fix: fixes[1]),
        ]
    }
    #expect(result.file.string(14..<31) == "inputs {\na()\nc()\n")
    #expect(result.count == 1)
  }

  @Test("No lines of members are removed") func severalLines() {
    let file = SourceFile(path: "a.mvvm", text: "viewmodel X {\ninputs {\na()\nb()\nc()\n}\n}\n")
    let result = applyFixes(to: file) { file in
      file.bytes.count < 39
        ? [] : [Diagnostic(.size, "m", at: SourceRange(file, 27..<28), fix: Fix(Edit(27..<35, "")))]
    }
    #expect(result.file == file)
    #expect(result.count == 0)
  }

  @Test("A fix that leaves more mistakes is not made, the others are") func harmful() {
    let file = SourceFile(path: "a.mvvm", text: "viewmodel X {\ninputs {\na()\n}\n}\n")
    let result = applyFixes(to: file) { file in
      let text = file.string(0..<file.bytes.count)
      let good = Diagnostic(.size, "m", at: SourceRange(file, 23..<24), fix: Fix(Edit(23..<24, "b")))
      let bad = Diagnostic(.size, "m", at: SourceRange(file, 0..<1), fix: Fix(Edit(12..<13, "")))
      return text.contains("b()") ? [bad] : [bad, good]
    }
    #expect(result.file.string(0..<result.file.bytes.count) == "viewmodel X {\ninputs {\nb()\n}\n}\n")
    #expect(result.count == 1)
    #expect(result.diagnostics.count == 1)
  }

  @Test("Fixes that undo one another come to an end") func endless() {
    let file = SourceFile(path: "a.mvvm", text: "viewmodel X {\ninputs {\na()\n}\n}\n")
    var rounds = 0
    let result = applyFixes(to: file) { file in
      rounds += 1
      let other = file.bytes[23] == UInt8(ascii: "a") ? "b" : "a"
      return [Diagnostic(.size, "m", at: SourceRange(file, 23..<24), fix: Fix(Edit(23..<24, other)))]
    }
    #expect(rounds < 50)
    #expect(result.diagnostics.count == 1)
    #expect(result.count == 0)
    #expect(result.file == file)
  }

  @Test("Findings in another file are kept, and not fixed here") func otherFile() {
    let file = SourceFile(path: "a.mvvm", text: "viewmodel X {\ninputs {\na()\n}\n}\n")
    var isFirst = true
    let result = applyFixes(to: file) { file in
      defer { isFirst = false }
      let foreign = SourceFile(path: "style.json", text: "{}")
      let other = Diagnostic(.styleUnknown, "m", at: SourceRange(foreign, 0..<1), fix: Fix(Edit(0..<1, "x")))
      let own = Diagnostic(.size, "m", at: SourceRange(file, 23..<24), fix: Fix(Edit(23..<24, "b")))
      return isFirst ? [other, own] : []
    }
    #expect(result.diagnostics.map(\.identifier) == [.styleUnknown])
    #expect(result.count == 1)
  }

  @Test("Fixing leaves no more mistakes than it found, and ends", arguments: ownSpecs)
  func damaged(spec: SourceFile) {
    for end in sampled(Array(stride(from: 7, to: spec.bytes.count, by: 41))) {
      // A piece is cut out, as by a slip of the hand.
      let bytes = Array(spec.bytes[..<(end - 6)] + spec.bytes[end...])
      let file = SourceFile(path: spec.path, bytes: bytes)
      let before = lintFindings(in: file)
      let after = applyFixes(to: file) { lintFindings(in: $0) }
      if !before.contains(where: { $0.severity == .error }) {
        #expect(!after.diagnostics.contains { $0.severity == .error })
        #expect(after.diagnostics.count <= before.count)
      }
      let again = applyFixes(to: after.file) { lintFindings(in: $0) }
      #expect(again.count == 0, "\(file.string(0..<bytes.count))")
    }
  }
}
