import MVVMModel
import MVVMSource

// A manifest as the bundle holds it, so that no run has to read JSON to know a style that comes with the tool: a key and
// a word on each line, with a tab between them. What has several words has several lines; the names and patterns of a
// namespace stand below its own line.

extension Manifest {
  /// The lines of the manifest, with what it took from the style that it extends.
  var code: String {
    var lines = ["summary\t\(self.summary)", "defaultKind\t\(self.defaultKind.rawValue)"]
    lines += ["backing\t\(self.backing.text)", "testing\t\(self.testing.rawValue)"]
    lines += self.closureBacking.map { ["closureBacking\t\($0.text)"] } ?? []
    lines += self.exposesRelays ? ["exposesRelays\t"] : []
    lines += self.observed.map { "observed\t\($0.rawValue)" }
    lines += self.testCaseNames.map { "testCaseNames\t\($0)" }
    for group in ImportGroup.allCases {
      lines += (self.imports[group] ?? []).map { "imports.\(group.rawValue)\t\($0)" }
    }
    for kind in SupportKind.allCases {
      lines += self.supportFiles[kind].map { ["supportFiles.\(kind.rawValue)\t\($0)"] } ?? []
    }
    lines += self.typeNames.map { "typeNames\t\($0.text)" }
    lines += self.reservedNames.map { "reservedNames\t\($0)" }
    lines += self.streamTypes.map { "streamTypes\t\($0)" }
    lines += self.nestedTypes.map { "nestedTypes\t\($0)" }
    lines += self.namespaces.flatMap(\.code) + self.interface.code
    return lines.joined(separator: "\n")
  }
}

extension Namespace {
  fileprivate var code: [String] {
    ["namespace\t\(self.name)"] + self.fixed.map { "fixed\t\($0)" }
      + self.entries.map { "entry.\($0.source.rawValue)\t\($0.pattern.text)" }
  }
}

extension InterfaceRules {
  fileprivate var code: [String] {
    func lines<Kind: CaseIterable & RawRepresentable<String>>(
      _ key: String,
      _ words: SmallDictionary<Kind, Text>
    ) -> [String] {
      Kind.allCases.compactMap { kind in words[kind].map { "\(key).\(kind.rawValue)\t\($0)" } }
    }
    return lines("inputs", self.inputs) + lines("outputs", self.outputs)
      + lines("logicInputs", self.logicInputs) + lines("logicOutputs", self.logicOutputs)
      + self.sentOutputs.map { "sentOutputs\t\($0.rawValue)" }
      + self.attributes.map { "attributes\t\($0)" } + ["logic\t\(self.logic.rawValue)"]
  }
}

extension NamePattern {
  fileprivate var text: String {
    self.hole.map { "\(self.prefix){\($0)}\(self.suffix)" } ?? self.prefix
  }
}
