import MVVMFiles
import MVVMSource

/// The specs of the workspace that may conflict with each other: those that declare view models of the same
/// name, and those whose file names begin alike, so that both may generate a file of the same name. The plan
/// decides whether they do conflict.
struct SpecRivals {
  /// The names of each spec by its path as messages show it: the file's name, in lower case without its
  /// suffix, since some file systems ignore case, and the names of the view models.
  private var keys: [String: (stem: String, viewModels: Set<String>)] = [:]

  /// - Parameter viewModels: The view models that a spec declares now; `nil` if the spec no longer exists.
  mutating func set(_ path: String, _ viewModels: [String]?) {
    self.keys[path] = viewModels.map { (stem(split(path).name).lowercased(), Set($0)) }
  }

  func of(_ path: String) -> Set<String> {
    guard let own = self.keys[path] else { return [] }
    let stem = own.stem.utf8
    let rivals = self.keys.filter { other, keys in
      let isAlike = stem.starts(with: keys.stem.utf8) || keys.stem.utf8.starts(with: stem)
      return other != path && (isAlike || !own.viewModels.isDisjoint(with: keys.viewModels))
    }
    return Set(rivals.keys)
  }
}

extension ServerState {
  /// Changes the declarations of a spec, and marks the open specs that this may affect as outdated.
  mutating func declarationsChanged(_ path: String, _ change: (inout WorkspaceNames?) -> Void) {
    guard let before = self.names?.rivals.of(path) else { return }
    change(&self.names)
    self.forgetFindings(of: before.union(self.names?.rivals.of(path) ?? []))
  }

  /// Marks the open specs among these as outdated.
  mutating func forgetFindings(of paths: Set<String>) {
    guard !paths.isEmpty else { return }
    self.generation += 1
    for (uri, document) in self.documents where paths.contains(document.path) { self.outdated.insert(uri) }
  }

  /// Reads the names of the workspace again if files may have changed, and marks affected specs as outdated.
  mutating func readNames() {
    guard self.names == nil || self.namesAreOld else { return }
    let before = self.openWithRivals
    self.names = WorkspaceNames(in: self.folders, self.tree)
    self.namesAreOld = false
    for document in self.documents.values where document.isSpecFile { self.names?.declare(document.file) }
    self.forgetFindings(of: before.union(self.openWithRivals))
  }

  private var openWithRivals: Set<String> {
    Set(self.documents.values.map(\.path).filter { self.names?.rivals.of($0).isEmpty == false })
  }

  /// Returns the findings of a run over a document and the specs that may conflict with it, if they are about
  /// the document.
  func findingsAmongRivals(of document: Document) -> [Diagnostic] {
    let open = Set(self.documents.values.map(\.path))
    // Findings in another open spec are found when that spec is checked.
    return (self.resultsAmongRivals(of: document)?.findings ?? []).filter {
      let path = $0.place.file.path
      return path == document.path || !open.contains(path)
    }
  }

  /// Returns the errors that prevent a run over a document and its rivals from writing the document's files.
  func conflicts(of document: Document) -> [Diagnostic] {
    guard let (results, findings) = self.resultsAmongRivals(of: document),
      results.failed.contains(where: { results.plan.workspace.path(of: $0) == document.path })
    else { return [] }
    return findings
  }

  private func resultsAmongRivals(of document: Document) -> (results: Results, findings: [Diagnostic])? {
    guard let rivals = self.names?.rivals.of(document.path), !rivals.isEmpty else { return nil }
    let (results, outputs) = self.generated([document.path] + rivals)
    return (results, outputs.diagnostics.filter(\.isOfSeveralSpecs))
  }
}

extension Diagnostic {
  fileprivate var isOfSeveralSpecs: Bool {
    switch self.identifier {
    case .duplicateOutput: true
    // A duplicate within one spec is found in its own text.
    case .duplicateViewModel: self.notes.contains { $0.place.file.path != self.place.file.path }
    default: false
    }
  }
}
