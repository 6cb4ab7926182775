import MVVMSource
import MVVMSwift

/// The names that the Swift code of a project uses. Tokens do not show the owner of a member, so if two view
/// models share a name, one use counts for both.
package struct UsedNames {
  /// The view models in whose extensions each name is used. An empty text means all other code.
  private var inSources: [Text: Set<Text>] = [:]
  /// All words in tests, including those without a dot before them: a test case has properties named like
  /// outputs.
  private var inTests: Set<Text> = []
  /// Whether a file has views, as far as its imports show.
  package private(set) var hasViews = false
  /// The names of the classes, to recognize the extensions with their logic.
  private let viewModels: Set<Text>

  package init(viewModels: some Sequence<Text>) { self.viewModels = Set(viewModels) }

  /// Adds a hand-written file. Its path, including its folders, shows whether it is a test.
  package mutating func add(_ file: SourceFile, path: String) {
    let code = SwiftCode(file)
    if code.imports(oneOf: viewFrameworks) { self.hasViews = true }
    let isTest = isTest(path) || code.imports(oneOf: ["Nimble", "Quick", "Testing", "XCTest"])
    if isTest { self.addTest(code) } else { self.addSource(code) }
  }

  private mutating func addTest(_ code: SwiftCode) {
    for index in code.tokens.indices {
      // A scaffold has a function named like each member.
      if let name = code.name(index), code.word(index - 1) != "func" { self.inTests.insert(name.copy) }
    }
  }

  private mutating func addSource(_ code: SwiftCode) {
    // The view model whose logic is in the current extension, and the token that closes the extension.
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
        // A view mentions outputs by the labels of `bind`.
        let labels = name == "bind" ? code.labels(after: index) ?? [] : []
        for used in [name] + labels { self.inSources[used.copy, default: []].insert(logic.viewModel) }
      }
    }
  }

  /// Returns whether a member of a view model is read or called outside tests and its own logic.
  func uses(_ names: [Text], of viewModel: Text) -> Bool {
    names.contains { self.inSources[$0]?.contains { $0 != viewModel } == true }
  }

  func tests(_ names: [Text]) -> Bool { names.contains(where: self.inTests.contains) }
}

/// Returns whether a path is that of a test, by the names that packages and Xcode give to tests and their
/// folders.
private func isTest(_ path: String) -> Bool {
  let parts = path.split(separator: "/")
  let stem = parts.last?.split(separator: ".").first ?? ""
  return parts.dropLast().contains { $0.hasSuffix("Tests") || $0.hasSuffix("Specs") && $0 != "Specs" }
    || stem.hasSuffix("Tests") || stem.hasSuffix("Test")
}

extension SwiftCode {
  fileprivate func imports(oneOf modules: Set<String>) -> Bool {
    self.tokens.indices.contains { self.word($0) == "import" && modules.contains(self.word($0 + 1)) }
  }
}

extension Text {
  /// A copy, so that the file that the text was cut from does not stay in memory.
  fileprivate var copy: Text { Text(ArraySlice(Array(self.bytes))) }
}
