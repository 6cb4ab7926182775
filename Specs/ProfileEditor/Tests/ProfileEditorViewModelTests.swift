import Testing

@testable import ProfileEditor

@MainActor
@Suite("The profile editor") struct ProfileEditorViewModelTests {
  private let service = ProfileServiceStub()
  private let test: ProfileEditorViewModelTestCase

  init() {
    self.test = ProfileEditorViewModelTestCase(ProfileEditorViewModel(service: self.service))
  }

  @Test("It shows the profile once it has been loaded") func refresh() async {
    await self.test.vm.inputs.refresh()
    #expect(self.test.nameObserver.values == ["", "Ada"])
    #expect(self.test.links.values == [[], [link]])
    #expect(!self.test.vm.outputs.isSubmitButtonEnabled)
  }

  @Test("What is written can be read, and what has been changed can be sent") func form() async {
    await self.test.vm.inputs.refresh()
    self.test.vm.inputs.nameChanged("Grace")
    #expect(self.test.vm.outputs.name == "Grace")
    #expect(self.test.vm.outputs.isSubmitButtonEnabled)
    self.test.vm.inputs.nameChanged("Ada")
    #expect(self.test.isSubmitButtonEnabled.values == [false, true, false])
  }

  @Test("It says so when the profile has been saved") func submit() async {
    await self.test.vm.inputs.refresh()
    self.test.vm.inputs.linkRemoved(at: 0)
    self.test.vm.inputs.submitTapped()
    #expect(await self.test.didSave.next() != nil)
    #expect(await self.test.isLoading.next(where: { !$0 }) == false)
    #expect(self.test.isLoading.values == [false, true, false])
    #expect(!self.test.vm.outputs.isSubmitButtonEnabled)
  }

  @Test("What goes wrong is shown until it is put away") func alert() async {
    self.service.failure = "Offline"
    await self.test.vm.inputs.refresh()
    #expect(self.test.vm.outputs.alert == EditorAlert(message: "Offline"))
    self.test.vm.inputs.alertChanged(nil)
    #expect(self.test.alert.values == [nil, EditorAlert(message: "Offline"), nil])
  }

  @Test("An input without a value to start at is the logic's to act upon") func newsletter() {
    self.test.vm.inputs.newsletterChanged(true)
    #expect(self.test.vm.outputs.isNewsletterEnabled)
    #expect(self.test.vm.outputs.alert != nil)
  }

  @Test("A change of one field does not affect another") func tracking() {
    self.test.vm.inputs.nameChanged("Ada")
    #expect(self.test.email.values == [""])
  }

  @Test("It is let go") func release() {
    #expect(
      ProfileEditorViewModelTestCase.isReleased({ ProfileEditorViewModel(service: self.service) }) {
        $0.vm.inputs.nameChanged("Ada")
      }
    )
  }
}

/// Tests, or previews, a view with a mock, which shows and records the text typed into it.
@MainActor
@Suite("The mock of the profile editor") struct ProfileEditorViewModelMockTests {
  private let mock = ProfileEditorViewModelMock(isSubmitButtonEnabled: true)

  @Test("It shows the state, and records writes") func pair() {
    let viewModel: any ProfileEditorViewModelType = self.mock
    viewModel.inputs.nameChanged("Ada")
    viewModel.inputs.linkRemoved(at: 1)
    #expect(viewModel.outputs.name == "Ada")
    #expect(self.mock.calls == [.nameChanged("Ada"), .linkRemoved(at: 1)])
  }

  @Test("A test says when an input that is waited for is done") func reply() async {
    let reply = MVVMTestReply<Void>()
    let mock = self.mock
    mock.refreshReply = { await reply.wait() }
    let refresh = Task { await mock.inputs.refresh() }
    #expect(await reply.give())
    await refresh.value
    #expect(mock.calls == [.refresh])
  }

  #if canImport(SwiftUI)
    @Test("Bindings read outputs and call inputs, whatever the view model is held as") func bindings() {
      let held: any ProfileEditorViewModelType = self.mock
      held.bindings.name.wrappedValue = "Ada"
      self.write("Eve", into: self.mock)
      #expect(held.bindings.name.wrappedValue == "Eve")
      #expect(self.mock.calls == [.nameChanged("Ada"), .nameChanged("Eve")])
    }

    @Test("An alert that the logic sets is cleared by the view") func alert() {
      let vm = ProfileEditorViewModel(service: ProfileServiceStub())
      vm.bindings.isNewsletterEnabled.wrappedValue = true
      #expect(vm.bindings.alert.wrappedValue?.message == "Where to?")
      vm.bindings.alert.wrappedValue = nil
      #expect(vm.outputs.alert == nil)
    }

    private func write<VM: ProfileEditorViewModelType>(_ name: String, into viewModel: VM) {
      viewModel.bindings.name.wrappedValue = name
    }
  #endif
}

#if canImport(SwiftUI)
  import SwiftUI
#endif

@MainActor private let link = Link(id: 1, title: "Notes")

@MainActor
private final class ProfileServiceStub: ProfileService {
  var failure: String?

  nonisolated init() {}

  func profile() async throws(ProfileError) -> Profile {
    if let failure { throw ProfileError(message: failure) }
    return Profile(name: "Ada", email: "a@b", wantsNewsletter: false, links: [link])
  }

  func save(_ profile: Profile) async throws(ProfileError) {
    if let failure { throw ProfileError(message: failure) }
  }
}
