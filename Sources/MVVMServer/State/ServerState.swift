import MVVMFiles
import MVVMSource
import MVVMSwift

/// The state of the server: the client's texts, and the configurations that apply to them.
struct ServerState {
  var client = Client()
  var settings = Settings()
  /// The absolute paths of the folders that are open in the client.
  private(set) var folders: [String] = []
  private(set) var tree: OpenTexts
  /// The open documents, by URI.
  private(set) var documents: [String: Document] = [:]
  /// The configurations of the documents, each read once.
  var configurations: Configurations
  /// The findings in other files than the document that was checked, by the URI of that document.
  var foreignFindings: [String: [Diagnostic]] = [:]
  /// A number that changes whenever something other than a document's text may change its findings.
  var generation = 0 {
    didSet { (self.findings, self.classes) = ([:], [:]) }
  }
  /// The findings of documents, by URI, as far as they are known.
  var findings: [String: [Diagnostic]] = [:]
  /// The code generated from documents, by URI, as far as it is known; `nil` if a spec has errors.
  var classes: [String: SwiftCode?] = [:]
  /// The URIs of open specs whose findings may have changed because other files have changed.
  var outdated: Set<String> = []
  /// The names of the workspace; `nil` until they are needed.
  var names: WorkspaceNames?
  /// Whether files may have changed since the names were read.
  var namesAreOld = false
  var namesStamp = 0
  private(set) var stamp = 0

  init(_ tree: any FileTree) {
    self.tree = OpenTexts(tree, workingFolder: tree.workingFolder)
    self.configurations = Configurations(.ofServer, in: self.tree)
  }
}

extension ServerState {
  /// Sets the folders that are open in the client. Messages show paths relative to the first.
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

  /// Handles changes of files on disk; `nil` if any file may have changed.
  mutating func filesChanged(_ paths: [String]?) {
    guard let paths else {
      self.namesAreOld = true
      return self.forgetConfigurations()
    }
    for path in paths where !self.isHidden(path) {
      self.fileChanged(relativePath(path, in: self.tree.workingFolder))
    }
    if paths.contains(where: { !$0.hasSuffix(specSuffix) && !$0.hasSuffix(".swift") }) {
      self.forgetConfigurations()
    }
  }

  /// Returns whether an absolute path leads through a hidden folder of an open one, where specs are not searched for.
  private func isHidden(_ path: String) -> Bool {
    let folder = self.folders.filter { isBelow(path, $0) }.max { $0.utf8.count < $1.utf8.count } ?? ""
    return parts(of: relative(path, to: folder)).contains { $0.utf8.first == Byte.dot }
  }

  private mutating func fileChanged(_ path: String) {
    let tree = self.tree
    if path.hasSuffix(specSuffix) {
      self.declarationsChanged(path) { $0?.update(path, tree) }
    } else if path.hasSuffix(".swift") {
      self.names?.updateSwift(path, tree)
    }
  }

  /// Discards configurations and templates, so that they are read again when they are needed.
  mutating func forgetConfigurations() {
    self.generation += 1
    self.configurations = Configurations(.ofServer, in: self.tree)
    self.foreignFindings = [:]
  }

  func document(_ uri: String) throws(ResponseError) -> Document {
    guard let document = self.documents[uri]
    else { throw ResponseError(.invalidParams, "'\(uri)' is not open") }
    return document
  }

  /// Stores an opened document or its new text.
  mutating func set(_ document: Document) {
    var document = document
    self.stamp += 1
    document.stamp = self.stamp
    self.documents[document.uri] = document
    self.findings[document.uri] = nil
    self.classes[document.uri] = nil
    self.tree[document.path] = document.lines.bytes
    if document.isSpecFile { self.declarationsChanged(document.path) { $0?.declare(document.file) } }
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
    if document.isSpecFile { self.declarationsChanged(document.path) { $0?.update(document.path, tree) } }
    self.textChanged(document)
  }

  /// Handles a change of a text. Changes of a configuration apply while it is typed. If the client does not
  /// report changes on disk, configurations are read again after each change of a spec.
  private mutating func textChanged(_ document: Document) {
    if document.isConfiguration || document.isSpec && !self.client.watchesFiles {
      self.forgetConfigurations()
    }
  }

  /// Returns a file as a document, whether or not it is open in the client.
  func document(of file: SourceFile) -> Document {
    let uri = self.uri(ofShown: file.path)
    let lines = TextLines(file.bytes, self.client.encoding)
    return Document(uri: uri, path: file.path, version: self.documents[uri]?.version, lines: lines)
  }

  /// The path of a document as messages show it.
  func shownPath(ofURI uri: String) -> String {
    filePath(ofURI: uri).map { relativePath($0, in: self.tree.workingFolder) } ?? uri
  }

  /// The URI of a file: the client's own if the file is open.
  func uri(ofShown path: String) -> String {
    self.documents.values.first { $0.path == path }?.uri
      ?? fileURI(ofPath: absolute(path, in: self.tree.workingFolder))
  }
}

/// Returns a path relative to a folder. A path outside the folder stays absolute, since it is easier to find
/// than one with many `..`.
func relativePath(_ path: String, in folder: String) -> String {
  isIn(path, folder) ? relative(path, to: folder) : path
}
