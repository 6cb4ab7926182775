import MVVMSource

/// Stand-ins for the app's types, without which the generated code of its view models would not compile.
struct StandIns: Sendable {
  /// Declares the types that nothing else declares; compile it with the generated files.
  var file: SwiftFile
  /// The modules that the files import, in addition to the framework and the toolchain.
  var modules: [ForeignModule]
}

/// Stand-ins for the types that specs name and that neither they, the framework, Foundation nor Swift declare: a struct
/// for each, or a protocol where it is spelled as one. A type that the generator misspells is still an error.
func standIns(for specs: [SourceFile], framework: Framework) throws -> StandIns {
  let names = specs.map { NamesInSpec($0) }
  let declared = names.reduce(into: try frameworkTypes(framework)) { $0.formUnion($1.declared) }
  let sorted = sort(names, known: declared.union(swiftTypes))
  let imports = names.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
  let foreign = imports.subtracting(toolchainModules).subtracting(framework.modules).sorted()
  return StandIns(
    file: SwiftFile(name: "StandIns.swift", text: standInText(sorted)),
    modules: foreign.map { name in
      ForeignModule(
        name: name,
        files: [
          SwiftFile(
            name: "\(name).swift",
            text: (sorted.needsFoundation ? "@_exported import Foundation\n" : "")
              + (sorted.inModules[name]?.text ?? "")
          )
        ]
      )
    }
  )
}

private struct SortedUses {
  var standIns = TypeTree()
  /// By module, of types named with it: `KsApi.Category`.
  var inModules: [String: TypeTree] = [:]
  var foundation: Set<TypeUse> = []

  /// Then every foreign module passes it on, as Apple's own do.
  var needsFoundation: Bool { !self.foundation.isEmpty }
}

private func sort(_ names: [NamesInSpec], known: Set<String>) -> SortedUses {
  var sorted = SortedUses()
  for name in names {
    for use in name.uses {
      guard let first = use.path.first, !known.contains(first) else { continue }
      if use.path.count > 1, name.imports.contains(first) {
        var inner = use
        inner.path.removeFirst()
        sorted.inModules[first, default: TypeTree()].add(inner)
      } else if foundationTypes.contains(first) {
        sorted.foundation.insert(use)
      } else {
        sorted.standIns.add(use)
      }
    }
  }
  return sorted
}

/// A member of Foundation's type may be the project's own, such as `Bundle.library`; one that Foundation has is
/// hidden by the stand-in.
private func standInText(_ sorted: SortedUses) -> String {
  let extensions = sorted.foundation.compactMap { use -> String? in
    guard let name = use.member else { return nil }
    let type = use.path.joined(separator: ".")
    return "extension \(type) { public static var `\(name)`: \(type) { fatalError() } }"
  }
  let foundation = extensions.isEmpty ? "" : "import Foundation\n\n"
  return foundation + (Set(extensions).sorted() + [sorted.standIns.text]).joined(separator: "\n") + "\n"
}

private func frameworkTypes(_ framework: Framework) throws -> Set<String> {
  let declaration = /\n(?:@\S+ )*(?:public|open) (?:final )?(?:class|enum|protocol|struct|typealias) (\w+)/
  return try framework.modules.reduce(into: Set(framework.modules)) { types, module in
    types.formUnion(try stubText(of: module).matches(of: declaration).map { String($0.1) })
  }
}
