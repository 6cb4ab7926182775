extension CounterViewModel: CounterViewModelLogic {
  struct State {
    var count = 0
  }

  func tapped() {
    self.state.count += 1
  }

  var count: Int { self.state.count }
}
