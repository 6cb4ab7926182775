import MVVMSource
import MVVMSwift

/// The names that the Swift of a project uses, as far as tokens tell: which value a name is read of is not known, so a
/// name that two view models share is used of both as soon as it is used of one.
public struct UsedNames {
  /// By name, the view models in whose extensions it is used; the empty name stands for everywhere else.
  private var inSources: [Text: Set<Text>] = [:]
  /// Each word of a test: a test case has a property for each output that it observes.
  private var inTests: Set<Text> = []
  /// Names of classes, by which extensions are known as their logic.
  private let viewModels: Set<Text>
  /// Whether any file was read.
  public private(set) var isEmpty = true

  public init(viewModels: some Sequence<Text>) {
    self.viewModels = Set(viewModels)
  }

  /// Adds a file that a person wrote.
  ///
  /// - Parameter path: With the folders above it, by which tests are known.
  public mutating func add(_ file: SourceFile, path: String) {
    self.isEmpty = false
    let code = SwiftCode(file)
    if isTest(path) || code.importsTests { self.addTest(code) } else { self.addSource(code) }
  }

  private mutating func addTest(_ code: SwiftCode) {
    for index in code.tokens.indices {
      if let name = code.name(index) { self.inTests.insert(name.copy) }
    }
  }

  private mutating func addSource(_ code: SwiftCode) {
    // The logic that an extension holds, and the token behind it.
    var logic: (viewModel: Text, end: Int) = ("", 0)
    for index in code.tokens.indices {
      if index >= logic.end { logic = ("", 0) }
      guard let name = code.name(index) else { continue }
      if logic.end == 0, code.spells(index, "extension"), let found = self.logic(from: index, in: code) {
        logic = found
      } else if code.spells(index - 1, ".") {
        self.inSources[name.copy, default: []].insert(logic.viewModel)
      }
    }
  }

  /// `extension LoginViewModel…{`, of a view model.
  private func logic(from index: Int, in code: SwiftCode) -> (viewModel: Text, end: Int)? {
    var next = index + 1
    while let name = code.name(next) {
      if self.viewModels.contains(name) {
        while next < code.tokens.count, !code.spells(next, "{") { next += 1 }
        guard next < code.tokens.count, let end = code.tokens[next].partner else { return nil }
        return (name.copy, end)
      }
      // A module may stand before it.
      guard code.spells(next + 1, ".") else { return nil }
      next += 2
    }
    return nil
  }
}

extension UsedNames {
  /// Whether a member of a view model is read or called, by a test too; its own logic does not count.
  func uses(_ names: [Text], of viewModel: Text) -> Bool {
    names.contains { name in
      self.inTests.contains(name) || self.inSources[name]?.contains { $0 != viewModel } == true
    }
  }

  func tests(_ names: [Text]) -> Bool {
    names.contains(where: self.inTests.contains)
  }
}

/// By the folders and names that packages and Xcode give tests.
private func isTest(_ path: String) -> Bool {
  let parts = path.split(separator: "/")
  let stem = parts.last?.split(separator: ".").first ?? ""
  return parts.dropLast().contains { $0.hasSuffix("Tests") || $0.hasSuffix("Specs") && $0 != "Specs" }
    || stem.hasSuffix("Tests") || stem.hasSuffix("Test")
}

extension SwiftCode {
  fileprivate var importsTests: Bool {
    self.tokens.indices.contains { index in
      self.spells(index, "import")
        && ["XCTest", "Testing", "Quick", "Nimble"].contains { self.spells(index + 1, $0) }
    }
  }
}

extension Text {
  /// Without the file that it was cut from.
  fileprivate var copy: Text { Text(ArraySlice(Array(self.bytes))) }
}
