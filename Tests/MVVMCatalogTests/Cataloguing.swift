import MVVMConfiguration
import MVVMGenerator
import MVVMLint
import MVVMSource
import TestSupport
import Testing

@testable import MVVMCatalog

/// A catalogue of specs without mistakes, by path; the first folder of a path is the module.
func catalog(of specs: [String: String], style: String = "rxswift") -> Catalog {
  makeCatalog(of: catalogSpecs(specs, style: style), title: "Test")
}

func catalogSpecs(_ specs: [String: String], style: String = "rxswift") -> [CatalogSpec] {
  var configuration = Configuration()
  configuration.settings.style = style
  let settings = withStyles(of: style) { LintSettings(configuration.lint, styles: $0) }
  return specs.keys.sorted().compactMap { path in
    let file = SourceFile(path: path, text: specs[path] ?? "")
    let checked = withStyles(of: style) { check(file, configuration: configuration, styles: $0) }
    #expect(listing(checked.diagnostics) == "")
    let parts = path.split(separator: "/")
    return checked.value.map {
      CatalogSpec(
        $0,
        configuration: configuration,
        module: parts.count > 1 ? String(parts[0]) : nil,
        path: path,
        findings: lint($0, settings: settings, withFixes: false)
      )
    }
  }
}

func pageText(of catalog: Catalog, _ options: PageOptions = PageOptions(), overrides: [SourceFile] = [])
  -> String
{
  let page = page(of: catalog, options, overrides: overrides)
  #expect(listing(page.diagnostics) == "")
  return String(decoding: page.value ?? [], as: UTF8.self)
}

func spec(of name: String, dependingOn others: [String] = []) -> String {
  let dependencies = others.map { "    a\($0): any \($0)Type\n" }.joined()
  return """
    /// Shows something.
    viewmodel \(name) {
    \(others.isEmpty ? "" : "  dependencies {\n\(dependencies)  }\n")
      inputs {
        /// Call when it is tapped.
        tapped()
      }
    }
    """
}
