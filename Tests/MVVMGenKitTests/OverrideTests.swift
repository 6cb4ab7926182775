import MVVMModel
import Testing

@testable import MVVMGenKit

@Suite struct OverrideTests {
  @Test(
    "A star stands for any text",
    arguments: [
      ("Login", "Login", true), ("Login", "*", true), ("", "*", true), ("Login", "Log*", true),
      ("Login", "*in", true), ("Login", "L*i*", true), ("aabab", "a*ab", true), ("Login", "L**n", true),
      ("Login", "login", false), ("Login", "Logi", false), ("Login", "Login*x", false), ("", "a", false),
      ("Login", "*x*", false), ("LoginViewModel", "Login", false),
    ]
  )
  func patterns(name: String, pattern: String, fits: Bool) {
    #expect(matches(name, pattern: pattern) == fits)
  }

  @Test("Without overrides all view models have the file's settings") func none() {
    var configuration = Configuration()
    configuration.settings.style = "x"
    #expect(configuration.settings(forViewModel: "A") == configuration.settings)
  }

  @Test("Later overrides win, key by key") func later() {
    var first = Configuration.Override(viewModels: ["Payment*", "Other"])
    first.style = "combine"
    first.access = .public
    first.naming = [.inputs: "A", .outputs: "B"]
    var second = Configuration.Override(viewModels: ["*ViewModel"])
    second.style = "rxswift"
    second.hotOutputs = false
    second.mocks = .tests
    second.typeProtocol = .inherits
    second.naming = [.inputs: "C"]
    var configuration = Configuration()
    configuration.settings.style = "observation"
    configuration.overrides = [first, second]
    var expected = Configuration.ViewModelSettings()
    expected.style = "rxswift"
    expected.access = .public
    expected.hotOutputs = false
    expected.mocks = .tests
    expected.typeProtocol = .inherits
    expected.naming.inputs = "C"
    expected.naming.outputs = "B"
    #expect(configuration.settings(forViewModel: "PaymentViewModel") == expected)
    #expect(configuration.settings(forViewModel: "Other").style == "combine")
    #expect(configuration.settings(forViewModel: "Unnamed") == configuration.settings)
  }
}
