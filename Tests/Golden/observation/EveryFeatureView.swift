import SwiftUI

struct EveryFeatureView: View {
  let viewModel: any EveryFeatureViewModelType

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
    // rows
    // selection
    // title
    // whenDone
    Text("EveryFeatureView")
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
