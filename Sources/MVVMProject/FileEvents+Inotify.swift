#if os(Linux)
  import MVVMSystem

  /// Reports that something happened in a folder. Uses `inotify(7)` of the kernel.
  final class FileEvents {
    private let descriptor: Int32
    private var folders: Set<String> = []

    init?() {
      self.descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      if self.descriptor < 0 { return nil }
    }

    deinit { close(self.descriptor) }

    /// Watches these files and folders, and no others.
    func watch(_ files: WatchedFiles) -> WatchResult {
      var result = WatchResult.unchanged
      let events = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVE | IN_ATTRIB | IN_ONLYDIR
      // All folders are added again: the kernel treats a folder that was removed and created anew as a different one.
      for folder in files.folders {
        let watch = inotify_add_watch(self.descriptor, folder.isEmpty ? "." : folder, UInt32(events))
        if watch < 0, errno == ENOSPC || errno == ENOMEM { return .full }
        if watch >= 0, self.folders.insert(folder).inserted { result = .added }
      }
      self.folders.formIntersection(files.folders)
      return result
    }

    /// Waits for at most this time. Returns whether something happened.
    func wait(milliseconds: Int32) -> Bool {
      var request = pollfd(fd: self.descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, milliseconds) > 0 else { return false }
      var events = [UInt8](repeating: 0, count: 65_536)
      while read(self.descriptor, &events, events.count) > 0 {}
      return true
    }
  }
#endif
