#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The signal that asked to stop; 0 where none did. A signal handler may write nothing else safely.
private nonisolated(unsafe) var signalReceived: Int32 = 0

/// Lets the file that is being written be finished before Ctrl-C and the like take effect. A second signal
/// ends the process at once, and one that is ignored, as under `nohup`, stays so.
public func deferSignals() {
  signalReceived = 0
  // A file that may not grow any more is an error like a full disk.
  signal(SIGXFSZ, SIG_IGN)
  // Comes where somebody opens a file in the moment in which it is asked for who writes it.
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
  // Who starts a program from a thread that blocks signals, as Foundation may, hands that on.
  sigprocmask(SIG_UNBLOCK, &endings, nil)
}

/// Lets a write to somebody who is gone be an error rather than the end of the process.
public func ignoreClosedPipes() {
  signal(SIGPIPE, SIG_IGN)
}

/// Whether there is a process of this number.
public func isRunning(process: Int) -> Bool {
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
  // `SIG_IGN` is the address 1 everywhere, and functions cannot be compared.
  return unsafeBitCast(handler, to: Int.self) == 1
}

public func isInterrupted() -> Bool {
  signalReceived != 0
}

/// Ends the process as the signal that was received would have, so that a shell sees it.
public func leaveIfInterrupted() {
  if signalReceived != 0 { raise(signalReceived) }
}
