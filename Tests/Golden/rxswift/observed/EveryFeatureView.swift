import SwiftUI

struct EveryFeatureView: View {
  /// The first that it is given is kept for as long as the view is there.
  @StateObject private var model: EveryFeatureViewModelObserved

  init(viewModel: any EveryFeatureViewModelType) {
    self._model = StateObject(wrappedValue: EveryFeatureViewModelObserved(viewModel))
  }

  var body: some View {
    #warning("EveryFeatureView is not written yet")
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
    // progress
    // rowHeights(from:to:using:)
    // selection
    // title
    // whenDone
    Form {
      Text("EveryFeatureView")
      TextField("email", text: self.$model.email)
      List {
        ForEach(Array((self.model.rows ?? []).enumerated()), id: \.offset) { row in
          Text(String(describing: row.element))
        }
      }
    }
    .task {
      for await _ in self.model.didAsk {}
    }
    .task {
      for await _ in self.model.didReset {}
    }
    .task {
      for await _ in self.model.goToPage {}
    }
    .task {
      for await _ in self.model.showAlert {}
    }
  }
}
