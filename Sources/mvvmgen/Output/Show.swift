import MVVMFiles

/// Prints a text and no more.
func show(_ text: String) -> ExitStatus {
  var report = Report(.text)
  report.print(text)
  return report.finish()
}

/// Prints a line for the person who waits, on standard error.
func say(_ text: String) {
  _ = write(Array(text.utf8), toStandardError: true)
}
