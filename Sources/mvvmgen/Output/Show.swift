import MVVMFiles

/// Prints a text as the only output.
func show(_ text: String) -> ExitStatus {
  var report = Report(.text)
  report.print(text)
  return report.finish()
}
