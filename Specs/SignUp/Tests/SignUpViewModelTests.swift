import Observation
import ReactiveSwift
import Testing

@testable import SignUp

/// Tests the object that a SwiftUI view observes with a mock, which counts calls.
@MainActor
@Suite("The object that the view observes") struct SignUpViewModelObservedTests {
  private let mock = SignUpViewModelMock()

  @Test("It begins as the view model does, and shows what changes") func states() {
    let model = SignUpViewModelObserved(self.mock)
    #expect(!model.isSubmitButtonEnabled)
    self.mock.isSubmitButtonEnabledProperty.value = true
    #expect(model.isSubmitButtonEnabled)
  }

  @Test("A view is notified once, and only of changes to values that it has read") func tracking() {
    let model = SignUpViewModelObserved(self.mock)
    let changes = Counter()
    withObservationTracking {
      _ = model.isSubmitButtonEnabled
    } onChange: {
      changes.count += 1
    }
    self.mock.emailProperty.value = "a@b"
    #expect(changes.count == 0)
    self.mock.isSubmitButtonEnabledProperty.value = true
    #expect(changes.count == 1)
  }

  @Test("A field that is typed into calls its input, once a change") func fields() {
    let model = SignUpViewModelObserved(self.mock)
    model.code = "1"
    model.code = "12"
    #expect(model.code == "12")
    #expect(self.mock.calls == [.codeChanged("1"), .codeChanged("12")])
  }

  @Test("One with a state shows what the view model makes of it") func pair() {
    let model = SignUpViewModelObserved(self.mock)
    model.email = "A@B"
    #expect(self.mock.calls == [.emailChanged("A@B")])
    #expect(model.email == "")
    self.mock.emailProperty.value = "a@b"
    #expect(model.email == "a@b")
    #expect(self.mock.calls.count == 1)
  }

  @Test("An event from before the view's task is received, once") func events() async {
    let model = SignUpViewModelObserved(self.mock)
    self.mock.didSignUpPipe.input.send(value: "early")
    var (first, received) = (model.didSignUp.makeAsyncIterator(), [String?]())
    received.append(await first.next())
    self.mock.didSignUpPipe.input.send(value: "late")
    received.append(await first.next())
    #expect(received == ["early", "late"])
    var second = model.didSignUp.makeAsyncIterator()
    // It starts to read in the main actor's next turn.
    await Task.yield()
    self.mock.didSignUpPipe.input.send(value: "both")
    #expect(await second.next() == "both")
    #expect(await first.next() == "both")
  }

  @Test("The newest hundred events without a receiver are kept") func waiting() async {
    let model = SignUpViewModelObserved(self.mock)
    for number in 0...100 { self.mock.wrongCodePipe.input.send(value: "\(number)") }
    var reader = model.wrongCode.makeAsyncIterator()
    #expect(await reader.next() == "1")
  }

  @Test("When it goes, its readers' loops end, also one that begins later", .timeLimit(.minutes(1)))
  func end() async throws {
    var model: SignUpViewModelObserved? = SignUpViewModelObserved(self.mock)
    let events = try #require(model).didSignUp
    var early = events.makeAsyncIterator()
    model = nil
    #expect(await early.next() == nil)
    for await event in events { Issue.record("nobody sent '\(event)'") }
  }

  @Test("Held by nobody, it goes, and lets its view model go") func release() {
    let held = Held()
    do {
      let viewModel = SignUpViewModel()
      let model = SignUpViewModelObserved(viewModel)
      model.email = "A@B"
      (held.model, held.viewModel) = (model, viewModel)
    }
    #expect(held.model == nil)
    #expect(held.viewModel == nil)
  }

  @Test("Held by a view, it keeps its view model, which does not keep it") func hold() {
    let held = Held()
    var model: SignUpViewModelObserved? = {
      let viewModel = SignUpViewModel()
      held.viewModel = viewModel
      return SignUpViewModelObserved(viewModel)
    }()
    held.model = model
    #expect(held.viewModel != nil)
    let viewModel = held.viewModel
    model = nil
    #expect(held.model == nil)
    #expect(viewModel != nil)
  }
}

/// Tests the view model as the view uses it.
@MainActor
@Suite("Signing up") struct SignUpViewModelTests {
  private let model = SignUpViewModelObserved(SignUpViewModel())

  @Test("The address is kept in lower case, and enables the button") func email() {
    self.model.email = "A@B"
    #expect(self.model.email == "a@b")
    #expect(self.model.isSubmitButtonEnabled)
  }

  @Test("Who has the code is signed up") func submit() async {
    self.model.email = "A@B"
    self.model.code = "1234"
    self.model.viewModel.inputs.submitTapped()
    var events = self.model.didSignUp.makeAsyncIterator()
    #expect(await events.next() == "a@b")
  }

  @Test("A wrong code is reported") func wrongCode() async {
    self.model.code = "4321"
    self.model.viewModel.inputs.submitTapped()
    var errors = self.model.wrongCode.makeAsyncIterator()
    #expect(await errors.next() == "'4321' is not the code.")
  }
}

private final class Counter: @unchecked Sendable {
  var count = 0
}

@MainActor
private final class Held {
  weak var model: SignUpViewModelObserved?
  weak var viewModel: SignUpViewModel?
}
