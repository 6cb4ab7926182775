import MVVMModel

/// The contents of `mvvmgen.json`, with defaults for all absent keys.
package struct Configuration: Sendable {
  /// The settings of every view model that no override names.
  package var settings = ViewModelSettings()
  /// Lines that are written as comments below the generated header.
  package var header: [String] = []
  /// The folder for generated files, relative to the configuration file; `nil` to write them next to each spec.
  package var output: String?
  /// The paths that commands skip when they search folders, relative to the configuration file. `*` matches any text.
  package var exclude: [String] = []
  /// The module that generated tests import.
  package var module: String?
  /// The highest access level to write before the style's imports; `nil` for none.
  package var importAccess: Access?
  /// Whether the library's types are always written with their modules.
  package var qualifyTypes = false
  package var tests = Tests()
  package var lint = Lint()
  /// Breaking changes to ignore: `X`, `X.tapped(row:)`, `X.isLoading`, `X.init`.
  package var acceptedChanges: [String] = []
  package var format = Format()
  /// The folder of templates that overlay the bundled ones, relative to the configuration file.
  package var templates: String?
  package var overrides: Overrides = []

  package init() {}
}

extension Configuration {
  /// The way in which the protocol of a view model exposes its facets.
  package enum TypeProtocol: String, CaseIterable, Sendable {
    /// As usual in the style.
    case auto
    /// Through the properties `inputs` and `outputs`.
    case members
    /// By inheriting from the protocols of the facets.
    case inherits
    /// Not at all: the protocol does not exist.
    case none
  }

  /// The actor that view models are isolated to, in addition to attributes in their specs.
  package enum Isolation: String, CaseIterable, Sendable {
    case nonisolated
    case mainActor = "MainActor"
  }

  /// The way in which SwiftUI views observe a view model in styles that only notify subscribers.
  package enum Observed: String, CaseIterable, Sendable {
    case off
    /// Through the Observation framework, from iOS 17 on.
    case observation
    /// Through an `ObservableObject`.
    case combine
  }

  /// The place where mocks are generated.
  package enum Mocks: String, CaseIterable, Sendable {
    case off
    case sources
    /// Like `sources`, but only in a build that defines `DEBUG`.
    case debug
    case tests

    /// Whether mocks are in the module of the classes.
    package var isInSources: Bool { self == .sources || self == .debug }
  }

  /// The tests to generate and their folder.
  package struct Tests: Sendable {
    /// The framework of generated tests.
    package enum Framework: String, CaseIterable, Sendable {
      /// The style's own framework.
      case auto
      case xctest
      case swiftTesting = "swift-testing"
      case off
    }

    package var framework = Framework.auto
    /// The folder for test cases, relative to the configuration file; `nil` for no test cases.
    package var folder: String?
    /// Whether the tests of the module have `grabLatestValue`.
    package var grabLatestValue = false
    /// The class that test cases for XCTest inherit from; `nil` for `XCTestCase` itself.
    package var baseClass: String?
    /// The modules that test cases import in addition to their own.
    package var imports: [String] = []
    /// The generic type of the observers; `nil` for ours.
    package var observer: String?
    /// The name of the clock that all observers share; `nil` if each has its own.
    package var scheduler: String?
  }

  /// The severity of the lint rules, and additions to their built-in lists.
  package struct Lint: Sendable {
    /// The level of each rule that does not have its default level, by the rule's identifier.
    package var rules: [(name: String, level: LintLevel)] = []
    /// Types that an output may carry as a whole. `*Row` means all types that end in `Row`.
    package var allowedTypes: [String] = []
    package var commandVerbs: [String] = []
    package var statusWords: [String] = []
    package var maximumMembers = 25
  }

  /// The format of specs and generated code. Generated code is always indented by 2 spaces.
  package struct Format: Equatable, Sendable {
    /// The indentation of one level.
    package enum Indent: Equatable, Sendable {
      /// From 1 to 8 spaces.
      case spaces(Int)
      case tab
    }

    /// The order of the members in a section.
    package enum Order: String, CaseIterable, Sendable {
      case alphabetical
      /// As written, for example by topic.
      case source
    }

    package var indent: Indent
    /// The maximum length of a line, in columns.
    package var width: Int
    package var order = Order.alphabetical

    package init(indent: Indent = .spaces(2), width: Int = 110) {
      self.indent = indent
      self.width = width
    }
  }
}
