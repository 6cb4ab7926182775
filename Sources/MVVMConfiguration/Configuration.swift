import MVVMModel

/// The contents of `mvvmgen.json`, with the default for every key that it leaves out.
package struct Configuration: Sendable {
  /// The settings of every view model that no override names.
  package var settings = ViewModelSettings()
  /// Lines that are written as comments below the generated header.
  package var header: [String] = []
  /// The folder for generated files, relative to the configuration file; `nil` to write them beside each spec.
  package var output: String?
  /// The paths that commands skip when they search folders, relative to the configuration file. `*` matches any text.
  package var exclude: [String] = []
  /// The module that generated tests import.
  package var module: String?
  /// The highest access that is written before the style's imports; `nil` for none.
  package var importAccess: Access?
  /// Whether the library's types are always written with their modules.
  package var qualifyTypes = false
  package var tests = Tests()
  package var lint = Lint()
  /// What the comparison of interfaces lets change freely: `X`, `X.tapped(row:)`, `X.isLoading`, `X.init`.
  package var acceptedChanges: [String] = []
  package var format = Format()
  /// The folder of templates that overlay the bundled ones, relative to the configuration file.
  package var templates: String?
  package var overrides: Overrides = []

  package init() {}
}

extension Configuration {
  /// How the protocol of a view model offers its facets.
  package enum TypeProtocol: String, CaseIterable, Sendable {
    /// As is usual in the style.
    case auto
    /// As the properties `inputs` and `outputs`.
    case members
    /// By inheriting from the protocols of the facets.
    case inherits
    /// Not at all: there is no such protocol.
    case none
  }

  /// The actor that view models are isolated to, beside what their specs say.
  package enum Isolation: String, CaseIterable, Sendable {
    case nonisolated
    case mainActor = "MainActor"
  }

  /// How views of SwiftUI are told of what a view model shows, in a style that tells only those who subscribe.
  package enum Observed: String, CaseIterable, Sendable {
    case off
    /// By tracking, from iOS 17 on.
    case observation
    /// By an `ObservableObject`.
    case combine
  }

  /// Where mocks are generated.
  package enum Mocks: String, CaseIterable, Sendable {
    case off
    case sources
    /// As `sources`, but only in a build that defines `DEBUG`.
    case debug
    case tests

    /// Whether mocks are in the module of the classes.
    package var isInSources: Bool { self == .sources || self == .debug }
  }

  /// Which tests are generated, and where they go.
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
    /// The modules that test cases import besides their own.
    package var imports: [String] = []
    /// The generic type of the observers; `nil` for ours.
    package var observer: String?
    /// The name of the clock that all observers share; `nil` for one each.
    package var scheduler: String?
  }

  /// How strict the lint rules are, and what they allow in addition to what is built in.
  package struct Lint: Sendable {
    /// The level of each rule that does not have its default level, by the rule's identifier.
    package var rules: [(name: String, level: LintLevel)] = []
    /// Types that an output may carry whole. `*Row` stands for all types that end in `Row`.
    package var allowedTypes: [String] = []
    package var commandVerbs: [String] = []
    package var statusWords: [String] = []
    package var maximumMembers = 25
  }

  /// How specs and generated code are formatted. For now, generated code is always indented by two spaces.
  package struct Format: Equatable, Sendable {
    /// The indentation of one level.
    package enum Indent: Equatable, Sendable {
      /// From 1 to 8 spaces.
      case spaces(Int)
      case tab
    }

    /// How the members of a section are ordered.
    package enum Order: String, CaseIterable, Sendable {
      case alphabetical
      /// As they are written, such as by topic.
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
