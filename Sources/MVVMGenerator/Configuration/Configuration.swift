import MVVMModel

/// What `mvvmgen.json` says, with the default of every key that it leaves out.
public struct Configuration: Equatable, Sendable {
  /// For every view model that no override names.
  public var settings = ViewModelSettings()
  /// Lines put as comments under the generated header.
  public var header: [String] = []
  /// Where generated files go, relative to the configuration file; `nil` for beside each spec.
  public var output: String?
  /// The module that generated tests import.
  public var module: String?
  /// The most access that is written before the style's imports; `nil` for none.
  public var importAccess: Access?
  /// Whether the library's types are always named with their modules.
  public var qualifyTypes = false
  public var tests = Tests()
  public var lint = Lint()
  public var diff = Diff()
  public var format = Format()
  /// The folder of templates laid over the bundled ones, relative to the configuration file.
  public var templates: String?
  public var overrides: [Override] = []

  public init() {}
}

extension Configuration {
  /// What may differ from one view model to the next.
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
    /// As properties, `inputs` and `outputs`.
    case members
    /// By inheriting from their protocols.
    case inherits
    /// There is no such protocol.
    case none
  }

  /// Where mocks are generated.
  public enum Mocks: String, CaseIterable, Sendable {
    case off
    case sources
    case tests
  }

  /// Changes of the settings for view models whose name fits a pattern; later ones win.
  public struct Override: Equatable, Sendable {
    /// Names in which `*` stands for any text.
    public var viewModels: [String]
    public var style: String?
    public var access: Access?
    public var naming: [NamingKey: NamePattern]
    public var typeProtocol: TypeProtocol?
    public var hotOutputs: Bool?
    public var mocks: Mocks?
    public var bindings: Bool?

    public init(viewModels: [String]) {
      self.viewModels = viewModels
      self.naming = [:]
    }
  }

  /// Which tests are generated, and where.
  public struct Tests: Equatable, Sendable {
    /// What generated tests are written for.
    public enum Framework: String, CaseIterable, Sendable {
      /// The style's own.
      case auto
      case xctest
      case swiftTesting = "swift-testing"
      case off
    }

    public var framework = Framework.auto
    /// Where test cases go, relative to the configuration file; `nil` for none.
    public var folder: String?
    /// Whether the tests of a module have `grabLatestValue`.
    public var grabLatestValue = false
  }

  /// How strict the conventions are, and what they allow beside what is built in.
  public struct Lint: Equatable, Sendable {
    /// By the rule's identifier; the rule's own where absent.
    public var rules: [String: LintLevel] = [:]
    /// Types that an output may carry whole; `*Row` stands for all that end in `Row`.
    public var allowedTypes: [String] = []
    public var commandVerbs: [String] = []
    public var statusWords: [String] = []
    public var maximumMembers = 25
  }

  /// What is accepted in a comparison of interfaces.
  public struct Diff: Equatable, Sendable {
    /// What may change as it likes: `X`, `X.tapped(row:)`, `X.isLoading`, `X.init`.
    public var accepted: [String] = []
  }

  /// How specs and generated code are laid out; generated code is always indented by two spaces yet.
  public struct Format: Equatable, Sendable {
    /// What one level is indented by.
    public enum Indent: Equatable, Sendable {
      /// From 1 to 8.
      case spaces(Int)
      case tab
    }

    public var indent = Indent.spaces(2)
    /// The longest line, in columns.
    public var width = 110
  }
}
