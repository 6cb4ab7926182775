extension CounterViewModel: CounterViewModelLogic {
  func tapped() {
    self.count += 1
  }
}
