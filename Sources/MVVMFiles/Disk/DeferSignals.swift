import MVVMSystem

/// Defers Ctrl-C and similar signals until the current file is written. A second signal ends the process at once.
/// Signals that are ignored, as under `nohup`, stay ignored.
package func deferSignals() {
  reportSizeLimits()
  // This signal arrives if somebody opens a file while we check who is writing it.
  signal(SIGIO, SIG_IGN)
  noteSignals([SIGINT, SIGTERM, SIGHUP])
}

/// Makes a file that reaches the size limit an ordinary error, like a full disk. Standard output may be such a file.
package func reportSizeLimits() { signal(SIGXFSZ, SIG_IGN) }

/// Makes a write to a closed pipe an error instead of the end of the process.
package func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

/// Whether there is a process with this number.
package func isRunning(process: Int) -> Bool {
  guard let number = pid_t(exactly: process), number > 0 else { return false }
  return kill(number, 0) == 0 || errno != ESRCH
}

package func isInterrupted() -> Bool { notedSignal != 0 }

/// Ends the process by the signal that was received, if any, so that a shell sees it.
package func leaveIfInterrupted() {
  if notedSignal != 0 { raise(notedSignal) }
}
