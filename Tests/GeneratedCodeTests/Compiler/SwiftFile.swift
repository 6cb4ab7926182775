import TestSupport

struct SwiftFile: Hashable, Sendable {
  /// The file name with its extension, without a folder. It is unique in a compilation.
  var name: String
  var text: String
}

/// A module to import, made from texts: an import of a generated file in addition to its framework, or the
/// generated module itself for the files of its tests.
struct ForeignModule: Hashable, Sendable {
  var name: String
  var files: [SwiftFile]
  /// The framework that the files import.
  var framework = Framework.none
  var imports: [ForeignModule] = []
  /// The real libraries are built in Swift 5 mode: a client's concurrency diagnostics depend on it.
  var mode = LanguageMode.swift5
  /// Whether it is also compiled to object code, for programs that run.
  var isLinked = false
  var features: [String] = []
}

extension ForeignModule {
  /// A module of one file that needs no other.
  init(name: String, text: String = "") {
    self.init(name: name, files: [SwiftFile(name: "\(name).swift", text: text)])
  }
}

/// The reactive libraries that generated code is compiled against, as the stub modules in `Stubs`.
enum Framework: CaseIterable, Sendable {
  case none
  case combine
  case reactiveSwift
  case rxSwift

  /// The stub modules, each after those it imports.
  var modules: [String] {
    switch self {
    case .none: []
    case .combine: ["Combine"]
    case .reactiveSwift: ["ReactiveSwift"]
    case .rxSwift: ["RxSwift", "RxRelay", "RxCocoa", "RxTest", "RxBlocking"]
    }
  }
}

/// The language modes in which generated code must compile without a warning.
enum LanguageMode: Sendable {
  /// With complete concurrency checking.
  case swift5
  case swift5Minimal
  case swift6
  /// All declarations are on the main actor unless they say otherwise.
  case swift6MainActor

  /// The modes in which all code is compiled.
  static let tried = TestSupport.tried([swift6, swift5])

  var arguments: [String] {
    switch self {
    case .swift5: ["-swift-version", "5", "-strict-concurrency=complete"]
    case .swift5Minimal: ["-swift-version", "5"]
    case .swift6: ["-swift-version", "6"]
    case .swift6MainActor: ["-swift-version", "6", "-default-isolation", "MainActor"]
    }
  }
}

/// How far to compile.
enum Stage: CaseIterable, Sendable {
  case typeCheck
  /// To a module: only this sees a stored property that an initializer forgets, and only where the whole
  /// module type-checks. Object code would show no more, and take a fifth longer.
  case compile

  var arguments: [String] {
    switch self {
    case .typeCheck: ["-typecheck"]
    case .compile: ["-emit-module", "-emit-module-path", "output.swiftmodule"]
    }
  }
}
