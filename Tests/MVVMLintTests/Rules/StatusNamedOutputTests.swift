import MVVMLint
import Testing

@Suite struct StatusNamedOutputTests {
  @Test(
    "A Boolean name without a word of the view is reported",
    arguments: ["isGuest", "isBackersOnly", "hasOrders", "rewardReceived", "participantPreviouslyBlocked"]
  )
  func reported(name: String) {
    #expect(lintFindings(screen("outputs", "\(name): Bool"), .statusNamedOutput).hasPrefix("3:1-"))
    #expect(lintFindings(screen("outputs", "\(name): Bool?"), .statusNamedOutput).hasPrefix("3:1-"))
  }

  @Test("Outputs for other code may describe the data") func data() {
    let sections = [("outputs dataOutputs", true), ("outputs uiOutputs", false)]
    for (section, isFine) in sections {
      #expect(lintFindings(screen(section, "isGuest: Bool"), .statusNamedOutput).isEmpty == isFine)
    }
  }

  @Test(
    "A word of the view makes a status",
    arguments: [
      "isLeftMenuHidden", "isHideLeftMenu", "isLoading", "validInput", "formIsValid", "sortsAreEnabled",
      "collapsed", "beginOrEndRefreshing", "activityIndicatorShouldShow",
      "inputTextViewDidBecomeFirstResponder", "isSearching", "isFavorite", "isSaving", "isSending",
      "showEmptyStateIsLoggedIn",
      "keyboardIsVisible", "backerLabelHidden", "submitButtonIsPrimary",
    ]
  )
  func status(name: String) {
    #expect(lintFindings(screen("outputs", "\(name): Bool"), .statusNamedOutput) == "")
  }

  @Test(
    "Only Boolean outputs that are shown are looked at",
    arguments: [
      ("outputs", "isGuest: Int"), ("outputs", "isGuest(_ x: Int) -> Bool"), ("errors", "isGuest: Bool"),
    ]
  )
  func others(section: String, member: String) {
    #expect(lintFindings(screen(section, member), .statusNamedOutput) == "")
  }

  @Test("A project's own words count too") func ownWords() {
    #expect(
      lintFindings(screen("outputs", "isGuest: Bool"), .statusNamedOutput, statusWords: ["Guest"]) == ""
    )
  }
}
