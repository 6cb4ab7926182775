import MVVMLint
import Testing

@Suite struct ScreenNameTests {
  private func findings(_ names: String..., path: String) -> String {
    let text = names.map { "viewmodel \($0) {\ninputs {\na()\n}\n}\n" }.joined()
    return lintFindings(text, .screenName, path: path)
  }

  @Test("A use case is named after what it does") func useCase() {
    #expect(self.findings("LoginUseCase", path: "LoginUseCase.mvvm") == "")
    #expect(self.findings("UseCase", path: "UseCase.mvvm").contains("write 'UseCaseViewModel'"))
  }

  @Test(
    "The name of the screen is kept",
    arguments: [
      ("MessageCell", "MessageCellViewModel"), ("LoginViewController", "LoginViewModel"),
      ("LoginVM", "LoginViewModel"),
      ("LoginModel", "LoginViewModel"), ("ViewModel", "ScreenViewModel"), ("LoginView", "LoginViewModel"),
    ]
  )
  func advice(name: String, advice: String) {
    #expect(self.findings(name, path: "\(name).mvvm").contains("write '\(advice)'"))
  }

  @Test("A file of another name is reported at the first view model") func file() {
    #expect(
      self.findings("LoginViewModel", path: "Specs/Login.mvvm") == """
        1:11-1:25 warning: 'LoginViewModel' is in 'Login.mvvm': name the file 'LoginViewModel.mvvm' [screen-name]
        """
    )
  }

  @Test("A file of several is named after one of them") func several() {
    #expect(self.findings("AViewModel", "BViewModel", path: "BViewModel.mvvm") == "")
    #expect(self.findings("AViewModel", "BViewModel", path: "CViewModel.mvvm").hasPrefix("1:11-1:21 "))
  }

  @Test("Without a file there is no file name", arguments: ["<stdin>", ".mvvm", "a/.mvvm"])
  func noFile(path: String) {
    #expect(self.findings("AViewModel", path: path) == "")
  }
}
