import MVVMCatalog
import MVVMFiles
import MVVMGenerator
import MVVMSource

extension Command {
  static var catalog: Command {
    Command(
      name: "catalog",
      summary: "Write a page that shows all view models",
      operands: "[PATH…]",
      operandValues: .specs,
      details: [
        """
        A PATH is a spec (*.mvvm) or a folder that is searched for specs, hidden folders left out; without one \
        the current folder is.
        """,
        """
        The page is one file, DIR/index.html, which needs no server and no network. The other formats are printed. \
        Templates in a folder 'catalog' of the configured templates are laid over those of the page. Specs with \
        errors are reported and left out.
        """,
      ],
      options: [.output, .format, .title, .sourceURL, .usage, .sources, .config],
      examples: [
        Example(line: "mvvmgen catalog --output Catalogue", meaning: "then open Catalogue/index.html"),
        Example(line: "mvvmgen catalog --usage --output Catalogue", meaning: "with what nobody uses"),
        Example(line: "mvvmgen catalog --format mermaid Sources", meaning: "the composition, for a README"),
        Example(line: "mvvmgen catalog --format json", meaning: "for tools of your own"),
      ],
      run: runCatalog
    )
  }
}

extension Option {
  fileprivate static let output = Option(
    name: "output",
    metavariable: "DIR",
    values: .folder,
    help: "Write the page to DIR/index.html."
  )
  fileprivate static let format = Option(
    name: "format",
    metavariable: "FORMAT",
    values: .words(CatalogFormat.allCases.map(\.rawValue)),
    help: "Write html (default), or print json, mermaid or dot."
  )
  fileprivate static let title = Option(
    name: "title",
    metavariable: "TEXT",
    help: "What stands on top of the page: 'View models' unless you say so."
  )
  fileprivate static let sourceURL = Option(
    name: "source-url",
    metavariable: "URL",
    help: "Link each spec to URL and its path, such as https://github.com/acme/app/blob/main/."
  )
}

extension Option {
  fileprivate static let usage = Option(
    name: "usage",
    help: "Mark what nobody uses; see 'mvvmgen usage'."
  )
}

/// The output formats of a catalogue.
private enum CatalogFormat: String, CaseIterable {
  case html
  case json
  case mermaid
  case dot
}

private func runCatalog(_ given: Arguments) throws(UsageError) -> ExitStatus {
  let format = given.value(.format, default: CatalogFormat.html)
  try given.checkForCatalog(format)
  return try withDisk { disk throws(UsageError) in
    var report = Report(.text)
    let workspace = try given.workspace(
      given.operands.isEmpty ? ["."] : given.operands,
      given.workspaceOptions,
      in: disk
    )
    report.add(workspace.diagnostics)
    let run = CatalogRun(workspace, in: disk, &report)
    let usage = given.has(.usage) ? report.usage(of: run.specs, below: given.usageFolders, in: disk) : nil
    let catalog = makeCatalog(
      of: run.shown,
      title: given[.title] ?? "View models",
      notShown: run.notShown,
      usage: usage
    )
    switch format {
    case .json: report.print(catalogJSON(catalog))
    case .mermaid: report.print(mermaid(catalog))
    case .dot: report.print(dot(catalog))
    case .html: try given.writePage(of: catalog, run.shown, workspace, disk, &report)
    }
    return report.finish()
  }
}

extension Arguments {
  fileprivate func checkForCatalog(_ format: CatalogFormat) throws(UsageError) {
    if self.operands.contains("") { throw self.wrong("a path is empty: write '.' for the current folder") }
    if self.operands.contains("-") { throw self.wrong("'-' is no project: name specs or folders") }
    if format == .html, self[.output] == nil {
      throw self.wrong("the page needs a folder: add '--output DIR'")
    }
    if format != .html, let option = [Option.output, .sourceURL].first(where: self.has) {
      throw self.wrong("'\(option.spelling)' goes with '--format html': \(format.rawValue) is printed")
    }
    if self.has(.sources), !self.has(.usage) {
      throw self.wrong("'--in' says where to look for what is used: add '--usage'")
    }
    if let url = self[.sourceURL], !isSafe(url) {
      throw self.wrong("'\(url)' is no address: begin with 'https://', 'http://', or a folder")
    }
  }

  fileprivate func writePage(
    of catalog: Catalog,
    _ specs: [CatalogSpec],
    _ workspace: Workspace,
    _ disk: Disk,
    _ report: inout Report
  ) throws(UsageError) {
    // What cannot be read may hold all that the page shows.
    if workspace.diagnostics.contains(where: { $0.severity == .error }) { return }
    let found = try self.configuration(ofSpec: self.operands.first ?? ".", self.workspaceOptions, in: disk)
    guard let project = found.value else { return }
    var options = PageOptions()
    options.sourceURL = self[.sourceURL].map { $0.hasSuffix("/") ? $0 : "\($0)/" }
    options.swift = CatalogSwift(catalog, specs, project.styles)
    guard let bytes = report.value(of: page(of: catalog, options, overrides: project.styles.catalogFiles))
    else {
      return
    }
    let path = join(tidy(self[.output] ?? ""), "index.html")
    guard report.write(bytes, to: path, in: disk, beginningWith: pageMark) else { return }
    report.say("\(printable(path)): \(counted(catalog.viewModels.count, "view model"))\n")
  }
}

/// Whether a link with this URL cannot run a script.
private func isSafe(_ url: String) -> Bool {
  let scheme = url.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
  let hasScheme = url.dropFirst(scheme.count).first == ":"
  return !hasScheme || ["http", "https", "file"].contains(scheme.lowercased())
}

extension Report {
  /// Writes a file, unless it has these contents already. A file that mvvmgen did not write is left alone. Returns
  /// `false` if an error was reported.
  ///
  /// - Parameter mark: A text among the first bytes by which a file of mvvmgen is recognized.
  fileprivate mutating func write(
    _ bytes: [UInt8],
    to path: String,
    in disk: Disk,
    beginningWith mark: String
  ) -> Bool {
    var old: FileContents?
    switch disk.read(path) {
    case .success(let contents):
      if contents.bytes == bytes { return true }
      guard String(decoding: contents.bytes.prefix(1000), as: UTF8.self).contains(mark) else {
        self.add([.notOurs(path, "move it away, or choose another folder")])
        return false
      }
      old = contents
    case .failure(.notFound): break
    case .failure(let error):
      self.add([.notWritable(path, error)])
      return false
    }
    deferSignals()
    var writer = Writer(disk)
    let change = FileChange(old == nil ? .create : .update, path, old: old, new: bytes)
    return self.carryOut(change, .write, &writer)
  }
}
