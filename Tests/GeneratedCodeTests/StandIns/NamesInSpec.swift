import MVVMModel
import MVVMSource
import MVVMSyntax

struct TypeUse: Hashable {
  /// `A.B` is `["A", "B"]`.
  var path: [String]
  var arity = 0
  /// Spelled `any A`, `some A` or `A & B`.
  var isProtocol = false
  /// `loginTab` in `LoginIntent = .loginTab` and in `LoginIntent.loginTab`.
  var member: String?
}

/// The names in one spec, in order of appearance.
struct NamesInSpec {
  var imports: Set<String> = []
  /// The generated files.
  var declared: Set<String> = []
  var uses: [TypeUse] = []

  init(_ spec: SourceFile) {
    guard let tree = parse(spec).value else { return }
    self.imports = Set(tree.imports.map { String("\(tree.joined($0.path))".prefix { $0 != "." }) })
    for viewModel in tree.viewModels {
      let name = viewModel.name.map { "\(tree.text($0))" } ?? ""
      self.declared.formUnion(["", "Type", "Inputs", "Outputs", "Errors"].map { name + $0 })
      for type in viewModel.conformances { self.uses += typeUses(SpecType(type, in: tree), isProtocol: true) }
    }
    for member in tree.members {
      for parameter in tree.parameters(of: member) {
        self.add(SpecType(parameter.type, in: tree), parameter.initialValue.map { "\(tree.text($0))" } ?? "")
      }
      guard let type = member.type else { continue }
      self.add(SpecType(type, in: tree), member.initialValue.map { "\(tree.text($0))" } ?? "")
    }
  }

  private mutating func add(_ type: SpecType, _ value: String) {
    var uses = typeUses(type)
    switch type {
    case .name, .member, .generic: if !uses.isEmpty { uses[0].member = writtenMember(value) }
    default: break
    }
    self.uses += uses + typeUses(inValue: value)
  }
}

private func typeUses(_ type: SpecType, isProtocol: Bool = false) -> [TypeUse] {
  switch type {
  case .generic(let base, let arguments):
    var uses = typeUses(base)
    if !uses.isEmpty { uses[0].arity = arguments.count }
    return uses + arguments.flatMap { typeUses($0) }
  case .existential(let type), .opaque(let type): return typeUses(type, isProtocol: true)
  case .metatype(let type, _): return typeUses(type, isProtocol: isProtocol)
  case .composition(let types): return types.flatMap { typeUses($0, isProtocol: true) }
  case .suppressed: return []
  case .name, .member:
    guard let path = path(of: type) else { return type.parts.flatMap { typeUses($0) } }
    return path[0].first?.isUppercase == true ? [TypeUse(path: path, isProtocol: isProtocol)] : []
  default: return type.parts.flatMap { typeUses($0) }
  }
}

/// `A.B` as its names; `nil` for a type within one that is not just named.
private func path(of type: SpecType) -> [String]? {
  switch type {
  case .name(let name): ["\(name)"]
  case .member(let base, let name): path(of: base).map { $0 + ["\(name)"] }
  default: nil
  }
}

private func writtenMember(_ text: String) -> String? {
  text.prefixMatch(of: /\.([a-z]\w*)/).flatMap { $0.1 == "init" ? nil : String($0.1) }
}

/// The types that an expression names, outside of strings.
private func typeUses(inValue text: String) -> [TypeUse] {
  let code = text.replacing(/"(\\.|[^"\\])*"/, with: "")
  return code.matches(of: /(?:^|[^\w.])([A-Z]\w*(?:\.[A-Z]\w*)*)(?:\.([a-z]\w*))?/).map { match in
    let member = match.2.flatMap { ["init", "self"].contains($0) ? nil : String($0) }
    return TypeUse(path: match.1.split(separator: ".").map(String.init), member: member)
  }
}
