import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct EveryFeatureView: View {
  /// The first view model is kept for as long as the view exists.
  @State private var model: EveryFeatureViewModelObserved

  init(viewModel: any EveryFeatureViewModelType) {
    self._model = State(initialValue: EveryFeatureViewModelObserved(viewModel))
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
    // headerViewModel
    // isBacked(_:)
    // oldRows
    // progress
    // rowHeights(from:to:using:)
    // selection
    // title
    Form {
      Text("EveryFeatureView")
      TextField("email", text: self.$model.email)
    }
    .task {
      for await value in self.model.default {
        print("default", value)
      }
    }
    .task {
      for await value in self.model.didAsk {
        print("didAsk", value)
      }
    }
    .task {
      for await _ in self.model.didReset {
        print("didReset")
      }
    }
    .task {
      for await value in self.model.goToPage {
        print("goToPage", value)
      }
    }
    .task {
      for await value in self.model.rows {
        print("rows", value)
      }
    }
    .task {
      for await value in self.model.whenDone {
        print("whenDone", value)
      }
    }
    .task {
      for await value in self.model.showAlert {
        print("showAlert", value)
      }
    }
  }
}
