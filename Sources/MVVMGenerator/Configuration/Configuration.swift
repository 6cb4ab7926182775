import MVVMModel

/// The contents of `mvvmgen.json`, with the default for every key that it leaves out.
public struct Configuration: Sendable {
  /// The settings of every view model that no override names.
  public var settings = ViewModelSettings()
  /// Lines that are written as comments below the generated header.
  public var header: [String] = []
  /// The folder for generated files, relative to the configuration file; `nil` to write them beside each spec.
  public var output: String?
  /// The module that generated tests import.
  public var module: String?
  /// The highest access that is written before the style's imports; `nil` for none.
  public var importAccess: Access?
  /// Whether the library's types are always written with their modules.
  public var qualifyTypes = false
  public var tests = Tests()
  public var lint = Lint()
  public var diff = Diff()
  public var format = Format()
  /// The folder of templates that overlay the bundled ones, relative to the configuration file.
  public var templates: String?
  public var overrides: [Override] = []

  public init() {}
}

extension Configuration {
  /// The settings that may differ between view models.
  public struct ViewModelSettings: Equatable, Sendable {
    public var style = "rxswift"
    public var access = Access.internal
    public var naming = Naming()
    public var typeProtocol = TypeProtocol.members
    public var hotOutputs = true
    public var mocks = Mocks.off
    public var bindings = false

    public init() {}
  }

  /// How the protocol of a view model offers its facets.
  public enum TypeProtocol: String, CaseIterable, Sendable {
    /// As the properties `inputs` and `outputs`.
    case members
    /// By inheriting from the protocols of the facets.
    case inherits
    /// Not at all: there is no such protocol.
    case none
  }

  /// Where mocks are generated.
  public enum Mocks: String, CaseIterable, Sendable {
    case off
    case sources
    case tests
  }

  /// Changes to the settings of the view models whose names match a pattern. Later overrides win.
  public struct Override: Sendable {
    /// The names of view models, in which `*` stands for any text.
    public var viewModels: [String]
    public var style: String?
    public var access: Access?
    public var naming: [(key: NamingKey, pattern: NamePattern)] = []
    public var typeProtocol: TypeProtocol?
    public var hotOutputs: Bool?
    public var mocks: Mocks?
    public var bindings: Bool?

    public init(viewModels: [String]) {
      self.viewModels = viewModels
    }
  }

  /// Which tests are generated, and where they go.
  public struct Tests: Sendable {
    /// The framework of generated tests.
    public enum Framework: String, CaseIterable, Sendable {
      /// The style's own framework.
      case auto
      case xctest
      case swiftTesting = "swift-testing"
      case off
    }

    public var framework = Framework.auto
    /// The folder for test cases, relative to the configuration file; `nil` for no test cases.
    public var folder: String?
    /// Whether the tests of the module have `grabLatestValue`.
    public var grabLatestValue = false
  }

  /// How strict the lint rules are, and what they allow in addition to what is built in.
  public struct Lint: Sendable {
    /// The level of each rule that does not have its default level, by the rule's identifier.
    public var rules: [(name: String, level: LintLevel)] = []
    /// Types that an output may carry whole. `*Row` stands for all types that end in `Row`.
    public var allowedTypes: [String] = []
    public var commandVerbs: [String] = []
    public var statusWords: [String] = []
    public var maximumMembers = 25
  }

  /// What the comparison of interfaces accepts.
  public struct Diff: Sendable {
    /// What may change freely: `X`, `X.tapped(row:)`, `X.isLoading`, `X.init`.
    public var accepted: [String] = []
  }

  /// How specs and generated code are formatted. For now, generated code is always indented by two spaces.
  public struct Format: Equatable, Sendable {
    /// The indentation of one level.
    public enum Indent: Equatable, Sendable {
      /// From 1 to 8 spaces.
      case spaces(Int)
      case tab
    }

    public var indent: Indent
    /// The maximum length of a line, in columns.
    public var width: Int

    public init(indent: Indent = .spaces(2), width: Int = 110) {
      self.indent = indent
      self.width = width
    }
  }
}
