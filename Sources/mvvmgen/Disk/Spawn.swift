#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

/// What a program printed, and how it ended.
struct ProgramResult {
  let status: Int32
  let output: [UInt8]
  let errors: [UInt8]
}

/// Runs a program that is found on the path, in the current folder, until it ends.
///
/// What it reads and what it complains of goes through files without a name, so that neither end ever waits for the
/// other.
func runProgram(_ name: String, _ arguments: [String], input: [UInt8] = []) -> Result<
  ProgramResult, DiskError
> {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { return .failure(.last) }
  defer { close(ends[0]) }
  guard let inputFile = namelessFile(), let errorFile = namelessFile() else {
    close(ends[1])
    return .failure(.last)
  }
  defer {
    close(inputFile)
    close(errorFile)
  }
  if let error = writeAll(input, to: inputFile) {
    close(ends[1])
    return .failure(error)
  }
  lseek(inputFile, 0, SEEK_SET)
  let started = start(name, arguments, input: inputFile, output: ends, errors: errorFile)
  close(ends[1])
  return started.flatMap { process in
    let output = readToEnd(ends[0])
    let status = waitFor(process)
    lseek(errorFile, 0, SEEK_SET)
    return output.flatMap { output in
      readToEnd(errorFile).map { ProgramResult(status: status, output: output, errors: $0) }
    }
  }
}

private func start(
  _ name: String,
  _ arguments: [String],
  input: Int32,
  output: [Int32],
  errors: Int32
) -> Result<pid_t, DiskError> {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    let environment = _NSGetEnviron().pointee
  #else
    var actions = posix_spawn_file_actions_t()
    let environment = environ
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addclose(&actions, output[0])
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
  posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO)
  posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
  for descriptor in [input, output[1], errors] { posix_spawn_file_actions_addclose(&actions, descriptor) }
  var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  var process: pid_t = 0
  let code = posix_spawnp(&process, name, &actions, nil, &words, environment)
  return code == 0 ? .success(process) : .failure(DiskError(code: code))
}

/// The exit status as shells have it: of a program that a signal ended, 128 and its number.
private func waitFor(_ process: pid_t) -> Int32 {
  var status: Int32 = 0
  guard retried({ waitpid(process, &status, 0) }) == process else { return 128 }
  let signal = status & 0x7F
  return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
}

/// A file that is gone when it is closed.
private func namelessFile() -> Int32? {
  var path = Array("\(environment("TMPDIR") ?? "/tmp")/mvvmgen-XXXXXX".utf8CString)
  let descriptor = mkstemp(&path)
  guard descriptor >= 0 else { return nil }
  unlink(path)
  return descriptor
}
