import MVVMSource

extension Configuration {
  /// Reads every key of `mvvmgen.json`, in the order of the documentation.
  mutating func read(_ keys: inout KeyReader) {
    // Only editors use this key.
    _ = keys.string("$schema", "Where this schema is, for editors.")
    var settings = Override(viewModels: [])
    settings.read(&keys, defaults: self.settings)
    self.settings.apply(settings)
    self.header = keys.headerLines() ?? self.header
    self.output = keys.folder(
      "output",
      "The folder of generated files, relative to this file; null for beside each spec."
    )
    self.module =
      keys.name("module", "The module of the view models, which generated tests import.", of: "a module")
    self.importAccess = keys.choiceOrNull(
      "importAccess",
      "The access written before the style's imports where view models show their types to other modules, for "
        + "packages with InternalImportsByDefault: as much as the view models have, and no more than this. Null for none."
    )
    self.qualifyTypes =
      keys.flag(
        "qualifyTypes",
        "Whether the library's types are named with their modules in every file, as in RxCocoa.Signal: for an app that "
          + "has types of these names. Without it they are where a spec names one, or imports a module that has one.",
        default: self.qualifyTypes
      ) ?? self.qualifyTypes
    keys.object("tests", "Generated test cases.") { self.tests.read(&$0) }
    keys.object("lint", "What the linter reports.") { self.lint.read(&$0) }
    keys.object("diff", "The interface diff.") { keys in
      let about =
        "What may change as it likes: a view model X, a member X.tapped(row:) or X.isLoading, an initializer X.init."
      self.acceptedChanges = keys.strings("accepted", about) ?? self.acceptedChanges
    }
    keys.object("format", "The layout of specs and of generated text.") { self.format.read(&$0) }
    // What 'lint.rules' says of the rule comes behind, and so counts.
    if self.format.order == .source {
      self.lint.rules.insert((DiagnosticIdentifier.alphabeticalOrder.rawValue, .off), at: 0)
    }
    self.templates = keys.folder(
      "templates",
      "A folder of templates laid over the bundled ones, relative to this file; null for none."
    )
    keys.objects("overrides", "Settings for some view models; later entries win.") { keys, entry in
      var override = Override(viewModels: keys.viewModelPatterns(of: entry) ?? [])
      override.read(&keys, defaults: nil)
      self.overrides += [override]
    }
  }
}

extension Configuration.Override {
  /// Reads the keys that both the file and the entries of `overrides` have.
  ///
  /// - Parameter defaults: The defaults to document; `nil` in an override, which has none.
  fileprivate mutating func read(_ keys: inout KeyReader, defaults: Configuration.ViewModelSettings?) {
    self.style = keys.style(default: defaults?.style)
    self.access = keys.choice(
      "access",
      "Who may use a generated protocol or class whose spec does not say.",
      default: defaults?.access
    )
    self.naming = keys.naming(isOverride: defaults == nil)
    self.typeProtocol = keys.choice(
      "typeProtocol",
      "How the view model's protocol offers inputs and outputs: as properties, by inheriting from their protocols, "
        + "or there is none.",
      default: defaults?.typeProtocol
    )
    self.hotOutputs = keys.flag(
      "hotOutputs",
      "Whether what the logic puts out is shared among its subscribers.",
      default: defaults?.hotOutputs
    )
    self.mocks = keys.choice(
      "mocks",
      "Whether mocks are generated, and where: with the sources, with them inside #if DEBUG, or with the tests.",
      default: defaults?.mocks
    )
    self.bindings = keys.flag(
      "bindings",
      "Whether each view model has a bind that takes a closure for each output, so that the compiler finds what a view "
        + "does not show.",
      default: defaults?.bindings
    )
    self.observed = keys.choice(
      "observed",
      "Whether each view model that has a bind has an object that SwiftUI observes, too, which keeps what it shows: by "
        + "Observation, from iOS 17 on, or as an ObservableObject of Combine. Not in observation.",
      default: defaults?.observed
    )
    self.isolation = keys.choice(
      "isolation",
      "What view models are isolated to: MainActor is as if each spec said @MainActor. Without effect in observation.",
      default: defaults?.isolation
    )
  }
}

extension Configuration.Tests {
  fileprivate mutating func read(_ keys: inout KeyReader) {
    self.framework =
      keys.choice(
        "framework",
        "What test cases are written for; auto is the style's own.",
        default: self.framework
      ) ?? self.framework
    self.folder = keys.folder(
      "folder",
      "The folder of test cases, relative to this file; null for none. Below it the tree below the folder named "
        + "like 'module' is mirrored."
    )
    self.grabLatestValue =
      keys.flag(
        "grabLatestValue",
        "Whether tests have grabLatestValue(output, duration:), in RxSwift by RxBlocking. In Observation a state is read "
          + "as it is.",
        default: self.grabLatestValue
      ) ?? self.grabLatestValue
    self.baseClass = keys.name(
      "baseClass",
      "The class that test cases for XCTest inherit from, set up before the view model is made; null for XCTestCase.",
      of: "a class",
      isQualified: true
    )
    self.imports =
      keys.moduleNames("imports", "The modules of these types, which test cases and new tests import.")
      ?? self.imports
    self.observer = keys.name(
      "observer",
      "A generic type with init(), values and observe(_:) that test cases observe outputs by; null for the style's own.",
      of: "a type",
      isQualified: true
    )
    self.scheduler = keys.name(
      "scheduler",
      "The name of one clock for all observers of a test case, in the RxSwift styles: the baseClass has it, or else the "
        + "test case. Null for a clock each.",
      of: "a property"
    )
  }
}

extension Configuration.Lint {
  fileprivate mutating func read(_ keys: inout KeyReader) {
    self.rules = keys.ruleLevels() ?? self.rules
    self.allowedTypes =
      keys.strings(
        "allowedTypes",
        "Types that an output may carry whole, beside the built-in ones; \"*Row\" stands for all that end in Row."
      ) ?? self.allowedTypes
    self.commandVerbs =
      keys.strings("commandVerbs", "Verbs with which no input begins, beside the built-in ones.")
      ?? self.commandVerbs
    self.statusWords =
      keys.strings("statusWords", "Words that tell what a view shows, beside the built-in ones.")
      ?? self.statusWords
    self.maximumMembers =
      keys.integer(
        "maximumMembers",
        "The most members that a view model has.",
        in: 1...10_000,
        default: self.maximumMembers
      ) ?? self.maximumMembers
  }
}

extension Configuration.Format {
  fileprivate mutating func read(_ keys: inout KeyReader) {
    self.indent = keys.indent() ?? self.indent
    self.width =
      keys.integer("width", "The longest line, in columns.", in: 40...1_000, default: self.width)
      ?? self.width
    self.order =
      keys.choice(
        "order",
        "The order of inputs, outputs and errors; source keeps that of the spec, and lint does not mind then.",
        default: self.order
      ) ?? self.order
  }
}
