import MVVMFiles
@preconcurrency import MVVMSystem

/// The output and the exit status of git.
struct ProgramResult {
  /// The exit status as shells report it: 128 plus the number of the signal, if a signal ended the program.
  let status: Int32
  let output: [UInt8]
  let errors: [UInt8]
}

/// Runs git until it ends, without running anything that a repository could name. It is found on the path.
///
/// Its input and output are nameless files, so that neither side ever waits for the other.
///
/// - Parameter folder: The folder that it runs in; empty for the current one.
func git(_ arguments: [String], in folder: String, input: [UInt8] = []) throws(GitError) -> ProgramResult {
  let files = (0..<3).compactMap { _ in namelessFile() }
  defer { for file in files { close(file) } }
  guard files.count == 3 else { throw .failed("git: no temporary file can be made: set TMPDIR") }
  if let error = writeAll(input, to: files[0]) { throw .failed("git: \(error.message)") }
  lseek(files[0], 0, SEEK_SET)
  let status = waitFor(try start((folder.isEmpty ? [] : ["-C", folder]) + switches + arguments, files))
  for file in files { lseek(file, 0, SEEK_SET) }
  switch (readToEnd(files[1]), readToEnd(files[2])) {
  case (.success(let output), .success(let errors)):
    return ProgramResult(status: status, output: output, errors: errors)
  case (.failure(let error), _), (_, .failure(let error)): throw .failed("git: \(error.message)")
  }
}

// Switches that keep git from running hooks, helpers and pagers, and from fetching missing objects.
private let switches = [
  "--no-pager", "--no-optional-locks", "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false",
  "-c", "credential.helper=", "-c", "protocol.allow=never",
]
private let settings = [
  "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0",
]

private func start(_ arguments: [String], _ files: [Int32]) throws(GitError) -> pid_t {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var next = _NSGetEnviron().pointee
  #else
    var actions = posix_spawn_file_actions_t()
    var next = Optional(environ)
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for (index, file) in files.enumerated() { posix_spawn_file_actions_adddup2(&actions, file, Int32(index)) }
  // If a name is set twice, the first setting counts.
  var variables = settings.map { strdup($0) }
  var words = (["git"] + arguments).map { strdup($0) }
  defer { for text in variables + words { free(text) } }
  while let variable = next?.pointee {
    variables.append(strdup(variable))
    next = next?.successor()
  }
  variables.append(nil)
  words.append(nil)
  var process: pid_t = 0
  let code = posix_spawnp(&process, "git", &actions, nil, &words, &variables)
  if code == 0 { return process }
  throw .failed(
    code == ENOENT
      ? "'--against' runs git, and it is not installed: compare two folders, 'mvvmgen diff OLD NEW'"
      : "git: \(String(cString: strerror(code)))"
  )
}

private func waitFor(_ process: pid_t) -> Int32 {
  var status: Int32 = 0
  guard retried({ waitpid(process, &status, 0) }) == process else { return 128 }
  let signal = status & 0x7F
  return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
}

/// Opens a file that disappears when it is closed. If `TMPDIR` does not name a folder, the system's folder is used.
private func namelessFile() -> Int32? {
  for folder in [environment("TMPDIR"), "/tmp", "."].compactMap(\.self) {
    var path = Array("\(folder)/.mvvmgen-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { continue }
    unlink(path)
    // A number below 3 would collide with the streams that the file becomes.
    let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    close(descriptor)
    return moved < 0 ? nil : moved
  }
  return nil
}

/// The reason why a revision cannot be read.
package enum GitError: Error {
  /// An error that the user can correct. The text is a sentence that says what to do.
  case usage(String)
  case failed(String)
}

/// Returns the output of git. Throws if it did not end with status 0.
func gitOutput(_ arguments: [String], in folder: String, input: [UInt8] = []) throws(GitError) -> [UInt8] {
  let result = try git(arguments, in: folder, input: input)
  if result.status == 0 { return result.output }
  throw .failed("git: \(firstLine(result.errors) ?? "exit status \(result.status)")")
}

func firstLine(_ bytes: [UInt8]) -> String? {
  let line = bytes.prefix { $0 != 0x0A }
  return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
}
