import MVVMCatalog
import MVVMConfiguration
import MVVMFiles
import MVVMLint
import MVVMProject
import MVVMSource
import MVVMStyles

enum CatalogCommand: Command {
  static let name = "catalog"
  static let summary = "Write a page that shows all view models"
  static let operands = Operands.specs
  static let details = [
    Operands.specPath,
    """
    The page is one file, DIR/index.html, which needs no server and no network. The other formats are printed. \
    Templates in a folder 'catalog' of the configured templates are laid over those of the page. Specs with \
    errors are reported and left out.
    """,
  ]
  static let options: [Option] = [.output, .format, .title, .sourceURL, .usage, .sources, .config]
  static let examples: KeyValuePairs = [
    "mvvmgen catalog --output Catalogue": "then open Catalogue/index.html",
    "mvvmgen catalog --usage --output Catalogue": "with what nobody uses",
    "mvvmgen catalog --format mermaid Sources": "the composition, for a README",
    "mvvmgen catalog --format json": "for tools of your own",
  ]

  static func run(_ arguments: Arguments, in environment: Environment) throws(RunError) -> ExitStatus {
    let paths = try arguments.paths(hyphen: noProject)
    let format = arguments.value(.format, default: CatalogFormat.html)
    try arguments.checkForCatalog(format)
    let disk = try environment.existingDisk()
    var report = Report(.text, in: environment)
    let specs = ReadSpecs(try arguments.workspace(paths, in: disk), in: disk)
    report.add(specs.diagnostics)
    if specs.workspace.specs.isEmpty {
      report.summarize(nil)
      if format == .html { return report.finish() }
    }
    let shown = specs.shown(in: disk)
    let usage = arguments.has(.usage) ? report.value(of: arguments.usage(of: specs, in: disk)) : nil
    let title = arguments[.title] ?? "View models"
    let catalog = makeCatalog(of: shown, title: title, notShown: specs.others, usage: usage?.findings)
    switch format {
    case .json: report.print(document: catalogJSON(catalog))
    case .mermaid: report.print(document: mermaid(catalog))
    // A path that cannot be read may contain everything that the page shows.
    case .html where !specs.workspace.diagnostics.contains { $0.severity == .error }:
      let path = (try? disk.kind(paths[0]).get()) == .folder ? "\(paths[0])/" : paths[0]
      let found = try arguments.configuration(ofSpec: path, in: disk)
      if let styles = found.value?.styles {
        arguments.writePage(of: catalog, specs: shown, styles: styles, on: disk, &report)
      }
    case .html: break
    }
    return report.finish()
  }
}

extension Option {
  fileprivate static let output = Option(
    "--output DIR",
    .paths(.folders),
    help: "Write the page to DIR/index.html."
  )
  fileprivate static let format = Option(
    "--format FORMAT",
    .words(of: CatalogFormat.self),
    help: "Write html (default), or print json or mermaid."
  )
  fileprivate static let title = Option(
    "--title TEXT",
    help: "The title of the page (default: View models)."
  )
  fileprivate static let sourceURL = Option(
    "--source-url URL",
    help: "Link each spec to URL and its path, such as https://github.com/acme/app/blob/main/."
  )
  fileprivate static let usage = Option("--usage", help: "Mark what nobody uses; see 'mvvmgen usage'.")
}

private enum CatalogFormat: String, CaseIterable {
  case html, json, mermaid
}

extension Arguments {
  fileprivate func checkForCatalog(_ format: CatalogFormat) throws(RunError) {
    if format == .html, self[.output] == nil {
      throw self.wrong("the page needs a folder: add '--output DIR'")
    }
    if format != .html {
      try self.reject([.output, .sourceURL]) {
        "'\($0)' goes with '--format html': \(format.rawValue) is printed"
      }
    }
    if self.has(.sources), !self.has(.usage) {
      throw self.wrong("'--in' says where to look for what is used: add '--usage'")
    }
    if let url = self[.sourceURL], !isSafe(url) {
      throw self.wrong("'\(url)' is not an address: begin with 'https://', 'http://', or a folder")
    }
  }

  fileprivate func writePage(
    of catalog: Catalog,
    specs: [CatalogSpec],
    styles: StyleLibrary,
    on disk: Disk,
    _ report: inout Report
  ) {
    var options = PageOptions()
    options.sourceURL = self[.sourceURL].map { $0.hasSuffix("/") ? $0 : "\($0)/" }
    options.swift = protocols(of: catalog, specs, styles)
    let path = join(tidy(self[.output] ?? ""), "index.html")
    let made = page(of: catalog, options, overrides: styles.catalogFiles)
    guard let needed = report.value(of: made.correct().flatMap { pageChange(path, to: $0, in: disk) })
    else { return }
    report.environment.deferSignals()
    if case .change(let change) = needed {
      var writer = Writer(disk)
      if !report.apply(change, mode: .write, writer: &writer) { return }
    }
    report.inform("\(path): \(counted(catalog.viewModels.count, "view model"))\n")
  }
}

/// Returns whether a link with this URL cannot run a script.
private func isSafe(_ url: String) -> Bool {
  let scheme = url.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
  let hasScheme = url.dropFirst(scheme.count).first == ":"
  return !hasScheme || ["http", "https", "file"].contains(scheme.lowercased())
}

/// Returns the change that writes the page. A file that mvvmgen did not write is left alone.
private func pageChange(_ path: String, to bytes: [UInt8], in disk: Disk) -> Diagnosed<NeededChange> {
  neededChange(at: path, to: bytes, in: disk) { old in
    let isPage = String(decoding: old.prefix(1000), as: UTF8.self).contains(pageMark)
    return isPage ? nil : "move it away, or choose another folder"
  }
}

extension ReadSpecs {
  /// Returns the specs for the catalogue, with the lint findings in each.
  fileprivate func shown(in disk: Disk) -> [CatalogSpec] {
    let modules = self.workspace.modules(in: disk)
    let settings = self.workspace.configurations.map { project in
      LintSettings((project.configuration ?? Configuration()).lint, styles: project.styles)
    }
    return self.correct.map { spec in
      let own = settings[self.workspace.folders[spec.place.folder].configuration]
      return CatalogSpec(
        spec.checked,
        configuration: spec.configuration,
        module: modules[spec.place.folder],
        path: spec.path,
        findings: lint(spec.checked, settings: own, withFixes: false)
      )
    }
  }
}
