import MVVMSwift

/// What the view models of a file have in common. It is read once for all of them.
struct FileContext {
  let library: ReactiveLibrary
  /// Whether the file uses Combine and no library that can be converted.
  let isOfCombine: Bool
  /// The imports that go into each spec: all but those of the reactive libraries.
  private(set) var imports: [String] = []
  /// The imports between `#if` and `#endif`.
  private(set) var conditionalImports: [SwiftDeclaration] = []
  /// The first tokens of all declarations between `#if` and `#endif`.
  private var conditional: Set<Int> = []
  /// The classes that declare a function of a name, as their first tokens; -1 stands for the top level of the file.
  private var owners: [String: Set<Int>] = [:]

  init(_ unit: SwiftUnit) {
    let imports = unit.declarations.filter { $0.kind == .import }
    let modules = imports.map { unit.code.word($0.keyword + 1) }
    let ours: Set = ["ReactiveSwift", "ReactiveCocoa", "Result", "RxSwift", "RxCocoa", "RxRelay"]
    self.library =
      modules.contains { $0.hasPrefix("Rx") } && !modules.contains("ReactiveSwift")
      ? .rxSwift : .reactiveSwift
    self.isOfCombine = modules.contains("Combine") && ours.isDisjoint(with: modules)
    var seen: Set<String> = []
    self.imports = zip(imports, modules).filter { !ours.contains($1) }
      .map { unit.code.spelled($0.0.tokens) }.filter { seen.insert($0).inserted }
    self.readConditions(unit)
    self.own(unit.declarations, -1, unit)
    for type in unit.declarations where type.kind == .class {
      self.own(unit.code.declarations(type.inside), type.tokens.lowerBound, unit)
    }
  }

  private mutating func readConditions(_ unit: SwiftUnit) {
    var depth = 0
    for declaration in unit.declarations {
      if declaration.kind == .directive {
        let word = unit.code.word(declaration.keyword)
        if word.hasPrefix("#if") { depth += 1 } else if word == "#endif" { depth -= 1 }
      }
      if depth > 0 { self.conditional.insert(declaration.tokens.lowerBound) }
      if depth > 0, declaration.kind == .import { self.conditionalImports.append(declaration) }
    }
  }

  func isConditional(_ declaration: SwiftDeclaration) -> Bool {
    self.conditional.contains(declaration.tokens.lowerBound)
  }

  private mutating func own(_ declarations: [SwiftDeclaration], _ owner: Int, _ unit: SwiftUnit) {
    for function in declarations where function.kind == .func {
      self.owners[unit.name(of: function), default: []].insert(owner)
    }
  }

  /// Whether the file has a function of a name at its top level, or another class has one that its conversion may move
  /// there.
  func hasFunction(_ name: String, beside type: SwiftDeclaration) -> Bool {
    guard let owners = self.owners[name] else { return false }
    return owners.count > 1 || !owners.contains(type.tokens.lowerBound)
  }
}
