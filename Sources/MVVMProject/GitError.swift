import MVVMFiles

/// Why a revision cannot be read.
package enum GitError: Error {
  /// An error that the user can correct. The text is a sentence that says what to do.
  case usage(String)
  case failed(String)
}

/// Returns what git printed. Throws if git did not end with status 0.
func gitOutput(_ arguments: [String], in folder: String, input: [UInt8] = []) throws(GitError) -> [UInt8] {
  let result = try git(arguments, in: folder, input: input)
  if result.status == 0 { return result.output }
  throw .failed("git: \(firstLine(result.errors) ?? "exit status \(result.status)")")
}

func firstLine(_ bytes: [UInt8]) -> String? {
  let line = bytes.prefix { $0 != 0x0A }
  return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
}
