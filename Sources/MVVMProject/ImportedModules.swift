import MVVMFiles
import MVVMGenerator
import MVVMSource

extension FileTree {
  /// Returns the number of hand-written Swift files below a folder that import each module.
  package func importedModules(below folder: String) -> [String: Int] {
    var counts: [String: Int] = [:]
    self.walk(folder) { listing in
      for path in listing.swiftPaths {
        guard let file = try? self.source(path).get(), !isGenerated(file.bytes) else { continue }
        for module in file.importedModules { counts[module, default: 0] += 1 }
      }
    }
    return counts
  }

  /// Returns whether there are tests for XCTest below a folder, and none for Swift Testing.
  package func usesOnlyXCTest(below folder: String) -> Bool {
    let modules = self.importedModules(below: folder)
    return modules["XCTest"] != nil && modules["Testing"] == nil
  }
}

extension SourceFile {
  /// The modules in lines such as `@testable import App` or `import struct Foundation.URL`. Lines are precise
  /// enough here, and faster than tokens: an import in a comment matters little.
  fileprivate var importedModules: Set<String> {
    var modules: Set<String> = []
    for line in self.lines(in: self.bytes.indices) {
      let words = self.string(line).split(separator: " ")
      guard let keyword = words.firstIndex(of: "import"), words[..<keyword].allSatisfy(isModifier)
      else { continue }
      let name = words[(keyword + 1)...].first { !declarationKinds.contains($0) }
      if let module = name?.split(separator: ".").first { modules.insert(String(module)) }
    }
    return modules
  }
}

private func isModifier(_ word: Substring) -> Bool {
  word.hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains(word)
}

private let declarationKinds: Set<Substring> = [
  "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
]
