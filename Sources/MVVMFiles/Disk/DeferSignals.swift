import MVVMSystem

/// Defers Ctrl-C and similar signals until the current file is written. A second signal ends the process at
/// once. Ignored signals, as under `nohup`, stay ignored.
package func deferSignals() {
  reportSizeLimits()
  // This signal arrives if a file is opened while we check whether another program is writing it.
  signal(SIGIO, SIG_IGN)
  noteSignals([SIGINT, SIGTERM, SIGHUP])
}

/// Turns a file that reaches the size limit into an ordinary error, like a full disk. Standard output may be
/// such a file.
package func reportSizeLimits() { signal(SIGXFSZ, SIG_IGN) }

/// Turns a write to a closed pipe into an error instead of the end of the process.
package func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

/// Returns whether there is a process with this number.
package func isRunning(process: Int) -> Bool {
  guard let number = pid_t(exactly: process), number > 0 else { return false }
  return kill(number, 0) == 0 || errno != ESRCH
}

package func isInterrupted() -> Bool { notedSignal != 0 }

/// Ends the process with the signal that was received, if any, so that a shell notices it.
package func leaveIfInterrupted() {
  if notedSignal != 0 { raise(notedSignal) }
}
