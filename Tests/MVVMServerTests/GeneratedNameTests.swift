import MVVMModel
import MVVMSource
import MVVMSwift
import TestSupport
import Testing

@testable import MVVMConfiguration
@testable import MVVMGenerator
@testable import MVVMServer
@testable import MVVMStyles

/// Tests that a manifest lists the names that its sheet makes: none is missing, and none is stale.
@Suite("Generated names", .serialized) struct GeneratedNameTests {
  @Test(
    "The names of a member are listed by scope",
    arguments: cases(
      """
      === rxswift
      state title: Int
      ---
      class title, mock titleRelay, mock titleSubject, mock title, outputs title, bindings title, testCase title
      === bound
      binding name: Int
      ---
      class _name, class name, mock nameEvents, mock _name, mock name, mockInitializer name, bindings name, class nameChanged
      === observation
      event name: Int
      ---
      class _name, class nameEvents, class name, mock nameEvents, mock _name, mock name, mockInitializer name, bindings name, mock emitName
      """
    )
  ) func names(row: Case) throws {
    let file = SourceFile(path: "X.mvvm", text: section("outputs", row.input))
    var configuration = Configuration()
    configuration.settings.style = row.name
    configuration.settings.mocks = .sources
    configuration.settings.bindings = true
    if row.name != "rxswift" { configuration.tests.framework = .off }
    let styles = stylesWithBindings()
    let checked = try #require(check(file, configuration: configuration, styles: styles).value)
    let viewModel = checked.spec.viewModels[0]
    let names = GeneratedNames(of: viewModel, checked.manifest, configuration)
      .names(of: viewModel.members[0])
    #expect(names.map { "\($0.scope) \($0.text)" }.joined(separator: ", ") == row.output)
  }

  @Test(
    "Each declared name is one that a style knows, and the other way round",
    arguments: StyleLibrary().names
  )
  func declared(style: String) throws {
    let all = try Generated(style)
    let viewModel = all.names.viewModel
    let facets = Configuration().settings.naming.facetProperties.map { $0.applied(to: viewModel.name) }
    let fixed = (all.manifest.namespaces + all.manifest.overloads).reduce(into: [Text: [Text]]()) {
      $0[$1.name, default: []] += $1.fixed
    }
    let members = viewModel.dependencies.map { Member($0) } + viewModel.members
    let names = members.flatMap { all.names.names(of: $0) }
    // Functions may share a name, since Swift distinguishes them by their arguments.
    let own = viewModel.members.map(\.name)
    for (scope, declared) in all.declared {
      let known =
        names.filter { $0.scope == scope }.map(\.text) + (fixed[scope] ?? []) + facets
        + (["class", "mock"].contains(scope) ? own : [])
      #expect(declared.subtracting(known + namesOfAll(scope, all.manifest)) == [], "\(scope)")
    }
    let patterns = Dictionary(grouping: names) { "\($0.scope) \($0.source) \($0.pattern.text)" }
    for (pattern, names) in patterns {
      let isDeclared = names.contains { all.declared[$0.scope]?.contains($0.text) == true }
      #expect(isDeclared, "\(pattern)")
    }
    for (scope, names) in fixed {
      #expect(Set(names).subtracting(supportNames).subtracting(all.words[scope] ?? []) == [], "\(scope)")
    }
  }

  @Test(
    "Each declared type is one that a style knows, and the other way round",
    arguments: StyleLibrary().names
  )
  func types(style: String) throws {
    let all = try Generated(style)
    let own = all.types.filter { $0.owner == all.names.viewModel.name }.map(\.name)
    let nested = Set(own + all.support.flatMap(associatedTypes))
    #expect(nested == Set(all.manifest.nestedTypes))
    let isExtension = all.manifest.interface.logic == .extension
    let known = Set(all.names.types).subtracting(isExtension ? [] : all.manifest.nestedTypes)
    #expect(Set(all.types.filter { $0.owner.isEmpty }.map(\.name)) == known.subtracting([callType]))
    let scaffolded = SwiftCode(joined(all.scaffolds)).types.map(\.keyword)
    #expect(!scaffolded.isEmpty)
    for type in GeneratedType.allCases where type != .observed || !isExtension {
      let name = type.pattern.applied(to: all.names.viewModel.name)
      #expect(
        all.files.contains { $0.text.contains("\(name)") }
          || all.scaffolds.contains { $0.text.contains("\(name)") }
      )
    }
  }

  @Test(
    "Reserved names are those that the code uses, and the other way round",
    arguments: StyleLibrary().names
  )
  func reserved(style: String) throws {
    let all = try Generated(style)
    let used = Set(words(in: joined(all.files + all.scaffolds + all.support)))
    let reserved = Set(all.manifest.reservedNames)
    #expect(reserved.subtracting(used) == [])
    let code = all.files.filter { $0.kind == .classes || $0.kind == .mock }
    let known =
      reserved.union(supportNames).union(all.manifest.libraryTypeNames).union(all.manifest.nestedTypes).union(
        all.types.map(\.name)
      )
      .union(all.manifest.namespaces.filter { ["class", "mock"].contains($0.name) }.flatMap(\.fixed))
    let unknown = globals(of: code).subtracting(known).subtracting(words(in: spec))
    #expect(unknown.subtracting(notReserved.keys) == [])
  }

  @Test(
    "Support types have our prefix, all others the name of the view model",
    arguments: StyleLibrary().names
  )
  func shared(style: String) throws {
    let all = try Generated(style)
    let names = (all.files + all.support).flatMap(topLevelNames)
    #expect(!names.isEmpty)
    let viewModel = all.names.viewModel.name.description
    let shared = names.filter { !"\($0)".contains(viewModel) }
    #expect(Set(shared).subtracting(supportNames).subtracting(askedFor.keys) == [])
  }

  @Test("The names that a module shares all have our prefix, and each is in some style")
  func supportNamesOfAll() throws {
    let known = Set(supportNames)
    #expect(known.count == supportNames.count)
    #expect(known.allSatisfy { $0.hasPrefix("MVVM") || $0.hasPrefix("mvvm") })
    let names = try StyleLibrary().names.flatMap { style in
      let all = try Generated(style)
      return (all.files + all.support).flatMap(topLevelNames)
    }
    #expect(known.subtracting(names) == [])
  }

  @Test("The library's types are those that the code qualifies", arguments: StyleLibrary().names)
  func libraryTypes(style: String) throws {
    let all = try Generated(style)
    let modules = all.manifest.libraryTypes.map(\.module)
    var qualified: Set<Text> = []
    for file in all.files + all.scaffolds + all.support {
      let code = SwiftCode(SourceFile(path: file.name, bytes: file.contents))
      for index in code.tokens.indices where code.word(index + 1) == "." && code.word(index - 1) != "." {
        guard let module = code.name(index), let name = code.name(index + 2) else { continue }
        if modules.contains(module) { qualified.insert("\(module).\(name)") }
      }
    }
    let known = all.manifest.libraryTypes.flatMap { module, types in
      types.map { Text("\(module).\($0)") }
    }
    #expect(Set(known).subtracting(qualified) == [])
    #expect(qualified.subtracting(known).subtracting(alwaysQualified.keys) == [])
  }

  @Test(
    "A style has a support file if its sheet fills it",
    arguments: StyleLibrary().names,
    SupportKind.allCases
  )
  func support(style: String, kind: SupportKind) throws {
    let names = SupportKind.allCases.map { "\"\($0.rawValue)\": \"A\"" }.joined(separator: ", ")
    let styles = StyleLibrary(overrides: [
      SourceFile(path: "all.mustache", text: "{{<\(style)}}{{/\(style)}}"),
      SourceFile(path: "all.json", text: #"{"supportFiles": {\#(names)}}"#),
    ])
    let file = supportFile(kind, ofStyle: "all", configuration: Configuration(), styles: styles)
    let code = SwiftCode(SourceFile(path: "", bytes: try #require(file.value).contents))
    let manifest = try #require(StyleLibrary().manifest(named: style).value)
    #expect((manifest.supportFile(kind) == nil) == code.types.isEmpty)
  }
}

private func namesOfAll(_ scope: Text, _ manifest: Manifest) -> [Text] {
  switch scope {
  case "class", "mock", "observed": ["init"]
  case "testCase": ["init", "isReleased"] + manifest.testCaseNames + testCaseMembers
  default: []
  }
}

private let testCaseMembers: [Text] = [
  "makeViewModel", "setUp", "setUpBase", "setUpWithError", "tearDown", "tearDownBase", "tearDownWithError",
  "vm",
]

/// Names that code uses though they are not reserved, with the reason.
private let notReserved: [Text: String] = [
  "Self": "is a keyword, which nothing can be called",
  "AnyObject": "stands in the head of a declaration only, where no member hides it",
  "Never": "stands in a type only, where no member hides it",
  "Sendable": "stands in the head of a declaration only, where no member hides it",
  "Value": "is the parameter of a generic function, in which it means nothing else",
]

/// Names without our prefix, with the reason.
private let askedFor: [Text: String] = [
  "grabLatestValue": "is only there where the configuration asks for a function of this name"
]

/// Names that no template leaves unqualified, with the reason.
private let alwaysQualified: [Text: String] = [
  "Swift.Duration": "is only in support files, which are made of no spec",
  "Swift.Mirror": "is only in support files, which are made of no spec",
  "Swift.fatalError": "is only in support files, which are made of no spec",
  "SwiftUI.Binding": "would mean the scaffold's own property wrapper otherwise",
  "_Concurrency.Task": "is often the name of what an app lists",
]

private let spec = SourceFile(
  path: "NamesViewModel.mvvm",
  text: """
    viewmodel NamesViewModel {
      dependencies {
        service: Int
        shared: Int
      }
      inputs {
        plain()
        valued(_ a: Int = 0)
        sticky held(_ a: Int) -> Bool
        sticky told(_ a: Int)
        answered() -> Bool
        answeredWith(_ a: Int) -> Bool
        closed(_ done: () -> Void)
        @MainActor attributed()
        loaded(all a: Int)
        loaded(one a: Int) as oneLoaded
        read(_ a: Int) as heard
      }
      outputs {
        state title: String
        state started: Int = 0
        event sent: Int
        event rang: Void
        stream progress: Double
        value shared: Int
        value count: Int
        value page: Page
        row(at index: Int) -> Int
        description: String
      }
      errors {
        failed: String
      }
    }

    """
)

extension SourceFile {
  /// The spec with a pair, in a style that has such.
  fileprivate func paired(in style: String) -> SourceFile {
    // There an input is a property of its logic name, which no output has.
    guard !showsInputs(style) else { return self }
    let text = self.string(0..<self.bytes.count).replacing(
      "state title: String",
      with:
        "state heard: Int\(isForSwiftUI(style) ? "" : " = 0"); state begun: Int = 0; state title: String"
    )
    return SourceFile(path: self.path, text: text)
  }
}

/// All that a style makes of the spec, and the names that it says it makes.
private struct Generated {
  let manifest: Manifest
  let names: GeneratedNames
  let files: [GeneratedFile]
  let scaffolds: [GeneratedFile]
  let support: [GeneratedFile]
  private(set) var declared: [Text: Set<Text>] = [:]
  private(set) var words: [Text: Set<Text>] = [:]
  private(set) var types: [(owner: Text, name: Text)] = []

  init(_ style: String) throws {
    func change(_ configuration: inout Configuration, _ framework: Configuration.Tests.Framework) {
      configuration.settings.mocks = .sources
      configuration.settings.bindings = true
      configuration.settings.observed = .observation
      configuration.settings.style = style
      configuration.qualifyTypes = true
      configuration.module = "App"
      configuration.tests.folder = "Tests"
      configuration.tests.framework = framework
      configuration.tests.grabLatestValue = true
    }
    var configuration = Configuration()
    change(&configuration, .xctest)
    let styles = StyleLibrary()
    let spec = MVVMServerTests.spec.paired(in: style)
    let checked = check(spec, configuration: configuration, styles: styles)
    let value = try #require(checked.value, "\(listing(checked.diagnostics))")
    self.manifest = value.manifest
    self.names = GeneratedNames(of: value.spec.viewModels[0], value.manifest, configuration)
    self.files = [Configuration.Tests.Framework.xctest, .swiftTesting].flatMap { framework in
      generatedFiles(spec, in: style) { change(&$0, framework) }
    }
    self.scaffolds = generatedFiles(spec, in: style, scaffolded: true, withViews: true) {
      change(&$0, .xctest)
    }
    self.support = SupportKind.allCases.compactMap {
      supportFile($0, ofStyle: style, configuration: configuration, styles: styles).value
    }
    for file in self.files {
      let code = SwiftCode(SourceFile(path: file.name, bytes: file.contents))
      self.read(code, 0..<code.tokens.count, owners: [])
    }
  }

  private mutating func read(_ code: SwiftCode, _ tokens: Range<Int>, owners: [Text]) {
    for declaration in code.declarations(tokens) {
      let name = code.name(declaration.keyword + 1) ?? ""
      switch declaration.kind {
      case .protocol, .class, .struct, .enum:
        self.types.append((owners.last ?? "", name))
        self.read(code, declaration.inside, owners: owners + [name])
      case .extension: self.read(code, declaration.inside, owners: ["extension \(name)"])
      case .func, .`init`, .subscript:
        self.add(declaration.kind == .func ? name : "init", declaration, code, owners)
      case .var, .let, .typealias, .case:
        self.add(name, declaration, code, owners)
        // A wrapper keeps the property's value in another.
        let wrappers = declaration.attributes.joined().compactMap { code.name($0) }
        if wrappers.contains(where: { ["MVVMTracked", "MVVMTrackedState", "Published"].contains($0) }) {
          self.add(Text("_\(name)"), declaration, code, owners)
        }
      default: break
      }
    }
  }

  private mutating func add(
    _ name: Text,
    _ declaration: SwiftDeclaration,
    _ code: SwiftCode,
    _ owners: [Text]
  ) {
    let scope = self.scope(owners, name)
    let words = declaration.tokens.compactMap { code.name($0) } + [name]
    self.words[scope, default: []].formUnion(words)
    // The enum of calls is nested in the mock, whose members hide the names that it uses.
    if scope == "calls" { self.words["mock", default: []].formUnion(words) }
    // The dependencies are also parameters of the class's initializer.
    if scope == "class", name == "init" { self.words["logic", default: []].formUnion(words) }
    let takesMembers =
      scope == "mock" && name == "init" && self.manifest.namespaces.contains { $0.name == "mockInitializer" }
    if ["bindings", "inputBindings", "logic"].contains(scope) || takesMembers {
      let head = declaration.keyword + (name == "init" ? 0 : 1)
      let labels = code.labels(after: head) ?? []
      if scope == "inputBindings" {
        let types = declaration.tokens.filter {
          code.word($0 + 1) == ":" && code.name($0)?.hasSuffix("Source") == true
        }
        self.declared[scope, default: []].formUnion(types.compactMap(code.name))
      }
      let scope = takesMembers ? "mockInitializer" : scope
      self.declared[scope, default: []].formUnion(labels.filter { $0 != "_" })
    } else if !scope.isEmpty, !name.isEmpty {
      self.declared[scope, default: []].insert(name)
    }
  }

  /// The scope that the manifest knows these owners by; empty for one that has no names of members.
  private func scope(_ owners: [Text], _ name: Text) -> Text {
    let viewModel = self.names.viewModel.name
    let scopes: [[Text]: Text] = [
      [viewModel]: "class", ["\(viewModel)Mock"]: "mock", ["\(viewModel)Observed"]: "observed",
      [viewModel, "InputStreams"]: "inputs",
      [viewModel, "OutputStreams"]: "outputs",
      ["\(viewModel)Mock", "Call"]: "calls", ["\(viewModel)TestCase"]: "testCase",
    ]
    if owners == ["\(viewModel)Logic"] { return name == "init" ? "logic" : "class" }
    if let owner = owners.first, owner.hasPrefix("extension") {
      return name == "bind" ? owner.hasSuffix("Inputs") ? "inputBindings" : "bindings" : ""
    }
    return scopes[owners] ?? ""
  }
}

private func joined(_ files: [GeneratedFile]) -> SourceFile {
  SourceFile(path: "", text: files.map(\.text).joined(separator: "\n"))
}

/// The types that a class gets from the protocols of a file that it conforms to.
private func associatedTypes(of file: GeneratedFile) -> [Text] {
  let code = SwiftCode(SourceFile(path: file.name, bytes: file.contents))
  let protocols = code.declarations(0..<code.tokens.count).filter { $0.kind == .protocol }
  return protocols.flatMap { code.declarations($0.inside) }.filter { $0.kind == .associatedtype }
    .compactMap { code.name($0.keyword + 1) }
}

/// The types and functions that a file declares outside of any type.
private func topLevelNames(of file: GeneratedFile) -> [Text] {
  let code = SwiftCode(SourceFile(path: file.name, bytes: file.contents))
  return code.declarations(0..<code.tokens.count).compactMap { declaration in
    switch declaration.kind {
    case .import, .extension, .directive: nil
    default: code.name(declaration.keyword + 1) ?? ""
    }
  }
}

private func words(in file: SourceFile) -> [Text] {
  let code = SwiftCode(file)
  return code.tokens.indices.compactMap { code.name($0) }
}

/// The capitalized names that are not members of something else.
private func globals(of files: [GeneratedFile]) -> Set<Text> {
  let code = SwiftCode(joined(files))
  return Set(
    code.tokens.indices.compactMap { index in
      guard code.word(index - 1) != ".", code.word(index + 1) != ".", code.word(index - 1) != "import"
      else { return nil }
      return code.name(index).flatMap { $0.bytes.first.map(isUppercase) == true ? $0 : nil }
    }
  )
}
