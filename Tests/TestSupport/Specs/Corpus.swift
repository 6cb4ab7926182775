import Foundation
import MVVMSource
import Testing

/// A hand-written view model from the corpus.
package struct HandWritten: CustomTestStringConvertible, Sendable {
  package let file: SourceFile

  package var testDescription: String { self.file.name }
}

/// Returns the view models in a folder of `Tests/Fixtures/Import`.
package func corpus(_ folder: String) -> [HandWritten] {
  let url = packageFolder.appendingPathComponent("Tests/Fixtures/Import/\(folder)")
  let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
  return names.filter { $0.hasSuffix(".txt") }.sorted().compactMap { name in
    let bytes = try? Data(contentsOf: url.appendingPathComponent(name))
    return bytes.map { HandWritten(file: SourceFile(path: "\(name.dropLast(4)).swift", bytes: Array($0))) }
  }
}
