#if canImport(SwiftUI)
  import SwiftUI

  /// Generic, so that a preview can use the mock.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  struct FeedView<ViewModel: FeedViewModelType>: View {
    /// The first view model is kept for as long as the view exists.
    @StateObject private var viewModel: ViewModel
    let showPost: (Int) -> Void

    init(viewModel: @autoclosure @escaping () -> ViewModel, showPost: @escaping (Int) -> Void) {
      self._viewModel = StateObject(wrappedValue: viewModel())
      self.showPost = showPost
    }

    var body: some View {
      Form {
        TextField("Search", text: self.$viewModel.query)
        if self.viewModel.state == .loading { ProgressView() }
        if case .failed(let message) = self.viewModel.state { Text(message) }
        ForEach(Array(self.viewModel.titles.enumerated()), id: \.offset) { row in
          Button(row.element) { self.viewModel.postTapped(at: row.offset) }
        }
      }
      .task { await self.viewModel.refresh() }
      .refreshable { await self.viewModel.refresh() }
      .onReceive(self.viewModel.goToPost, perform: self.showPost)
    }
  }
#endif
