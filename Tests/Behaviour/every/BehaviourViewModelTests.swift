import Testing

@testable import Behaviour

/// Tests the behaviour of members in every style.
@MainActor
@Suite("Members") struct BehaviourViewModelTests {
  private let test = BehaviourViewModelTestCase(makeViewModel())

  @Test("The call is sent before the logic is asked for the reply") func reply() {
    #expect(self.test.vm.inputs.isLatest(4))
  }

  @Test("A value and a function are asked when they are used") func asked() {
    #expect(self.test.vm.outputs.latest == nil)
    _ = self.test.vm.inputs.isLatest(4)
    #expect(self.test.vm.outputs.latest == 4)
    #expect(self.test.vm.outputs.doubled(4) == 8)
  }

  @Test("Subscribers and readers do not hold the view model") func released() {
    #expect(
      BehaviourViewModelTestCase.isReleased(makeViewModel) { test in
        test.vm.inputs.add(2)
        test.vm.inputs.configure(7)
      }
    )
  }

  @Test("A test need not use it first") func unused() {
    #expect(BehaviourViewModelTestCase.isReleased { makeViewModel() })
  }

  @Test("A closure of the view may retain it: the test case reports that") func cycle() {
    let isReleased = BehaviourViewModelTestCase.isReleased(makeViewModel) { test in
      test.vm.inputs.keep { _ = test.vm }
    }
    #expect(!isReleased)
  }
}

/// Creates a view model whose streams count 1, 2, 3 …
@MainActor
func makeViewModel() -> BehaviourViewModel {
  var number = 0
  return BehaviourViewModel(makeNumber: {
    number += 1
    return number
  })
}
