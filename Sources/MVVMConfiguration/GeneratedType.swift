import MVVMModel

/// The types that are generated or scaffolded for a view model and have no key in `naming`.
package enum GeneratedType: String, CaseIterable {
  case mock = "{name}Mock"
  case logic = "{name}Logic"
  case observed = "{name}Observed"
  case testCase = "{name}TestCase"
  case tests = "{name}Tests"

  package var pattern: NamePattern { NamePattern(self.rawValue) }
}
