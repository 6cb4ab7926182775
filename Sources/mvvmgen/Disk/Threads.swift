#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Whether the machine can do two things at once.
var hasTwoCores: Bool {
  sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1
}

/// Runs a work on a thread of its own while another runs here, and returns when both are done. Neither may touch what
/// the other changes.
func atOnce(_ background: () -> Void, _ foreground: () -> Void) {
  withoutActuallyEscaping(background) { background in
    guard let thread = startThread(background) else {
      background()
      return foreground()
    }
    foreground()
    pthread_join(thread, nil)
  }
}

/// A function that can be handed to a thread.
private final class Work {
  let run: () -> Void

  init(_ run: @escaping () -> Void) {
    self.run = run
  }
}

/// `nil` where the system has no thread to give.
private func startThread(_ body: @escaping () -> Void) -> pthread_t? {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  // As much as the main thread has: some systems give half a megabyte, and brackets nest deep.
  pthread_attr_setstacksize(&attributes, 8 * 1_024 * 1_024)
  let work = Unmanaged.passRetained(Work(body))
  #if canImport(Darwin)
    var thread: pthread_t?
    let failure = pthread_create(&thread, &attributes, { runWork($0) }, work.toOpaque())
  #elseif canImport(Musl)
    var thread: pthread_t?
    let failure = pthread_create(&thread, &attributes, { $0.flatMap(runWork) }, work.toOpaque())
  #else
    var thread = pthread_t()
    let failure = pthread_create(&thread, &attributes, { $0.flatMap(runWork) }, work.toOpaque())
  #endif
  if failure == 0 { return thread }
  work.release()
  return nil
}

private func runWork(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run()
  return nil
}
