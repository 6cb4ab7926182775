extension CommentsViewModel: CommentsViewModelLogic {
  /// What the logic keeps between two inputs; an output that reads it is tracked.
  struct State {}

  public var characterLimit: Int {
    #warning("characterLimit is not written yet")
    fatalError("CommentsViewModel.characterLimit is not written yet.")
  }

  public var comments: [CommentData] {
    #warning("comments is not written yet")
    return []
  }

  public var postButtonIsEnabled: Bool {
    #warning("postButtonIsEnabled is not written yet")
    return false
  }

  public func composerTextDidChange(_ text: String?) {
    #warning("composerTextDidChange is not written yet")
  }

  public func postButtonTapped() {
    #warning("postButtonTapped is not written yet")
  }

  public func retryTapped(completion: @escaping () -> Void) {
    #warning("retryTapped is not written yet")
  }

  public func textShouldChange(in range: Range<Int>, to replacement: String) -> Bool {
    #warning("textShouldChange is not written yet")
    fatalError("CommentsViewModel.textShouldChange is not written yet.")
  }
}
