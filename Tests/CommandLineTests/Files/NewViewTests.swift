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
    let outcome = try mvvmgen("new", "--from", "a/LoginViewModel.mvvm", "--view", in: folder, status: 0)
    #expect(outcome.messages.contains("a/LoginViewController.swift written\n"))
    #expect(
      folder.read("a/LoginViewController.swift") == """
        import RxSwift
        import UIKit

        final class LoginViewController: UIViewController {
          private let viewModel: any LoginViewModelType
          private let disposeBag = DisposeBag()

          init(viewModel: any LoginViewModelType) {
            self.viewModel = viewModel
            super.init(nibName: nil, bundle: nil)
          }

          @available(*, unavailable)
          required init?(coder: NSCoder) {
            fatalError("LoginViewController is made with its view model.")
          }

          override func viewDidLoad() {
            super.viewDidLoad()
            self.bindInputs()
            self.bindOutputs()
          }

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
  }

  @Test("Where there are bindings it binds each output, and lists the rest") func bindings() throws {
    let folder = try Folder(["A.mvvm": self.spec, "mvvmgen.json": #"{"bindings": true}"#])
    _ = try mvvmgen("new", "--from", "A.mvvm", "--view", in: folder)
    let text = try #require(folder.read("LoginViewController.swift"))
    #expect(
      text.contains(
        """
            self.viewModel.bind(
              self,
              close: { _ in },
              isLoading: { _, _ in }
            )
            .disposed(by: self.disposeBag)
            // title
          }

        """
      )
    )
  }

  @Test("In SwiftUI each event has a task") func swiftUI() throws {
    let folder = try Folder(["A.mvvm": self.spec])
    _ = try mvvmgen("new", "--from", "A.mvvm", "--view", "--style", "observation", in: folder)
    #expect(
      folder.read("LoginView.swift") == """
        import SwiftUI

        struct LoginView: View {
          /// The first that it is given is kept for as long as the view is there.
          @State private var viewModel: any LoginViewModelType

          init(viewModel: any LoginViewModelType) {
            self._viewModel = State(initialValue: viewModel)
          }

          var body: some View {
            #warning("LoginView is not written yet")
            // tapped(row:)
            // isLoading
            // title
            Form {
              Text("LoginView")
            }
            .task {
              for await _ in self.viewModel.outputs.close {}
            }
          }
        }

        """
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
    _ = try mvvmgen("new", "--from", "A.mvvm", "--view", in: folder)
    #expect(folder.read("\(view).swift")?.contains("\nfinal class \(view): \(base) {\n") == true)
  }

  @Test("A new view model may have one from the start") func name() throws {
    let folder = try Folder()
    _ = try mvvmgen("new", "Login", "--view", in: folder)
    #expect(
      folder.files == ["LoginViewController.swift", "LoginViewModel.mvvm", "LoginViewModel.swift"]
    )
  }

  @Test("One that is there stays as it is") func there() throws {
    let folder = try Folder(["A.mvvm": self.spec, "LoginViewController.swift": "// mine\n"])
    let outcome = try mvvmgen("new", "--from", "A.mvvm", "--view", in: folder)
    #expect(outcome.messages.contains("LoginViewController.swift is there, and stays as it is\n"))
    #expect(folder.read("LoginViewController.swift") == "// mine\n")
  }

  @Test("Without '--view' there is none") func none() throws {
    let folder = try Folder(["A.mvvm": self.spec])
    _ = try mvvmgen("new", "--from", "A.mvvm", in: folder)
    #expect(folder.files == ["A.mvvm", "LoginViewModel.swift"])
  }

  @Test("--missing prints what a view does not name, also where it is not asked for") func missing() throws {
    let folder = try Folder(["A.mvvm": self.spec])
    _ = try mvvmgen("new", "--from", "A.mvvm", "--view", in: folder)
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
