import MVVMFiles
import MVVMProject
import MVVMSource

/// Which specs of the workspace may be in each other's way: those that declare view models of one name, and those of
/// which one's name begins like the other's, so that files of both may have one. Whether they are, the plan says.
struct SpecRivals {
  private struct Keys {
    /// In small letters: upper and lower case do not tell files apart everywhere.
    let stem: String
    let viewModels: [String]
  }

  /// By paths as messages show them.
  private var keys: [String: Keys] = [:]
  /// The specs that declare a view model, by its name.
  private var declaring: [String: Set<String>] = [:]

  /// - Parameter viewModels: What a spec declares now; `nil` where there is no such spec any more.
  mutating func set(_ path: String, _ viewModels: [String]?) {
    for name in self.keys[path]?.viewModels ?? [] { self.declaring[name]?.remove(path) }
    self.keys[path] = viewModels.map { Keys(stem: stem(split(path).name).lowercased(), viewModels: $0) }
    for name in viewModels ?? [] { self.declaring[name, default: []].insert(path) }
  }

  func of(_ path: String) -> Set<String> {
    guard let own = self.keys[path] else { return [] }
    var result = own.viewModels.reduce(into: Set<String>()) { $0.formUnion(self.declaring[$1] ?? []) }
    let stem = own.stem.utf8
    for (other, keys) in self.keys
    where stem.starts(with: keys.stem.utf8) || keys.stem.utf8.starts(with: stem) { result.insert(other) }
    result.remove(path)
    return result
  }
}

extension ServerState {
  /// Takes over what a spec declares, and has the findings of open specs that it may concern found anew.
  mutating func declarationsChanged(_ path: String, _ change: (inout WorkspaceNames?) -> Void) {
    guard let before = self.names?.rivals.of(path) else { return }
    change(&self.names)
    self.forgetFindings(of: before.union(self.names?.rivals.of(path) ?? []))
  }

  /// Has the open ones among some specs looked at anew.
  mutating func forgetFindings(of paths: Set<String>) {
    guard !paths.isEmpty else { return }
    self.generation += 1
    for (uri, document) in self.documents where paths.contains(document.path) { self.outdated.insert(uri) }
  }

  /// Reads the names of the workspace where that has not been done since files have changed, and has the open specs that
  /// they concern looked at anew.
  mutating func readNames() {
    guard self.names == nil || self.namesAreOld else { return }
    let before = self.openWithRivals
    self.names = WorkspaceNames(in: self.folders, self.tree)
    self.namesAreOld = false
    for document in self.documents.values where document.isSpec { self.names?.declare(document.file) }
    self.forgetFindings(of: before.union(self.openWithRivals))
  }

  private var openWithRivals: Set<String> {
    Set(self.documents.values.map(\.path).filter { self.names?.rivals.of($0).isEmpty == false })
  }

  /// What a run over a document and the specs that may be in its way says of them together.
  func findingsAmongRivals(of document: Document) -> [Diagnostic] {
    guard let rivals = self.names?.rivals.of(document.path), !rivals.isEmpty else { return [] }
    let open = Set(self.documents.values.map(\.path))
    let workspace = resolve([document.path] + rivals, self.workspaceOptions, in: self.tree)
    var plan = Plan(workspace, in: self.tree)
    var found = plan.diagnostics
    for spec in plan.specs { found += plan.outputs(of: spec).diagnostics }
    found += plan.supportOutputs().diagnostics
    // What is wrong with another open spec is found when that is looked at.
    return found.filter {
      let path = $0.place.file.path
      return $0.isOfSeveralSpecs && (path == document.path || !open.contains(path))
    }
  }
}

extension Diagnostic {
  fileprivate var isOfSeveralSpecs: Bool {
    switch self.identifier {
    case .duplicateOutput: true
    // That of one spec is found in its text.
    case .duplicateViewModel: self.notes.contains { $0.place.file.path != self.place.file.path }
    default: false
    }
  }
}
