#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Runs a command, discards its output, and prints its exit status, user+sys CPU and wall microseconds, and
// peak bytes. It is a program of its own because a process started by Python inherits Python's peak.

let arguments = Array(CommandLine.arguments.dropFirst())
var names: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
names.append(nil)

#if canImport(Darwin)
  var actions: posix_spawn_file_actions_t?
#else
  var actions = posix_spawn_file_actions_t()
#endif
posix_spawn_file_actions_init(&actions)
posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)

var process: pid_t = 0
var start = timespec()
clock_gettime(CLOCK_MONOTONIC, &start)
let failure = posix_spawnp(&process, arguments.first ?? "", &actions, nil, names, environ)
if failure != 0 {
  print("127 0 0 0")
  exit(0)
}

var status: Int32 = 0
var usage = rusage()
wait4(process, &status, 0, &usage)
var end = timespec()
clock_gettime(CLOCK_MONOTONIC, &end)

let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
let cpu = microseconds(usage.ru_utime) + microseconds(usage.ru_stime)
let wall = (end.tv_sec - start.tv_sec) * 1_000_000 + (end.tv_nsec - start.tv_nsec) / 1_000
#if canImport(Darwin)
  let peak = usage.ru_maxrss
#else
  let peak = usage.ru_maxrss * 1_024
#endif
print("\(code) \(cpu) \(wall) \(peak)")

func microseconds(_ time: timeval) -> Int {
  Int(time.tv_sec) * 1_000_000 + Int(time.tv_usec)
}
