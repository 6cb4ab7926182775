import MVVMFiles
import MVVMSource
import MVVMSwift

/// The parts of `Package.swift` that can be read without running it: declarations made of literals.
package struct PackageManifest {
  /// A target that is declared in the list of targets.
  struct Target {
    let name: String
    let isForTests: Bool
    /// The path that it is declared with; `nil` for the usual one.
    let path: String?
    /// The paths in its folder that it excludes; `nil` if the manifest computes them, or lists its sources.
    let excluded: [String]?
    /// The paths of its resources.
    let resources: [String]
  }

  let declared: [Target]
  /// Whether its builds generate.
  package let usesPlugin: Bool
  /// The oldest version of iOS that it supports; `nil` if it names none.
  package let oldestIOS: Int?

  package init(_ file: SourceFile) {
    let code = SwiftCode(file)
    self.declared = code.declaredTargets
    self.usesPlugin = !pluginUses(in: file).isEmpty
    self.oldestIOS = code.oldestIOS
  }

  /// The names of the targets other than tests.
  package var targets: [String] { self.declared.filter { !$0.isForTests }.map(\.name) }

  /// The folders of the test targets, as SwiftPM finds them.
  package var testFolders: [String] {
    self.declared.filter(\.isForTests).map { $0.path ?? "Tests/\($0.name)" }
  }
}

extension SwiftCode {
  /// The elements of the list `targets` that are calls such as `.target(name: "App")`.
  fileprivate var declaredTargets: [PackageManifest.Target] {
    self.tokens.indices.compactMap { index in
      guard ["target", "executableTarget", "testTarget"].contains(self.word(index)),
        self.word(index - 1) == ".", self.word(index + 1) == "(",
        let list = self.bracket(around: index), self.word(list) == "[", self.word(list - 2) == "targets"
      else { return nil }
      let arguments = self.commaSeparated(index + 2..<self.next(index + 1) - 1)
      guard let name = self.literal("name", in: arguments) else { return nil }
      let excluded = self.argument("exclude", in: arguments)
      let listsSources = self.argument("sources", in: arguments) != nil
      return PackageManifest.Target(
        name: name,
        isForTests: self.word(index) == "testTarget",
        path: self.literal("path", in: arguments),
        excluded: listsSources ? nil : excluded.map(self.literals) ?? .some([]),
        resources: (self.argument("resources", in: arguments) ?? 0..<0).compactMap(self.literal)
      )
    }
  }

  private func argument(_ label: String, in arguments: [Range<Int>]) -> Range<Int>? {
    arguments.first { self.word($0.lowerBound) == label && self.word($0.lowerBound + 1) == ":" }
  }

  /// Returns the elements of an argument that is a list of string literals.
  private func literals(_ argument: Range<Int>) -> [String]? {
    let value = argument.dropFirst(2)
    guard self.word(value.lowerBound) == "[", self.next(value.lowerBound) == value.upperBound else {
      return nil
    }
    let elements = self.commaSeparated(value.dropFirst().dropLast())
    let found = elements.compactMap { $0.count == 1 ? self.literal($0.lowerBound) : nil }
    return found.count == elements.count ? found : nil
  }

  /// The version in `.iOS(.v16)`, `.iOS(.v16_4)` or `.iOS("16.0")`.
  fileprivate var oldestIOS: Int? {
    let index = self.tokens.indices.first { self.word($0) == "iOS" && self.word($0 - 1) == "." }
    guard let index, self.word(index + 1) == "(" else { return nil }
    return Int(self.word(self.next(index + 1) - 2).drop { !$0.isNumber }.prefix { $0.isNumber })
  }
}
