import Foundation
import MVVMSource
import TestSupport

package enum FuzzKind: String, CaseIterable, Sendable {
  case specs
  case configurations
  /// A template that is laid over the bundled ones. Its first line is its name.
  case templates
  /// The manifest of a style, in the same form.
  case manifests
  /// A command line, with one argument per line.
  case arguments
  case swift
  /// The messages of an editor to the language server, one per line.
  case messages
}

extension FuzzKind {
  /// The inputs that mutations start from.
  package var seeds: [[UInt8]] {
    switch self {
    case .specs:
      (ownSpecs + TestSupport.specs(in: "Tests/Behaviour") + specsOfEnvironment()).map(\.bytes)
        + examples.map { Array($0.utf8) }
    case .configurations: configurationSeeds.map { Array($0.utf8) }
    case .templates: templateFiles(".mustache")
    case .manifests: templateFiles(".json")
    case .arguments: argumentSeeds.map { Array($0.replacing(" ", with: "\n").utf8) }
    case .swift: (corpus("reactiveswift") + corpus("rxswift") + corpus("refused")).map(\.file.bytes)
    case .messages: sessionSeeds.map { Array($0.utf8) }
    }
  }

  /// Returns the next input, unless inputs are chosen by the code that earlier ones have reached.
  package func input(from seeds: [[UInt8]], _ random: inout SplitMix) -> [UInt8] {
    if self == .specs, random.isOne(in: 3) {
      let spec = randomSpec(&random)
      return random.isOne(in: 2) ? spec : mutated(spec, with: seeds, &random)
    }
    if self == .messages, random.isOne(in: 2) { return randomSession(&random) }
    return mutated(random.pick(seeds), with: seeds, &random)
  }
}

/// Returns the bundled templates with this ending, each below a line with its name.
private func templateFiles(_ ending: String) -> [[UInt8]] {
  let folder = packageFolder.appendingPathComponent("Templates")
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  return names.filter { $0.hasSuffix(ending) }.sorted().compactMap { name in
    (try? Data(contentsOf: folder.appendingPathComponent(name))).map { Array("\(name)\n".utf8) + $0 }
  }
}

private let configurationSeeds = [
  "{}",
  #"{"style": "combine", "access": "public", "importAccess": "public", "module": "App", "output": "gen"}"#,
  #"{"style": "observation", "tests": {"folder": "Tests", "framework": "swift-testing"}, "module": "A"}"#,
  """
  {
    "style": "reactiveswift",
    "header": ["Copyright", "// twice"],
    "naming": {"inputs": "{name}In", "inputsProperty": "input", "file": "{name}.gen", "mockFile": "{name}Mock"},
    "typeProtocol": "inherits",
    "hotOutputs": false,
    "mocks": "tests",
    "tests": {"folder": "../Tests", "framework": "xctest", "grabLatestValue": true},
    "module": "App",
    "format": {"indent": "tab", "width": 80},
    "lint": {
      "rules": {"size": "error", "documented-member": "off"}, "allowedTypes": ["*Row"],
      "commandVerbs": ["fetch"], "statusWords": ["busy"], "maximumMembers": 3
    },
    "diff": {"accepted": ["X", "X.tapped(row:)"]},
    "overrides": [
      {"viewModels": ["*Cell*"], "style": "combine", "access": "package", "naming": {"type": "{name}P"}}
    ]
  }
  """,
]

private let argumentSeeds = [
  "generate .", "generate --check --message-format json a.mvvm", "generate --style combine --output gen .",
  "generate --tests t --module App --message-format=sarif", "generate --prune --diff", "lint --strict .",
  "lint --fix a.mvvm", "lint --write-baseline --baseline b.json",
  "lint --message-format github a.mvvm b.mvvm",
  "format --check .", "format -i a.mvvm", "format --diff -", "format --stdin-path a.mvvm -",
  "diff a.mvvm b.mvvm",
  "diff --against HEAD", "diff --fail-on breaking --allow X a.mvvm b.mvvm", "diff --format markdown a b",
  "diff --format=json --from a b", "new Login --style rxswift", "new a.mvvm --missing", "rules size",
  "explain name-clash", "templates", "templates --output t class", "completions zsh", "help diff",
  "--version",
  "--help", "generate -- -x", "generate --config mvvmgen.json a.mvvm",
]
