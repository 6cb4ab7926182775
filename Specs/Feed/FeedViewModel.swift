extension FeedViewModel: FeedViewModelLogic {
  /// Nobody is shown this.
  struct Kept {
    var posts: [Post] = []
  }

  var titles: [String] { return self.found.map { $0.title } }

  func postTapped(at row: Int) {
    self.goToPostEvents.send(self.found[row].id)
  }

  /// Follows each change of the query, by the view or by the logic: a long one is cut.
  func queryChanged(from old: String) {
    if self.query.count > 20 { self.query = String(self.query.prefix(20)) }
  }

  func refresh() async {
    self.state = .loading
    do throws(FeedError) {
      self.kept.posts = try await self.service.posts()
      self.state = .loaded
    } catch {
      self.state = .failed(error.message)
    }
  }

  private var found: [Post] {
    if self.query.isEmpty { return self.kept.posts }
    return self.kept.posts.filter { $0.title.contains(self.query) }
  }
}
