import MVVMFiles

/// Prints a text as the only output.
func show(_ text: String) -> ExitStatus {
  var report = Report(.text)
  report.print(text)
  return report.finish()
}

/// Prints a message for the user on standard error.
func say(_ text: String) {
  _ = write(Array(text.utf8), toStandardError: true)
}
