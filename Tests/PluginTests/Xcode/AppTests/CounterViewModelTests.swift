import Testing

@testable import App

@MainActor
struct CounterViewModelTests {
  private let test: CounterViewModelTestCase

  init() throws {
    self.test = try CounterViewModelTestCase(Self.makeViewModel())
  }

  /// Makes the view model of each test, with its dependencies.
  private static func makeViewModel() throws -> CounterViewModel {
    CounterViewModel()
  }

  @Test func count() {
    self.test.vm.inputs.tapped()
    #expect(self.test.vm.outputs.count == 1)
  }

  @Test func lifetime() throws {
    #expect(try CounterViewModelTestCase.isReleased(Self.makeViewModel))
  }
}
