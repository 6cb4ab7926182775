import MVVMFiles
import MVVMGenerator
import MVVMLint
import MVVMSource

/// What the server knows: the client's texts, and the configurations that count for them.
struct ServerState {
  var client = Client()
  var settings = Settings()
  /// The folders that the client has open, absolute.
  private(set) var folders: [String] = []
  private(set) var tree: OpenTexts
  /// By URI.
  private(set) var documents: [String: Document] = [:]
  var configurations: ServerConfigurations
  /// What was found in other files than the documents that it was found for, by their URIs.
  var foreignFindings: [String: [Diagnostic]] = [:]
  /// Changes whenever something beside the text of a document may change what is found in it.
  var generation = 0
  /// What was found in documents, as long as it holds.
  var findings: [String: Findings] = [:]

  /// What was generated of documents, as long as it holds.
  var classes: [String: GeneratedClasses] = [:]
  /// The open specs, by their URIs, of which something may be found anew because others have changed.
  var outdated: Set<String> = []
  /// `nil` until somebody asks for them.
  var names: WorkspaceNames?
  /// Whether files may have changed since they were read.
  var namesAreOld = false
  var namesStamp = 0
  private(set) var stamp = 0

  struct Findings {
    let stamp: Int
    let generation: Int
    let diagnostics: [Diagnostic]
  }

  init(_ tree: any FileTree) {
    self.tree = OpenTexts(tree, workingFolder: tree.workingFolder)
    self.configurations = ServerConfigurations(self.tree)
  }
}

extension ServerState {
  /// Takes over the folders that the client has open; the first is where messages see files from.
  mutating func open(folders: [String]) {
    self.folders = folders
    self.tree = OpenTexts(self.tree.base, workingFolder: folders.first ?? self.tree.base.workingFolder)
    self.namesAreOld = true
    self.forgetConfigurations()
  }

  mutating func add(folders: [String], removing removed: [String]) {
    self.folders = self.folders.filter { !removed.contains($0) && !folders.contains($0) } + folders
    self.namesAreOld = true
  }

  /// Takes over that files have changed on disk; all may have where none is named.
  mutating func filesChanged(_ paths: [String]?) {
    guard let paths else {
      self.namesAreOld = true
      return self.forgetConfigurations()
    }
    for path in paths { self.fileChanged(relativePath(path, in: self.tree.workingFolder)) }
    if paths.contains(where: { !$0.hasSuffix(specSuffix) && !$0.hasSuffix(".swift") }) {
      self.forgetConfigurations()
    }
  }

  private mutating func fileChanged(_ path: String) {
    let tree = self.tree
    // Nobody looks for specs in hidden folders.
    if path.utf8.split(separator: UInt8(ascii: "/")).contains(where: { $0.first == UInt8(ascii: ".") }) {
      return
    }
    if path.hasSuffix(specSuffix) {
      self.declarationsChanged(path) { $0?.update(path, tree) }
    } else if path.hasSuffix(".swift") {
      self.names?.updateSwift(path, tree)
    }
  }

  /// Has configurations and templates read anew where they are needed next.
  mutating func forgetConfigurations() {
    self.generation += 1
    self.configurations = ServerConfigurations(self.tree)
    self.foreignFindings = [:]
  }

  func document(_ uri: String) throws(ResponseError) -> Document {
    guard let document = self.documents[uri] else {
      throw ResponseError(.invalidParams, "'\(uri)' is not open")
    }
    return document
  }

  /// Takes over a document that was opened, or its new text.
  mutating func set(_ document: Document) {
    var document = document
    self.stamp += 1
    document.stamp = self.stamp
    self.documents[document.uri] = document
    self.tree[document.path] = document.lines.bytes
    if document.isSpec { self.declarationsChanged(document.path) { $0?.declare(document.file) } }
    self.textChanged(document)
  }

  mutating func close(_ document: Document) {
    self.documents[document.uri] = nil
    self.findings[document.uri] = nil
    self.classes[document.uri] = nil
    self.foreignFindings[document.uri] = nil
    self.tree[document.path] = nil
    self.outdated.remove(document.uri)
    let tree = self.tree
    if document.isSpec { self.declarationsChanged(document.path) { $0?.update(document.path, tree) } }
    self.textChanged(document)
  }

  /// A configuration counts as it is typed; without a client that tells of other changes they are looked for each time.
  private mutating func textChanged(_ document: Document) {
    if document.isConfiguration || document.isSpec && !self.client.watchesFiles {
      self.forgetConfigurations()
    }
  }

  /// The path of a document as messages show it.
  func shownPath(ofURI uri: String) -> String {
    filePath(ofURI: uri).map { relativePath($0, in: self.tree.workingFolder) } ?? uri
  }

  /// The URI of a file, as the client has it where the file is open.
  func uri(ofShown path: String) -> String {
    self.documents.values.first { $0.path == path }?.uri
      ?? fileURI(ofPath: absolute(path, in: self.tree.workingFolder))
  }
}

/// What lies beside the folder keeps its whole path, which a person finds sooner than one with many `..`.
private func relativePath(_ path: String, in folder: String) -> String {
  isBelow(path, folder) ? relative(path, to: folder) : path
}
