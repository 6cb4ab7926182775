#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Whether messages go to a person, and whether that person wants colours.
func isTerminal(standardError: Bool) -> Bool {
  isatty(standardError ? STDERR_FILENO : STDOUT_FILENO) == 1
}

/// The value of an environment variable; `nil` where it is not set, or empty.
func environment(_ name: String) -> String? {
  guard let value = getenv(name) else { return nil }
  let text = String(cString: value)
  return text.isEmpty ? nil : text
}

func leave(with status: Int32) -> Never {
  exit(status)
}

/// The signal that asked to stop; 0 where none did. A signal handler may write nothing else safely.
private nonisolated(unsafe) var signalReceived: Int32 = 0

/// Lets the file that is being written be finished before Ctrl-C and the like take effect. A second signal
/// ends the process at once, and one that is ignored, as under `nohup`, stays so.
func deferSignals() {
  signalReceived = 0
  for number in [SIGINT, SIGTERM, SIGHUP] {
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

func isInterrupted() -> Bool {
  signalReceived != 0
}

/// Ends the process as the signal that was received would have, so that a shell sees it.
func leaveIfInterrupted() {
  if signalReceived != 0 { raise(signalReceived) }
}
