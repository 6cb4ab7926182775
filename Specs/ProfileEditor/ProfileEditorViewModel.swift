extension ProfileEditorViewModel: ProfileEditorViewModelLogic {
  /// Nobody is shown this.
  struct State {
    var saved: Profile?
  }

  public var isSubmitButtonEnabled: Bool {
    return !self.name.isEmpty && self.email.contains("@") && !self.isLoading
      && self.profile != self.state.saved
  }

  public func newsletterChanged(_ isNewsletterEnabled: Bool) {
    self.isNewsletterEnabled = isNewsletterEnabled
    if isNewsletterEnabled, self.email.isEmpty { self.alert = EditorAlert(message: "Where to?") }
  }

  public func refresh() {
    Task { [weak self, service] in
      do throws(ProfileError) {
        self?.show(try await service.profile())
      } catch {
        self?.alert = EditorAlert(message: error.message)
      }
    }
  }

  public func linkRemoved(at row: Int) {
    self.links.remove(at: row)
  }

  public func submitTapped() {
    guard self.isSubmitButtonEnabled else { return }
    self.isLoading = true
    Task { [weak self, service, profile] in
      do throws(ProfileError) {
        try await service.save(profile)
        self?.finish(profile)
      } catch {
        self?.alert = EditorAlert(message: error.message)
      }
      self?.isLoading = false
    }
  }

  private func show(_ profile: Profile) {
    self.name = profile.name
    self.email = profile.email
    self.isNewsletterEnabled = profile.wantsNewsletter
    self.links = profile.links
    self.state.saved = profile
  }

  private func finish(_ profile: Profile) {
    self.state.saved = profile
    self.didSaveEvents.send()
  }

  private var profile: Profile {
    return Profile(
      name: self.name,
      email: self.email,
      wantsNewsletter: self.isNewsletterEnabled,
      links: self.links
    )
  }
}
