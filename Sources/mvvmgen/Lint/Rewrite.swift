import MVVMReports
import MVVMSource

/// Replaces a spec by what it was mended to; `false` after a report that the disk refused.
func rewrite(_ path: String, from old: SourceFile, to new: SourceFile, _ report: inout Report) -> Bool {
  guard let (target, found) = existingFile(path, &report) else { return false }
  guard let existing = found, existing.bytes == old.bytes else {
    report.add(.fileNotWritable, "it has changed meanwhile: run again", at: Place(path: path))
    return false
  }
  let refusal = refusal(toWrite: target, mode: existing.mode)
  if let error = refusal ?? replaceFile(target, with: new.bytes, mode: existing.mode) {
    report.add(.fileNotWritable, error, at: path)
    return false
  }
  report.add(ReportedChange(path: path, kind: ChangeKind.update.rawValue))
  return true
}
