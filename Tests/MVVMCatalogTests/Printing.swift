import MVVMCatalog
import MVVMConfiguration
import MVVMGenerator
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

/// The JSON of a spec without mistakes.
func json(
  of file: SourceFile,
  in style: String = "rxswift",
  _ styles: StyleLibrary = StyleLibrary(),
  changing change: (inout Configuration) -> Void = { _ in }
) -> JSON? {
  var configuration = Configuration()
  configuration.settings.style = style
  change(&configuration)
  let checked = check(file, configuration: configuration, styles: styles)
  #expect(listing(checked.diagnostics) == "")
  return checked.value.map { specJSON($0, configuration, module: nil, path: file.path) }
}

/// The JSON of what a view model declares in one section, from its first member on.
func value(of spec: String, in style: String = "rxswift") throws -> JSONValue {
  let text = try #require(json(of: SourceFile(path: "X.mvvm", text: spec), in: style)).text
  let value = try #require(parseJSON(SourceFile(path: "", text: text)).value)
  return try #require(value["viewModels"]?.array?.first)
}

extension JSONValue {
  /// The members of a facet of a view model.
  func members(of facet: Int) -> [JSONValue] { self["facets"]?.array?[facet]["members"]?.array ?? [] }

  /// The strings of keys, `null` for what is none.
  func words(_ keys: String...) -> String { keys.map { self[$0]?.string ?? "null" }.joined(separator: " ") }
}
