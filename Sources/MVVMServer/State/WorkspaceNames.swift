import MVVMFiles
import MVVMGenerator
import MVVMSource
import MVVMSwift
import MVVMSyntax

/// The names in the specs of the workspace. Only names are kept, so that memory does not grow with the texts.
struct WorkspaceNames {
  /// The names in each spec, by its path as messages show it.
  var specs: [String: SpecNames] = [:]
  /// The paths of the Swift files, as messages show them.
  private(set) var swiftFiles: Set<String> = []
  /// The types that each hand-written Swift file declares, as far as they were asked for.
  private var swiftTypes: [String: [String]] = [:]
  private(set) var rivals = SpecRivals()

  init(in folders: [String], _ tree: any FileTree) {
    for folder in folders {
      tree.walk(folder) { listing in
        let folder = relativePath(listing.path, in: tree.workingFolder)
        self.swiftFiles.formUnion(listing.swiftFiles.map { join(folder, $0) })
        for name in listing.specs { self.update(join(folder, name), tree) }
      }
    }
  }

  /// Reads a spec again, or removes it if it no longer exists.
  mutating func update(_ path: String, _ tree: any FileTree) {
    self.specs[path] = (try? tree.source(path).get()).flatMap { parse($0).value }.map(SpecNames.init)
    self.rivals.set(path, self.specs[path]?.viewModels)
  }

  /// Updates the view models that an open text declares. Its other names are read when they are needed.
  mutating func declare(_ file: SourceFile) { self.rivals.set(file.path, parse(file).value?.names) }

  /// Adds a Swift file, or removes it if it no longer exists.
  mutating func updateSwift(_ path: String, _ tree: any FileTree) {
    if tree.exists(path) { self.swiftFiles.insert(path) } else { self.swiftFiles.remove(path) }
    self.swiftTypes[path] = nil
  }

  /// Returns the types that hand-written Swift files declare, sorted.
  mutating func declaredTypes(in tree: any FileTree) -> [String] {
    for path in self.swiftFiles where self.swiftTypes[path] == nil {
      let file = (try? tree.source(path).get()).flatMap { isGenerated($0.bytes) ? nil : $0 }
      self.swiftTypes[path] = file.map { SwiftCode($0).declaredTypes.map(\.name.description) } ?? []
    }
    return Set(self.swiftTypes.values.joined()).sorted(by: <)
  }

  /// Returns the words sorted by how often they are used, most used first.
  func ranked(_ words: KeyPath<SpecNames, [String: Int]>) -> [String] {
    var counts: [String: Int] = [:]
    for names in self.specs.values {
      for (word, count) in names[keyPath: words] { counts[word, default: 0] += count }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}

struct SpecNames {
  let viewModels: [String]
  /// The names of view models, and the full names of members.
  let symbols: [String]
  /// The base names of members.
  let members: Set<String>
  /// The types that the spec names, and the number of times.
  let types: [String: Int]
  let imports: [String: Int]

  init(_ tree: SpecSyntax) {
    self.viewModels = tree.names
    self.symbols = self.viewModels + tree.members.map { tree.selector(of: $0).description }
    let members = tree.members.filter { $0.section != .dependencies }
    self.members = Set(members.map { tree.text($0.name).description })
    let types = classifiedTokens(of: tree).filter { $0.tokenClass == .type }
    self.types = counts(of: types.map(\.range), in: tree.file)
    let imports = tree.imports.map(\.path).filter { !$0.isEmpty }
    self.imports = counts(of: imports.map(tree.range), in: tree.file)
  }
}

private func counts(of words: [Range<Int>], in file: SourceFile) -> [String: Int] {
  words.reduce(into: [:]) { $0[file.string($1), default: 0] += 1 }
}

extension SpecSyntax {
  fileprivate var names: [String] {
    self.viewModels.compactMap { $0.name.map { self.file.string(self.range($0)) } }
  }
}

extension SwiftCode {
  /// The types that the file declares outside of others, each with the token of its name.
  var declaredTypes: [(name: Text, token: Int)] {
    self.types.filter { $0.kind != .extension }.compactMap { type in
      self.name(type.keyword + 1).map { ($0, type.keyword + 1) }
    }
  }
}

extension ServerState {
  /// Returns the types that the hand-written Swift files of the workspace declare.
  mutating func swiftTypes() -> [String] {
    self.readNames()
    let tree = self.tree
    return self.names?.declaredTypes(in: tree) ?? []
  }

  /// Returns the names of the workspace. Those of open texts are up to date.
  mutating func currentNames() -> WorkspaceNames {
    self.readNames()
    for document in self.documents.values where document.isSpecFile && document.stamp > self.namesStamp {
      self.names?.specs[document.path] = document.tree.map(SpecNames.init)
    }
    self.namesStamp = self.stamp
    return self.names ?? WorkspaceNames(in: [], self.tree)
  }
}
