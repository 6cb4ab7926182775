import Testing

@Suite("Beginning a view") struct NewViewTests {
  private let spec = """
    viewmodel LoginViewModel {
      inputs {
        tapped(row: Int)
      }
      outputs {
        isLoading: Bool
        event close: Void
        value title: String
      }
    }

    """

  @Test("It is called after its view model, and lists what it has to call and to show") func plain() throws {
    let folder = try Folder(["a/LoginViewModel.mvvm": self.spec])
    let outcome = try folder.run("new --from a/LoginViewModel.mvvm --view", status: 0)
    #expect(outcome.messages.contains("a/LoginViewController.swift written\n"))
    let text = try #require(folder.read("a/LoginViewController.swift"))
    #expect(
      text.hasSuffix(
        """
          private func bindInputs() {
            #warning("bindInputs is not written yet")
            // tapped(row:)
          }

          private func bindOutputs() {
            #warning("bindOutputs is not written yet")
            // close
            // isLoading
            // title
          }
        }

        """
      )
    )
  }

  @Test(
    "A view model that is called after a view names it",
    arguments: [
      ("RowCellViewModel", "RowCell", "UITableViewCell"), ("BadgeViewViewModel", "BadgeView", "UIView"),
      ("TabViewControllerViewModel", "TabViewController", "UIViewController"),
      ("RowCell", "RowCellViewController", "UIViewController"),
      ("ViewModel", "ViewModelViewController", "UIViewController"),
    ]
  )
  func names(viewModel: String, view: String, base: String) throws {
    let folder = try Folder(["A.mvvm": "viewmodel \(viewModel) {\n  inputs {\n    tapped()\n  }\n}\n"])
    _ = try folder.run("new --from A.mvvm --view")
    #expect(folder.read("\(view).swift")?.contains("\nfinal class \(view): \(base) {\n") == true)
  }

  @Test("A new view model may have one from the start") func name() throws {
    let folder = try Folder()
    _ = try folder.run("new Login --view")
    #expect(
      folder.files == ["LoginViewController.swift", "LoginViewModel.mvvm", "LoginViewModel.swift"]
    )
  }

  @Test("One that is there stays as it is") func there() throws {
    let folder = try Folder(["A.mvvm": self.spec, "LoginViewController.swift": "// mine\n"])
    let outcome = try folder.run("new --from A.mvvm --view")
    #expect(outcome.messages.contains("LoginViewController.swift is there, and stays as it is\n"))
    #expect(folder.read("LoginViewController.swift") == "// mine\n")
  }

  @Test("Without '--view' there is none") func none() throws {
    let folder = try Folder(["A.mvvm": self.spec])
    _ = try folder.run("new --from A.mvvm")
    #expect(folder.files == ["A.mvvm", "LoginViewModel.swift"])
  }

  @Test("--missing prints what a view does not name, also where it is not asked for") func missing() throws {
    let folder = try Folder(["A.mvvm": self.spec])
    _ = try folder.run("new --from A.mvvm --view")
    let arguments = ["new", "--from", "A.mvvm", "--missing"]
    #expect(try mvvmgen(arguments, in: folder) == Outcome(output: "", messages: "", status: 0))

    let more = self.spec.replacing("tapped(row: Int)", with: "swiped()\n    tapped(row: Int)")
    try folder.write("A.mvvm", more)
    #expect(try mvvmgen(arguments, in: folder).output == "// LoginViewController.swift\n    // swiped()\n")
    try folder.remove("LoginViewController.swift")
    #expect(try mvvmgen(arguments, in: folder) == Outcome(output: "", messages: "", status: 0))
    #expect(
      try mvvmgen(arguments + ["--view"], in: folder).messages
        == "LoginViewController.swift is not there: run without '--missing' to write it\n"
    )
  }
}
