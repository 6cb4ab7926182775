#if canImport(SwiftUI)
  import SwiftUI

  /// As scaffolded by `new --view` and completed by hand.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  struct SignUpView: View {
    /// The first view model is kept for as long as the view exists.
    @State private var model: SignUpViewModelObserved
    @State private var message = ""

    init(viewModel: any SignUpViewModelType) {
      self._model = State(initialValue: SignUpViewModelObserved(viewModel))
    }

    var body: some View {
      Form {
        TextField("Email", text: self.$model.email)
        TextField("Code", text: self.$model.code)
        Button("Sign up") { self.model.viewModel.inputs.submitTapped() }
          .disabled(!self.model.isSubmitButtonEnabled)
        Text(self.message)
      }
      .task {
        for await email in self.model.didSignUp { self.message = "\(email) is signed up." }
      }
      .task {
        for await message in self.model.wrongCode { self.message = message }
      }
    }
  }
#endif
