import MVVMSource
import MVVMSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Lexes and parses the files that are named, again and again until so many megabytes are read, and prints the
// bytes read and the CPU microseconds of lexing alone and of both. Usage: Parsing MEGABYTES FILE…
// With `once` for the megabytes it reads and parses each file once and prints nothing: a whole process to compare
// others with.

if CommandLine.arguments.dropFirst().first == "once" {
  for path in CommandLine.arguments.dropFirst(2) {
    if parse(SourceFile(path: path, bytes: contents(path))).hasErrors { fatalError("\(path) does not parse") }
  }
  exit(0)
}

let limit = (CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1) * 1_000_000
let files = CommandLine.arguments.dropFirst(2).map { SourceFile(path: $0, bytes: contents($0)) }
let lexing = measure { lex($0).value?.count ?? 0 }
let both = measure { parse($0).value == nil ? 0 : 1 }
print("\(limit) \(lexing) \(both)")

func measure(_ work: (SourceFile) -> Int) -> UInt64 {
  let start = cpuMicroseconds()
  var size = 0
  while size < limit {
    for file in files {
      if work(file) == 0 { fatalError("\(file.path) does not parse") }
      size += file.bytes.count
    }
  }
  return (cpuMicroseconds() - start) * UInt64(limit) / UInt64(size)
}

func contents(_ path: String) -> [UInt8] {
  guard let file = fopen(path, "r") else { return [] }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  let size = ftell(file)
  rewind(file)
  return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    count = fread(buffer.baseAddress, 1, size, file)
  }
}

func cpuMicroseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000 + UInt64(time.tv_nsec) / 1_000
}
