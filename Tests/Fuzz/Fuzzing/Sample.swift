import Foundation
import MVVMCode
import MVVMConfiguration
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMStyles
import TestSupport

/// Writes the files made from accepted random specs, for a compiler to judge. For the spec with number N
/// these are `N/Sources`, `N/Tests`, the spec, and `N/ReferenceN.swift`, which uses the types and values of
/// the spec on their own. If the compiler accepts the reference, it must accept the generated code.
///
/// - Returns: The number of specs that were tried.
package func writeSample(of count: Int, seed: UInt64, into folder: URL) throws -> Int {
  var random = SplitMix(seed: seed)
  var (written, tried) = (0, 0)
  var sampler = Sampler(folder: folder)
  let seeds = FuzzKind.specs.seeds
  while written < count {
    tried += 1
    let input = FuzzKind.specs.input(from: seeds, &random)
    if try sampler.write(SourceFile(path: "S\(written).mvvm", bytes: input), number: written) { written += 1 }
  }
  for index in FuzzKind.configurationsOfSpecs.indices { try sampler.writeSupport(index) }
  return tried
}

private struct Sampler {
  let folder: URL
  private let configurations = FuzzKind.configurationsOfSpecs
  private let styles = StyleLibrary()

  init(folder: URL) { self.folder = folder }

  /// Writes the files of a spec. Returns whether the spec was accepted and its files exist.
  mutating func write(_ file: SourceFile, number: Int) throws -> Bool {
    let configuration = self.configurations[number % self.configurations.count]
    guard let first = self.check(file, configuration) else { return false }
    // Names must be unique within the sample.
    let edits = first.viewModels.map { Edit($0.nameRange.upperBound..<$0.nameRange.upperBound, "N\(number)") }
    let spec = file.applying(edits)
    guard let checked = self.check(spec, configuration),
      checked.imports.allSatisfy({ knownModules.contains($0.path.description) }),
      let files = generate(spec, configuration: configuration, styles: self.styles).value,
      let scaffolds = scaffold(spec, configuration: configuration, styles: self.styles).value
    else { return false }
    let place = self.folder.appendingPathComponent("\(number)")
    try self.write(files + scaffolds, into: place)
    try save(spec.bytes, as: place.appendingPathComponent(spec.name))
    let reference = Reference(checked, number: number).text
    try save(Array(reference.utf8), as: place.appendingPathComponent("Reference\(number).swift"))
    try save(
      Array(configuration.settings.style.utf8),
      as: place.appendingPathComponent("style")
    )
    return true
  }

  private mutating func check(_ file: SourceFile, _ configuration: Configuration) -> Spec? {
    MVVMGenerator.check(file, configuration: configuration, styles: self.styles).value?.spec
  }

  /// Writes the support files of a style, which a module has once.
  mutating func writeSupport(_ index: Int) throws {
    let configuration = self.configurations[index]
    let files = SupportKind.allCases.compactMap { kind in
      let style = configuration.settings.style
      return supportFile(kind, ofStyle: style, configuration: configuration, styles: self.styles).value
    }
    try self.write(files, into: self.folder.appendingPathComponent(configuration.settings.style))
  }

  private func write(_ files: [GeneratedFile], into place: URL) throws {
    for file in files {
      let part = file.destination == .tests ? "Tests" : "Sources"
      try save(file.contents, as: place.appendingPathComponent(part).appendingPathComponent(file.name))
    }
  }
}

/// The modules that the sample may import: those with stubs, and those of every system.
private let knownModules: Set<String> = [
  "Foundation", "Observation", "ReactiveSwift", "RxCocoa", "RxRelay", "RxSwift",
]

private func save(_ bytes: [UInt8], as file: URL) throws {
  let folder = file.deletingLastPathComponent()
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try Data(bytes).write(to: file)
}
