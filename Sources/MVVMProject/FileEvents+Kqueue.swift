#if canImport(Darwin)
  import MVVMSystem

  /// Reports that a file or a folder was written. Uses `kqueue(2)` of the kernel, which watches open files: a folder for
  /// names that come and go, a file for its bytes.
  final class FileEvents {
    private let queue: Int32
    /// The descriptors of the open files, by path.
    private var descriptors: [String: Int32] = [:]
    private var watched: WatchedFiles?

    init?() {
      self.queue = kqueue()
      if self.queue < 0 { return nil }
      raiseLimit()
    }

    deinit {
      for descriptor in self.descriptors.values { close(descriptor) }
      close(self.queue)
    }

    /// Watches these files and folders, and no others.
    func watch(_ files: WatchedFiles) -> WatchResult {
      // If a file was replaced, its version has changed, and the open file is the old one.
      let replaced = self.watched.map { files.changes(since: $0) } ?? []
      self.watched = files
      let wanted = Set(files.folders).union(files.versions.keys)
      for path in self.descriptors.keys where !wanted.contains(path) { self.forget(path) }
      for path in replaced { self.forget(path) }
      var result = WatchResult.unchanged
      for path in wanted where self.descriptors[path] == nil {
        let descriptor = open(path.isEmpty ? "." : path, O_EVTONLY | O_CLOEXEC)
        if descriptor < 0, errno == EMFILE || errno == ENFILE { return .full }
        if descriptor < 0 { continue }
        self.descriptors[path] = descriptor
        self.register(descriptor)
        result = .added
      }
      return result
    }

    /// Waits for at most this time. Returns whether something happened.
    func wait(milliseconds: Int32) -> Bool {
      var limit = timespec(tv_sec: Int(milliseconds) / 1_000, tv_nsec: Int(milliseconds) % 1_000 * 1_000_000)
      var event = kevent()
      return kevent(self.queue, nil, 0, &event, 1, &limit) > 0
    }

    private func forget(_ path: String) {
      if let descriptor = self.descriptors.removeValue(forKey: path) { close(descriptor) }
    }

    private func register(_ descriptor: Int32) {
      var event = kevent()
      event.ident = UInt(descriptor)
      event.filter = Int16(EVFILT_VNODE)
      event.flags = UInt16(EV_ADD | EV_CLEAR)
      event.fflags = UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_ATTRIB)
      _ = kevent(self.queue, &event, 1, nil, 0, nil)
    }
  }

  /// Raises the number of files that the process may open to the system's limit.
  private func raiseLimit() {
    var limit = rlimit()
    guard getrlimit(RLIMIT_NOFILE, &limit) == 0 else { return }
    limit.rlim_cur = max(limit.rlim_cur, min(rlim_t(OPEN_MAX), limit.rlim_max))
    setrlimit(RLIMIT_NOFILE, &limit)
  }
#endif
