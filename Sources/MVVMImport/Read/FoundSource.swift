import MVVMSource
import MVVMSwift

/// The parts of a Swift file that all of its view models need.
struct FoundSource {
  /// The code of the file, and of the files that are read with it.
  let code: SwiftCode
  /// Its own bytes.
  let range: Range<Int>
  let path: String
  /// The declarations at its top level, and the protocols that it takes from other files.
  let declarations: [SwiftDeclaration]
  /// The protocols and aliases among them, by name.
  let protocols: [String: SwiftDeclaration]
  /// The library that it imports; `nil` for none.
  let library: ReactiveLibrary?
  let importDeclarations: [SwiftDeclaration]
  /// The imports that specs may need, each with its module; none if it imports a part of one.
  let imports: [(text: String, module: String)]
  /// The names that the file declares, other than those of imports.
  let names: Set<String>
  /// The number of its classes with a name: there may be several between `#if` and `#else`.
  let classCounts: [String: Int]
  /// The names of its private declarations, which the generated file cannot see.
  let privateNames: Set<String>
  /// Its extensions, by the names of their types.
  let extensions: [String: [SwiftDeclaration]]
  /// The first tokens of all declarations between `#if` and `#endif`.
  private let conditional: Set<Int>
  /// The number of the classes and extensions that declare a function of a name, including top-level ones.
  private let owners: [String: Int]

  init(
    _ code: SwiftCode,
    _ range: Range<Int>,
    path: String,
    taking others: [(declaration: SwiftDeclaration, file: FoundSource)] = []
  ) {
    self.code = code
    self.range = range
    self.path = path
    let tokens = code.firstToken(from: range.lowerBound)..<code.firstToken(from: range.upperBound)
    let own = code.declarations(tokens)
    self.declarations = own + others.map(\.declaration)
    let protocols = self.declarations.filter { [.protocol, .typealias].contains($0.kind) }
    self.protocols = Dictionary(protocols.map { (code.declaredName(of: $0), $0) }) { $1 }
    let imports = own.filter { $0.kind == .import }
    let modules = imports.map(code.declaredName)
    self.library = ReactiveLibrary(of: imports.flatMap { $0.tokens.map(code.word) })
    var seen: Set<String> = []
    let named = zip(imports, modules).filter { !logicModules.contains($1) }.map { declaration, module in
      let isWhole = declaration.tokens.upperBound == declaration.keyword + 2
      return (code.spelled(declaration.tokens), isWhole ? module : "")
    }
    self.imports = (named + others.flatMap(\.file.imports)).filter { seen.insert($0.0).inserted }
    self.importDeclarations = self.declarations.filter { $0.kind == .import }
    let classes = self.declarations.filter(\.isClassLike)
    self.classCounts = Dictionary(classes.map { (code.declaredName(of: $0), 1) }, uniquingKeysWith: +)
    self.names = Set(self.declarations.filter { $0.kind != .import }.map(code.declaredName))
    let secret = self.declarations.filter { $0.isPrivate && $0.kind != .extension }
    self.privateNames = Set(secret.flatMap(code.names))
    self.extensions = Dictionary(grouping: self.declarations.filter { $0.kind == .extension }) {
      code.typeName(of: $0).description
    }
    self.conditional = others.reduce(code.conditional(own)) { $0.union($1.file.conditional) }
    let functions = own.flatMap(code.functions)
    self.owners = Dictionary(functions.map { ($0, 1) }, uniquingKeysWith: +)
  }

  func isConditional(_ declaration: SwiftDeclaration) -> Bool {
    self.conditional.contains(declaration.tokens.lowerBound)
  }

  /// Returns whether the file has other functions of this name, even in classes whose conversion may move them out.
  func hasSeveral(_ name: String) -> Bool { self.owners[name, default: 0] > 1 }
}

/// The modules that the style imports, and those with functions and operators only for the logic.
private let logicModules: Set = [
  "Combine", "Prelude", "ReactiveCocoa", "ReactiveExtensions", "ReactiveSwift", "Result", "RxCocoa",
  "RxOptional",
  "RxRelay", "RxSwift",
]

extension SwiftCode {
  fileprivate func conditional(_ declarations: [SwiftDeclaration]) -> Set<Int> {
    var depth = 0
    var result: Set<Int> = []
    for declaration in declarations {
      if declaration.kind == .directive {
        let word = self.word(declaration.keyword)
        if word.hasPrefix("#if") { depth += 1 } else if word == "#endif" { depth -= 1 }
      }
      if depth > 0 { result.insert(declaration.tokens.lowerBound) }
    }
    return result
  }

  /// Returns the names of the functions of a class or extension, each once, or that of a function.
  fileprivate func functions(_ declaration: SwiftDeclaration) -> Set<String> {
    let all =
      [.class, .extension].contains(declaration.kind) ? self.declarations(declaration.inside) : [declaration]
    return Set(all.filter { $0.kind == .func }.map(self.declaredName))
  }
}
