#if canImport(SwiftUI)
  import SwiftUI

  /// As scaffolded by `new --view` and completed by hand: fields are bound, everything else is read.
  struct ProfileEditorView: View {
    /// The first view model is kept for as long as the view exists.
    @State private var viewModel: any ProfileEditorViewModelType
    @State private var isSaved = false

    init(viewModel: any ProfileEditorViewModelType) {
      self._viewModel = State(initialValue: viewModel)
    }

    var body: some View {
      Form {
        TextField("Name", text: self.viewModel.bindings.name)
        TextField("Email", text: self.viewModel.bindings.email)
        Toggle("Newsletter", isOn: self.viewModel.bindings.isNewsletterEnabled)
        ForEach(self.viewModel.outputs.links) { link in
          Text(link.title)
        }
        .onDelete { for row in $0.reversed() { self.viewModel.inputs.linkRemoved(at: row) } }
        Button("Save") { self.viewModel.inputs.submitTapped() }
          .disabled(!self.viewModel.outputs.isSubmitButtonEnabled)
        if self.viewModel.outputs.isLoading { ProgressView() }
        if self.isSaved { Text("Saved") }
      }
      .refreshable { await self.viewModel.inputs.refresh() }
      .sheet(item: self.viewModel.bindings.alert) { alert in Text(alert.message) }
      .task { await self.viewModel.inputs.refresh() }
      .task {
        for await _ in self.viewModel.outputs.didSave { self.isSaved = true }
      }
    }
  }
#endif
