import MVVMFiles
import MVVMSource
import MVVMSwift

/// The parts of `Package.swift` that can be read without running it: what literals declare.
package struct PackageManifest {
  /// The names of the targets that are not for tests.
  package let targets: [String]
  /// The folders of the test targets, as SwiftPM finds them.
  package let testFolders: [String]
  /// Whether a build generates.
  package let usesPlugin: Bool
  /// The oldest version of iOS that it supports; `nil` if it names none.
  package let oldestIOS: Int?

  package init(_ file: SourceFile) {
    let code = SwiftCode(file)
    let declared = code.declaredTargets
    self.targets = declared.filter { $0.kind != "testTarget" }.map(\.name)
    self.testFolders = declared.filter { $0.kind == "testTarget" }.map { $0.path ?? "Tests/\($0.name)" }
    self.usesPlugin = !pluginUses(in: file).isEmpty
    self.oldestIOS = code.oldestIOS
  }
}

extension SwiftCode {
  /// The elements of the list `targets` that are calls such as `.target(name: "App")`.
  fileprivate var declaredTargets: [(kind: String, name: String, path: String?)] {
    self.tokens.indices.compactMap { index in
      guard ["target", "executableTarget", "testTarget"].contains(self.word(index)),
        self.word(index - 1) == ".", self.word(index + 1) == "(",
        let list = self.bracket(around: index), self.word(list) == "[", self.word(list - 2) == "targets"
      else { return nil }
      let arguments = self.commaSeparated(index + 2..<self.next(index + 1) - 1)
      return self.literal("name", in: arguments).map {
        (self.word(index), $0, self.literal("path", in: arguments))
      }
    }
  }

  /// The version in `.iOS(.v16)`, `.iOS(.v16_4)` or `.iOS("16.0")`.
  fileprivate var oldestIOS: Int? {
    let index = self.tokens.indices.first { self.word($0) == "iOS" && self.word($0 - 1) == "." }
    guard let index, self.word(index + 1) == "(" else { return nil }
    return Int(self.word(self.next(index + 1) - 2).drop { !$0.isNumber }.prefix { $0.isNumber })
  }
}
