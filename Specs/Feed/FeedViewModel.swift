extension FeedViewModel: FeedViewModelLogic {
  /// Not an output; the titles are made of it.
  struct Kept {
    var posts: [Post] = []
  }

  var titles: [String] { return self.found.map { $0.title } }

  func postTapped(at row: Int) {
    guard self.found.indices.contains(row) else { return }
    self.goToPostEvents.send(self.found[row].id)
  }

  /// Follows each change of the query, by the view or by the logic: a long one is cut.
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
      // A view that goes cancels the task that it loads with.
      self.state = Task.isCancelled ? .idle : .failed(error.message)
    }
  }

  private var found: [Post] {
    if self.query.isEmpty { return self.kept.posts }
    return self.kept.posts.filter { $0.title.contains(self.query) }
  }
}
