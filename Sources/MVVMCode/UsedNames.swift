import MVVMSource
import MVVMSwift

/// The names that the Swift of a project uses, as far as tokens tell. Tokens do not tell whose member a name is. So a
/// name that two view models share counts as used in both as soon as one of them is used.
package struct UsedNames {
  /// The view models in whose extensions each name is used. An empty text stands for everywhere else.
  private var inSources: [Text: Set<Text>] = [:]
  /// All words of tests, also those that are not behind a dot: a test case has properties like outputs.
  private var inTests: Set<Text> = []
  /// The names of the classes, to recognize the extensions that hold their logic.
  private let viewModels: Set<Text>

  package init(viewModels: some Sequence<Text>) { self.viewModels = Set(viewModels) }

  /// Adds a hand-written file. Its path, with the folders above, tells whether it is a test.
  package mutating func add(_ file: SourceFile, path: String) {
    let code = SwiftCode(file)
    if isTest(path) || code.importsTests { self.addTest(code) } else { self.addSource(code) }
  }

  private mutating func addTest(_ code: SwiftCode) {
    for index in code.tokens.indices {
      // A scaffold has a function for each member, named like it.
      if let name = code.name(index), code.word(index - 1) != "func" { self.inTests.insert(name.copy) }
    }
  }

  private mutating func addSource(_ code: SwiftCode) {
    // The view model whose logic an extension holds, and the token that closes the extension.
    var logic: (viewModel: Text, end: Int) = ("", 0)
    for index in code.tokens.indices {
      if index >= logic.end { logic = ("", 0) }
      guard let name = code.name(index) else { continue }
      if logic.end == 0, code.word(index) == "extension",
        let type = code.type(at: index, upTo: code.tokens.count), let braces = type.braces,
        // The name of a module may come first.
        let viewModel = code.typePath(of: type).first(where: self.viewModels.contains)
      {
        logic = (viewModel.copy, braces.close)
      } else if code.word(index - 1) == "." {
        // A view names what it shows by the labels of `bind`.
        let labels = name == "bind" ? code.labels(behind: index) ?? [] : []
        for used in [name] + labels { self.inSources[used.copy, default: []].insert(logic.viewModel) }
      }
    }
  }

  /// Whether a member of a view model is read or called other than by tests. Its own logic does not count.
  func uses(_ names: [Text], of viewModel: Text) -> Bool {
    names.contains { self.inSources[$0]?.contains { $0 != viewModel } == true }
  }

  func tests(_ names: [Text]) -> Bool { names.contains(where: self.inTests.contains) }
}

/// Whether a path is that of a test, by the names that packages and Xcode give to tests and their folders.
private func isTest(_ path: String) -> Bool {
  let parts = path.split(separator: "/")
  let stem = parts.last?.split(separator: ".").first ?? ""
  return parts.dropLast().contains { $0.hasSuffix("Tests") || $0.hasSuffix("Specs") && $0 != "Specs" }
    || stem.hasSuffix("Tests") || stem.hasSuffix("Test")
}

extension SwiftCode {
  fileprivate var importsTests: Bool {
    self.tokens.indices.contains { index in
      self.word(index) == "import" && ["XCTest", "Testing", "Quick", "Nimble"].contains(self.word(index + 1))
    }
  }
}

extension Text {
  /// A copy that does not keep the file in memory that the text was cut from.
  fileprivate var copy: Text { Text(ArraySlice(Array(self.bytes))) }
}
