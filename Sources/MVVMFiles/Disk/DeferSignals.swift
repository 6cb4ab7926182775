import MVVMSystem

/// The signal that asked the process to stop; 0 if none did. A signal handler can safely write nothing else.
private nonisolated(unsafe) var signalReceived: Int32 = 0

/// Defers Ctrl-C and similar signals until the current file is written. A second signal ends the process at once.
/// Signals that are ignored, as under `nohup`, stay ignored.
package func deferSignals() {
  signalReceived = 0
  reportSizeLimits()
  // This signal arrives if somebody opens a file while we check who is writing it.
  signal(SIGIO, SIG_IGN)
  var endings = sigset_t()
  sigemptyset(&endings)
  for number in [SIGINT, SIGTERM, SIGHUP] {
    sigaddset(&endings, number)
    var previous = sigaction()
    guard sigaction(number, nil, &previous) == 0, !isIgnored(previous) else { continue }
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { signalReceived = $0 }
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = { signalReceived = $0 }
    #else
      action.__sigaction_handler.sa_handler = { signalReceived = $0 }
    #endif
    action.sa_flags = Int32(truncatingIfNeeded: SA_RESETHAND)
    sigaction(number, &action, nil)
  }
  // The parent process may have blocked signals in its thread, as Foundation sometimes does, and that is inherited.
  sigprocmask(SIG_UNBLOCK, &endings, nil)
}

/// Makes a file that reaches the size limit an ordinary error, like a full disk. Standard output may be such a file.
package func reportSizeLimits() {
  signal(SIGXFSZ, SIG_IGN)
}

/// Makes a write to a closed pipe an error instead of the end of the process.
package func ignoreClosedPipes() {
  signal(SIGPIPE, SIG_IGN)
}

/// Whether there is a process with this number.
package func isRunning(process: Int) -> Bool {
  guard let number = pid_t(exactly: process), number > 0 else { return false }
  return kill(number, 0) == 0 || errno != ESRCH
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

package func isInterrupted() -> Bool {
  signalReceived != 0
}

/// Ends the process by the signal that was received, if any, so that a shell sees it.
package func leaveIfInterrupted() {
  if signalReceived != 0 { raise(signalReceived) }
}
