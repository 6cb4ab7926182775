import MVVMSwift

/// The reactive library that a view model uses.
enum ReactiveLibrary {
  case reactiveSwift
  case rxSwift

  /// The library among some modules; `nil` if they are of none.
  init?(of modules: [String]) {
    let isReactiveSwift = modules.contains("ReactiveSwift") || modules.contains("ReactiveCocoa")
    guard isReactiveSwift || modules.contains(where: { $0.hasPrefix("Rx") }) else { return nil }
    self = isReactiveSwift ? .reactiveSwift : .rxSwift
  }
}

/// What stands in a Swift file, as far as all of its view models need it.
struct FoundFile {
  /// The code of the file, and of those that are read with it.
  let code: SwiftCode
  /// Its own bytes.
  let range: Range<Int>
  let path: String
  /// The declarations at its top level, and the protocols that it takes from other files.
  let declarations: [SwiftDeclaration]
  /// The protocols and aliases among them, by name.
  let protocols: [String: SwiftDeclaration]
  /// The library that it imports; `nil` for none. A class of Combine is refused, whatever is said here.
  let library: ReactiveLibrary?
  /// Whether the file uses Combine and no library that can be converted.
  let isOfCombine: Bool
  /// The imports that specs may need, each with its module; none if it imports a part of one.
  let imports: [(text: String, module: String)]
  /// The first tokens of all declarations between `#if` and `#endif`.
  private let conditional: Set<Int>
  /// The classes that declare a function of a name, as their first tokens; -1 stands for the top level of the file.
  private let owners: [String: Set<Int>]

  init(
    _ code: SwiftCode,
    _ range: Range<Int>,
    path: String,
    taking others: [(declaration: SwiftDeclaration, file: FoundFile)] = []
  ) {
    (self.code, self.range, self.path) = (code, range, path)
    let tokens = code.firstToken(from: range.lowerBound)..<code.firstToken(from: range.upperBound)
    let own = code.declarations(tokens)
    self.declarations = own + others.map(\.declaration)
    let protocols = self.declarations.filter { [.protocol, .typealias].contains($0.kind) }
    self.protocols = Dictionary(protocols.map { (code.declaredName(of: $0), $0) }) { $1 }
    let imports = own.filter { $0.kind == .import }
    let modules = imports.map(code.declaredName)
    let library = ReactiveLibrary(of: imports.flatMap { $0.tokens.map(code.word) })
    self.isOfCombine = modules.contains("Combine") && library == nil
    self.library = self.isOfCombine ? .reactiveSwift : library
    var seen: Set<String> = []
    let named = zip(imports, modules).filter { !logicModules.contains($1) }.map { declaration, module in
      (
        code.spelled(declaration.tokens),
        declaration.tokens.upperBound == declaration.keyword + 2 ? module : ""
      )
    }
    self.imports = (named + others.flatMap(\.file.imports)).filter { seen.insert($0.0).inserted }
    self.conditional = others.reduce(code.conditional(own)) { $0.union($1.file.conditional) }
    self.owners = code.owners(own)
  }

  func isConditional(_ declaration: SwiftDeclaration) -> Bool {
    self.conditional.contains(declaration.tokens.lowerBound)
  }

  /// Whether the file has a function of a name at its top level, or another class has one that its conversion may move
  /// there.
  func hasFunction(_ name: String, beside type: SwiftDeclaration) -> Bool {
    guard let owners = self.owners[name] else { return false }
    return owners.count > 1 || !owners.contains(type.tokens.lowerBound)
  }
}

/// What the style imports, and modules that have functions and operators for the logic alone.
private let logicModules: Set = [
  "ReactiveSwift", "ReactiveCocoa", "Result", "RxSwift", "RxCocoa", "RxRelay", "Prelude",
  "ReactiveExtensions",
  "RxOptional", "RxSwiftExt", "RxGesture", "Curry", "Runes",
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

  fileprivate func owners(_ declarations: [SwiftDeclaration]) -> [String: Set<Int>] {
    var owners: [String: Set<Int>] = [:]
    for declaration in declarations {
      let isClass = declaration.kind == .class
      for function in isClass ? self.declarations(declaration.inside) : [declaration]
      where function.kind == .func {
        owners[self.declaredName(of: function), default: []].insert(
          isClass ? declaration.tokens.lowerBound : -1
        )
      }
    }
    return owners
  }
}
