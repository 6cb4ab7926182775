import MVVMSource

/// The configuration that counts for a spec on standard input; `nil` for the defaults.
///
/// - Parameter path: That stands for the spec; `nil` for a spec of the current folder.
@inline(never)
func configurationPath(ofSpec path: String?, in workingFolder: String) -> String? {
  let folder = absolute(split(path ?? "").folder, in: workingFolder)
  return scope(of: physicalPath(folder) ?? folder, seenFrom: workingFolder).configuration
}

/// The spec on standard input; `nil` after a report.
@inline(never)
func readStandardInput(as path: String?, _ report: inout Report) -> SourceFile? {
  let path = path ?? "<stdin>"
  switch readStandardInput() {
  case .success(let bytes): return SourceFile(path: path, bytes: bytes)
  case .failure(let error):
    report.add(.fileNotReadable, error, at: path)
    return nil
  }
}
