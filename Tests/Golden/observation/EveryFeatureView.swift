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
    // selection
    // title
    // whenDone
    List {
      Text("EveryFeatureView")
      ForEach(self.viewModel.outputs.rows) { row in
        Text(String(describing: row))
      }
    }
    .task {
      for await value in self.viewModel.outputs.didAsk {
        print("didAsk", value)
      }
    }
    .task {
      for await _ in self.viewModel.outputs.didReset {
        print("didReset")
      }
    }
    .task {
      for await value in self.viewModel.outputs.goToPage {
        print("goToPage", value)
      }
    }
    .task {
      for await value in self.viewModel.outputs.progress {
        print("progress", value)
      }
    }
    .task {
      for await value in self.viewModel.errors.showAlert {
        print("showAlert", value)
      }
    }
  }
}
