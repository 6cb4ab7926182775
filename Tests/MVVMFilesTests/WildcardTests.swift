import MVVMConfiguration
import TestSupport
import Testing

@Suite("Names with stars in overrides") struct WildcardTests {
  @Test(
    "A star stands for any text, even none",
    arguments: cases(
      """
      Login* → Login LoginViewModel
      *ViewModel → LoginViewModel RowViewModel ViewModel ViewModelViewModel
      * → Login LoginViewModel RowViewModel ViewModel ViewModelViewModel aXbXc
      Login*ViewModel → LoginViewModel
      ViewModel*ViewModel → ViewModelViewModel
      *View* → LoginViewModel RowViewModel ViewModel ViewModelViewModel
      a*X*X*c → aXbXc
      a*X*X*X*c →
      **Row** → RowViewModel
      """
    )
  )
  func matches(example: Case) throws {
    let names = ["Login", "LoginViewModel", "RowViewModel", "ViewModel", "ViewModelViewModel", "aXbXc"]
    let wildcard = try #require(Wildcard(example.input))
    let found = names.filter { wildcard.matches(Array($0.utf8)) }
    #expect(found.joined(separator: " ") == example.output)
  }

  @Test("A name without a star is none") func noStar() {
    #expect(Wildcard("LoginViewModel") == nil)
  }

  @Test("Overrides apply in their order, each once, by name or by pattern") func order() {
    func override(_ names: String...) -> Configuration.Override {
      Configuration.Override(viewModels: names)
    }
    let overrides: Configuration.Overrides = [
      override("Row*", "*Model"), override("RowViewModel"), override("Login"), override("*"),
    ]
    #expect(overrides.indices(forViewModel: "RowViewModel") == [0, 1, 3])
    #expect(overrides.indices(forViewModel: "Login") == [2, 3])
  }
}
