import SwiftUI

struct EveryFeatureView: View {
  /// The first that it is given is kept for as long as the view is there.
  @State private var viewModel: any EveryFeatureViewModelType

  init(viewModel: any EveryFeatureViewModelType) {
    self._viewModel = State(initialValue: viewModel)
  }

  var body: some View {
    #warning("EveryFeatureView is not written yet")
    // emailFieldTextDidChange(_:)
    // ledHere(by:at:)
    // ledTo(by:)
    // moved(in:let:for:)
    // repeat()
    // resetFilters(for:)
    // retryFailed(completion:code:)
    // retryTapped(completion:)
    // rowMoved(_:_:)
    // rowTapped()
    // scrolled(x:y:)
    // selected(row:)
    // shouldReturn(with:)
    // showed(case:class:func:import:typealias:where:)
    // sized(_:)
    // tapped(expandableRow:)
    // tapped(selectableRow:)
    // tracked(by:)
    // willShow(_:rows:tabs:)
    // currentTab
    // default
    // headerViewModel
    // isBacked(_:)
    // oldRows
    // rowHeights(from:to:using:)
    // selection
    // title
    // whenDone
    Form {
      Text("EveryFeatureView")
      List {
        ForEach(Array(self.viewModel.outputs.rows.enumerated()), id: \.offset) { row in
          Text(String(describing: row.element))
        }
      }
    }
    .task {
      for await _ in self.viewModel.outputs.didAsk {}
    }
    .task {
      for await _ in self.viewModel.outputs.didReset {}
    }
    .task {
      for await _ in self.viewModel.outputs.goToPage {}
    }
    .task {
      for await _ in self.viewModel.outputs.progress {}
    }
    .task {
      for await _ in self.viewModel.errors.showAlert {}
    }
  }
}
