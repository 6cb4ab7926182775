import MVVMSource

/// A configuration file. It is parsed only once.
package struct ConfigurationFile: Sendable {
  package let file: SourceFile
  private let json: Diagnosed<JSONValue>

  package init(_ file: SourceFile) {
    self.file = file
    self.json = parseJSON(file)
  }

  /// The object of all keys; `nil` if the file is not JSON.
  var root: JSONValue? { self.json.value }

  /// The style that the file sets for all view models.
  package var style: String? { self.root?["style"]?.string }

  /// Returns the place of a key of the file, such as `tests.folder`, or else that of the same key in an override.
  package func place(ofKey path: String) -> SourceRange? {
    let values = self.settings.compactMap { object in
      path.split(separator: ".").reduce(Optional(object)) { $0?[String($1)] }
    }
    return values.first.map { SourceRange(self.file, $0.range) }
  }

  /// The templates folder that the file names, and the place of that name; `nil` if it names none, or if the
  /// value is wrong. The styles depend on it, so it is read first.
  package var templatesFolder: (path: String, place: SourceRange)? {
    guard let value = self.json.value?["templates"], let path = value.string else { return nil }
    return (path, SourceRange(self.file, value.range))
  }

  /// The patterns to exclude from searches, even if the file has mistakes elsewhere.
  package var exclude: [String] { self.json.value?["exclude"]?.array?.compactMap(\.string) ?? [] }

  /// Returns the configuration in the file, with every mistake in it. A part with a mistake keeps its default.
  ///
  /// - Parameters:
  ///   - styleNames: The existing styles, including those in the file's own `templates` folder.
  ///   - sheetNames: The templates in that folder.
  ///   - ruleNames: The rules whose level the file may set; `nil` for a program that has no rules and so checks none.
  ///   - module: The module to use instead of the file's.
  package func configuration(
    styleNames: [String],
    sheetNames: [String] = [],
    ruleNames: (() -> [String])? = nil,
    module: String? = nil
  ) -> Diagnosed<Configuration> {
    guard let value = self.json.value else { return Diagnosed(nil, self.json.diagnostics) }
    let problems = ConfigurationProblems(
      file: self.file,
      styleNames: styleNames,
      sheetNames: sheetNames,
      ruleNames: ruleNames
    )
    var configuration = Configuration()
    var keys = KeyReader(value, problems)
    configuration.read(&keys)
    var found = keys.finish()
    configuration.module = module ?? configuration.module
    reportNamingClashes(of: configuration, in: value, &found)
    let lacksModule = configuration.module == nil && value["module"] == nil
    if lacksModule, let folder = value["tests"]?["folder"], folder.string != nil {
      let message = "tests import the module of the view models: add \"module\": \"…\""
      found.report(.configInvalidValue, message, at: folder.range)
    }
    return Diagnosed(configuration, self.json.diagnostics + found.diagnostics).inOrder()
  }

  /// Returns an error at a key of `tests`; `nil` if the file does not have the key.
  package func problem(atTestKey key: String, _ message: String) -> Diagnostic? {
    self.json.value?["tests"]?[key].map {
      Diagnostic(.configInvalidValue, message, at: SourceRange(self.file, $0.range))
    }
  }

  /// The settings for some view models.
  package var overrides: [JSONValue] { self.json.value?["overrides"]?.array ?? [] }

  /// The objects with settings of view models: the whole file, and each override.
  private var settings: [JSONValue] { (self.json.value.map { [$0] } ?? []) + self.overrides }

  /// Returns an error at the first `observed` that has an effect; `nil` if none has.
  package func problem(atObserved message: String) -> Diagnostic? {
    let values = self.settings.compactMap { $0["observed"] }
    return values.first { $0.string != Configuration.Observed.off.rawValue }.map {
      Diagnostic(.configInvalidValue, message, at: SourceRange(self.file, $0.range))
    }
  }

  /// Returns the last place where the file names a style, which may be in an override; `nil` if it does not.
  package func place(ofStyle name: String) -> SourceRange? {
    self.settings.compactMap { $0["style"] }.last { $0.string == name }.map {
      SourceRange(self.file, $0.range)
    }
  }

  /// A note at the first file name in the configuration, which a build plugin ignores; `nil` if it sets none.
  package var ignoredFileName: Diagnostic? {
    for naming in self.settings.compactMap({ $0["naming"] }) {
      for key in NamingKey.files {
        guard let range = naming[key.rawValue]?.range else { continue }
        let message = "'\(key.rawValue)' has no effect here: the build plugin names files itself"
        return Diagnostic(.fileNameIgnored, message, at: SourceRange(self.file, range), severity: .note)
      }
    }
    return nil
  }
}
