extension FeedViewModel: FeedViewModelLogic {
  /// Not an output, but the titles are made from it.
  struct Kept {
    var posts: [Post] = []
  }

  var titles: [String] { return self.found.map { $0.title } }

  func postTapped(at row: Int) {
    guard self.found.indices.contains(row) else { return }
    self.goToPostEvents.send(self.found[row].id)
  }

  /// Called for each change of the query, by the view or by the logic: a long one is shortened.
  func queryChanged(from old: String) {
    if self.query.count > 20 { self.query = String(self.query.prefix(20)) }
  }

  func refresh() async {
    if self.state == .loading { return }
    self.state = .loading
    do throws(FeedError) {
      self.kept.posts = try await self.service.posts()
      self.state = .loaded
    } catch {
      // A view that disappears cancels its loading task.
      self.state = Task.isCancelled ? .idle : .failed(error.message)
    }
  }

  private var found: [Post] {
    if self.query.isEmpty { return self.kept.posts }
    return self.kept.posts.filter { $0.title.contains(self.query) }
  }
}
