import MVVMFiles

/// Why a revision cannot be read.
package enum GitError: Error {
  /// An error that the user can correct. The text is a sentence that says what to do.
  case usage(String)
  case failed(String)
}

/// Runs git without anything that a repository could make it run: hooks, helpers, pagers, the fetching of missing
/// objects.
func git(_ arguments: [String], input: [UInt8] = []) throws(GitError) -> ProgramResult {
  let switches = [
    "--no-pager", "--no-optional-locks", "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false",
    "-c", "credential.helper=", "-c", "protocol.allow=never",
  ]
  let environment = [
    "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0",
  ]
  return try runGit(switches + arguments, environment: environment, input: input)
}

/// Returns what git printed. Throws if git did not end with status 0.
func gitOutput(_ arguments: [String], input: [UInt8] = []) throws(GitError) -> [UInt8] {
  let result = try git(arguments, input: input)
  if result.status == 0 { return result.output }
  throw .failed("git: \(firstLine(result.errors) ?? "exit status \(result.status)")")
}

func firstLine(_ bytes: [UInt8]) -> String? {
  let line = bytes.prefix { $0 != 0x0A }
  return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
}
