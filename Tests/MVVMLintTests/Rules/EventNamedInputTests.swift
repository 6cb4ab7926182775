import MVVMLint
import Testing

@Suite struct EventNamedInputTests {
  @Test(
    "A verb at the front makes a command",
    arguments: [
      "fetchItems", "setIsEnabled", "clearSearchText", "switchToLogin", "performAction", "update", "GetURL",
      "blockUser", "_load", "setSortsEnabled", "showDialog", "goToHelp", "submit",
    ]
  )
  func commands(name: String) {
    #expect(lintFindings(screen("inputs", "\(name)()"), .eventNamedInput).contains("'\(name)' is a command"))
  }

  @Test(
    "Events are named in many ways",
    arguments: [
      "submitTapped", "tapSubmit", "viewDidLoad", "type", "select", "configureWith", "configure", "refresh",
      "addButtonTapped", "saveButtonPressed", "loadDidFinish", "fetchWillBegin", "sendNewslettersToggled",
      "dismissPickerTap", "getNotifiedTapped", "goToLoginSignupTapped", "showHidePasswordButtonTapped",
      "addressChanged", "settingsButtonTapped", "prepareForReuse", "textFieldShouldReturn", "runner",
      "getter",
      "removeAttachmentConfirmationCanceled", "closed", "filter", "postButtonClick", "uploadFailed", "email",
    ]
  )
  func events(name: String) {
    #expect(lintFindings(screen("inputs", "\(name)()"), .eventNamedInput) == "")
  }

  @Test("A project's own verbs count too, in any case") func ownVerbs() {
    let spec = screen("inputs", "frobnicateItem()")
    #expect(lintFindings(spec, .eventNamedInput) == "")
    #expect(
      lintFindings(spec, .eventNamedInput, commandVerbs: ["Frobnicate"]).hasPrefix("3:1-3:15 warning: ")
    )
  }

  @Test("So is what a caller waits for") func waiting() {
    #expect(lintFindings(screen("inputs", "@MainActor submit() async -> Bool"), .eventNamedInput) == "")
  }

  @Test("Outputs are left alone") func outputs() {
    #expect(lintFindings(screen("outputs", "fetchItems: Int"), .eventNamedInput) == "")
  }
}
