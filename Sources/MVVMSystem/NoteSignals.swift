/// The signal that was noted last; 0 if there was none. A signal handler cannot safely write anything else.
package private(set) nonisolated(unsafe) var notedSignal: Int32 = 0

/// Notes signals that would end the process. A second one of the same kind ends it. Ignored signals stay
/// ignored.
package func noteSignals(_ numbers: [Int32]) {
  notedSignal = 0
  var signals = sigset_t()
  sigemptyset(&signals)
  for number in numbers {
    sigaddset(&signals, number)
    noteSignal(number)
  }
  // A parent process may have blocked signals in its thread, as Foundation sometimes does, and this one
  // inherits that.
  sigprocmask(SIG_UNBLOCK, &signals, nil)
}

private func noteSignal(_ number: Int32) {
  var previous = sigaction()
  guard sigaction(number, nil, &previous) == 0, !isIgnored(previous) else { return }
  var action = sigaction()
  #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = { notedSignal = $0 }
  #elseif canImport(Musl)
    action.__sa_handler.sa_handler = { notedSignal = $0 }
  #else
    action.__sigaction_handler.sa_handler = { notedSignal = $0 }
  #endif
  action.sa_flags = Int32(truncatingIfNeeded: SA_RESETHAND)
  sigaction(number, &action, nil)
}

private func isIgnored(_ action: sigaction) -> Bool {
  #if canImport(Darwin)
    let handler = action.__sigaction_u.__sa_handler
  #elseif canImport(Musl)
    let handler = action.__sa_handler.sa_handler
  #else
    let handler = action.__sigaction_handler.sa_handler
  #endif
  // `SIG_IGN` is the address 1 on every system, and functions cannot be compared.
  return unsafeBitCast(handler, to: Int.self) == 1
}
