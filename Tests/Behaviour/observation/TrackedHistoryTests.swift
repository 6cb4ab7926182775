import Observation
import Testing

@testable import Behaviour

/// Tests the history of computed states that Observation tracks.
@MainActor
@Suite("Histories of tracked states") struct TrackedHistoryTests {
  private let vm = makeViewModel()
  private let settings = Settings()

  private func observer<Value>(
    of state: @escaping @MainActor (BehaviourViewModel) -> Value
  ) -> MVVMTestObserver<Value> {
    let observer = MVVMTestObserver<Value>()
    observer.observe(self.vm, state)
    return observer
  }

  @Test("The last value is there when the view model is gone") func released() {
    var viewModel: BehaviourViewModel? = makeViewModel()
    let total = MVVMTestObserver<Int>()
    if let viewModel { total.observe(viewModel) { $0.outputs.total } }
    viewModel?.inputs.add(2)
    viewModel = nil
    #expect(total.values == [0, 2])
  }

  @Test("Values from another object are recorded after it has changed") func otherObject() async {
    let settings = self.settings
    let isShown = self.observer { $0.outputs.title == "old" && settings.isOn && settings.count > 0 }
    self.vm.inputs.rename("old")
    settings.isOn = true
    await Task.yield()
    settings.count = 1
    #expect(isShown.values == [false, true])
    settings.isOn = false
    settings.isOn = true
    #expect(isShown.values == [false, true, false, true])
  }

}

@MainActor
@Observable
private final class Settings {
  var isOn = false
  var count = 0
}
