import MVVMSource

extension Configuration {
  /// Reads every key of `mvvmgen.json`, in the order of the documentation.
  mutating func read(_ keys: inout KeyReader) {
    // Only editors use this key.
    _ = keys.value("$schema", "The place of this schema, for editors.", as: .string)
    var settings = Override(viewModels: [])
    settings.read(&keys)
    self.settings.apply(settings)
    keys.read("header", as: .lines, into: &self.header) {
      "Lines put as comments under the generated header."
    }
    keys.read("output", as: .folder, into: &self.output) {
      "The folder of generated files, relative to this file; null to write them next to each spec."
    }
    keys.read("exclude", as: .searchedPaths, into: &self.exclude) {
      "Paths that commands skip when they search folders, relative to this file; * matches any text, slashes included."
    }
    keys.read("module", as: .name(of: "a module"), into: &self.module) {
      "The module of the view models, which generated tests import."
    }
    keys.read("importAccess", as: .wordOrNull(), into: &self.importAccess) {
      "The access written before the style's imports where view models show their types to other modules, for "
        + "packages with InternalImportsByDefault: as much as the view models have, and no more than this. Null for none."
    }
    keys.read("qualifyTypes", as: .flag, into: &self.qualifyTypes) {
      "Whether the library's types are named with their modules in every file, as in RxCocoa.Signal: for an app that "
        + "has types of these names. Without it they are where a spec names one, or imports a module that has one."
    }
    keys.object("tests", "Generated test cases.") { self.tests.read(&$0) }
    keys.object("lint", "The findings of the linter.") { self.lint.read(&$0) }
    keys.object("diff", "The interface diff.") { keys in
      keys.read("accepted", as: .strings, into: &self.acceptedChanges) {
        "Breaking changes to ignore: a view model X, a member X.tapped(row:) or X.isLoading, an initializer X.init."
      }
    }
    keys.object("format", "The layout of specs and of generated text.") { self.format.read(&$0) }
    // A level in 'lint.rules' comes later in the list, and so it wins.
    if self.format.order == .source {
      self.lint.rules.insert((DiagnosticIdentifier.alphabeticalOrder.rawValue, .off), at: 0)
    }
    keys.read("templates", as: .folder, into: &self.templates) {
      "A folder of templates laid over the bundled ones, relative to this file; null for none."
    }
    keys.objects("overrides", "Settings for some view models; later entries win.") { keys, entry in
      var override = Override(viewModels: keys.viewModels(of: entry) ?? [])
      override.read(&keys)
      self.overrides += [override]
    }
  }
}

extension KeyReader {
  /// Reads the names of the view models that an entry of `overrides` is for.
  fileprivate mutating func viewModels(of entry: JSONValue?) -> [String]? {
    if let entry, entry.object != nil, entry["viewModels"] == nil {
      let message = "an override names its view models: write \"viewModels\": [\"…\"]"
      let brace = entry.range.lowerBound..<entry.range.lowerBound + 1
      self.problems.report(.configInvalidValue, message, at: brace)
    }
    return self.value("viewModels", "Names of view models, in which * means any text.", as: .viewModels)
  }
}

extension Configuration.Tests {
  fileprivate mutating func read(_ keys: inout KeyReader) {
    keys.read("framework", as: .word, into: &self.framework) {
      "The framework of test cases; auto is that of the style."
    }
    keys.read("folder", as: .folder, into: &self.folder) {
      "The folder of test cases, relative to this file; null for none. Below it the tree below the folder named "
        + "like 'module' is mirrored."
    }
    keys.read("grabLatestValue", as: .flag, into: &self.grabLatestValue) {
      "Whether tests have grabLatestValue(output, duration:), in RxSwift by RxBlocking. In the styles for SwiftUI a "
        + "state is read as it is."
    }
    keys.read("baseClass", as: .name(of: "a class", isQualified: true), into: &self.baseClass) {
      "The class that test cases for XCTest inherit from, set up before the view model is made; null for XCTestCase."
    }
    keys.read("imports", as: .moduleNames, into: &self.imports) {
      "The modules of these types, which test cases and new tests import."
    }
    keys.read("observer", as: .name(of: "a type", isQualified: true), into: &self.observer) {
      "A generic type with init(), values and observe(_:) that test cases observe outputs by; null for the style's own."
    }
    keys.read("scheduler", as: .name(of: "a property"), into: &self.scheduler) {
      "The name of one clock for all observers of a test case, in the RxSwift styles: the baseClass has it, or else the "
        + "test case. Null for 'scheduler', or with a baseClass for a clock each."
    }
  }
}

extension Configuration.Lint {
  fileprivate mutating func read(_ keys: inout KeyReader) {
    keys.read("rules", as: .ruleLevels, into: &self.rules) {
      "The level of each rule; a rule that is absent has its own."
    }
    keys.read("allowedTypes", as: .strings, into: &self.allowedTypes) {
      "Types that an output may carry as a whole, in addition to the built-in ones; \"*Row\" means all that end in Row."
    }
    keys.read("commandVerbs", as: .strings, into: &self.commandVerbs) {
      "Verbs that inputs must not begin with, in addition to the built-in ones."
    }
    keys.read("statusWords", as: .strings, into: &self.statusWords) {
      "Words that describe the view's appearance, in addition to the built-in ones."
    }
    keys.read("maximumMembers", as: .integer(in: 1...10_000), into: &self.maximumMembers) {
      "The most members that a view model has."
    }
  }
}

extension Configuration.Format {
  fileprivate mutating func read(_ keys: inout KeyReader) {
    keys.read("indent", as: .indent, into: &self.indent) {
      "Columns of one level of a spec, or tab. Generated code is always indented by 2 spaces."
    }
    keys.read("width", as: .integer(in: 40...1_000), into: &self.width) { "The longest line, in columns." }
    keys.read("order", as: .word, into: &self.order) {
      "The order of inputs, outputs and errors; source keeps that of the spec, and lint does not mind then."
    }
  }
}
