import MVVMModel
import MVVMSource
import MVVMTemplates

/// The imports of the spec and of the style as statements, in groups, each in its order. A module that both name
/// is imported as the spec says.
func describeImports(
  of spec: Spec,
  for kind: FileKind,
  in surroundings: Surroundings,
  into file: Value,
  _ builder: inout ContextBuilder
) {
  let modules = surroundings.style.manifest.imports[kind] ?? []
  let added = modules.filter { module in !spec.imports.contains { $0.kind == nil && $0.path == module } }
  let all =
    added.isEmpty ? spec.imports : (spec.imports + added.map { Import(path: $0) }).sorted(by: Import.precedes)
  builder.set(file, FileSlot.plainImports, builder.imports(all, in: .plain))
  builder.set(file, FileSlot.declarationImports, builder.imports(all, in: .declarations))
  builder.set(file, FileSlot.testableImports, builder.imports(all, in: .testable))
}

extension ContextBuilder {
  fileprivate mutating func imports(_ all: [Import], in group: Import.Group) -> Value {
    let imports = all.filter { $0.group == group }
    let list = self.list(count: imports.count)
    for (index, statement) in imports.enumerated() {
      self[list, index] = self.text(of: statement)
    }
    return list
  }

  private mutating func text(of statement: Import) -> Value {
    let mark = self.beginText()
    for attribute in statement.attributes {
      self.append(attribute)
      self.append(" ")
    }
    if let access = statement.access {
      self.append(access.rawValue)
      self.append(" ")
    }
    self.append("import ")
    if let kind = statement.kind {
      self.append(kind)
      self.append(" ")
    }
    self.append(statement.path)
    return self.endText(mark)
  }
}
