import Foundation
import Fuzzing

/// A run over many inputs of one kind, with its counts, and the folder for its findings.
struct Campaign {
  let kind: FuzzKind
  let folder: URL
  let tool: URL
  private var fuzzer: Fuzzer
  private var inputs = 0
  private var accepted = 0
  private var parsed = 0
  /// The specs whose Swift code does not parse, perhaps because of a closure.
  private var closures = 0
  private var counts: [String: Int] = [:]
  /// The inputs whose Swift code has not been parsed yet.
  private var samples: [(input: [UInt8], attempt: Attempt)] = []
  private var nextReport = ContinuousClock.now

  init(_ kind: FuzzKind, folder: URL, tool: URL) {
    self.kind = kind
    self.folder = folder
    self.tool = tool
    self.fuzzer = Fuzzer(kind, tool: tool)
  }
}

/// The campaign of this process. It is global because libFuzzer calls plain functions, which cannot hold one.
nonisolated(unsafe) var campaign: Campaign?

extension Campaign {
  mutating func attempt(_ input: [UInt8]) {
    let attempt = self.fuzzer.attempt(input)
    self.inputs += 1
    self.accepted += attempt.isAccepted ? 1 : 0
    for violation in attempt.violations { self.record(violation.property, violation.detail, input) }
    if !attempt.swift.isEmpty {
      self.samples.append((input, attempt))
      if self.samples.count == 100 { self.parseSamples() }
    }
    if self.inputs % 64 == 0, ContinuousClock.now > self.nextReport { self.writeCounts() }
  }

  mutating func finish() {
    self.parseSamples()
    self.writeCounts()
  }

  private mutating func parseSamples() {
    let errors = (try? syntaxErrors(in: self.samples.map(\.attempt.swift))) ?? [:]
    self.parsed += self.samples.count
    for (index, error) in errors.sorted(by: { $0.key < $1.key }) {
      if self.samples[index].attempt.hasClosures {
        self.closures += 1
      } else {
        self.record("does-not-parse", error, self.samples[index].input)
      }
    }
    self.samples = []
  }

  /// Counts a violation. Writes the first two of those that seem equal into files.
  private mutating func record(_ property: String, _ detail: String, _ input: [UInt8]) {
    let key = property == "does-not-parse" ? "\(property): \(withoutNames(detail))" : property
    self.counts[key, default: 0] += 1
    guard self.counts[key, default: 0] <= 2 else { return }
    let (kind, tool) = (self.kind, self.tool)
    let smallest = minimized(input, seconds: 5) { input in
      violations(kind, input, tool).contains { $0.hasPrefix(property) }
    }
    let file = self.folder.appendingPathComponent("\(kind)-\(property)-\(UUID().uuidString.prefix(8))")
    try? Data(smallest).write(to: file)
    try? Data(input).write(to: file.appendingPathExtension("whole"))
    print("\nVIOLATION \(kind) \(property): \(detail.prefix(300))")
    print("  Tests/Fuzz/run.sh --kind \(kind) --replay \(file.path)")
    fflush(nil)
  }

  private mutating func writeCounts() {
    self.nextReport = .now + .seconds(5)
    var lines = ["inputs \(self.inputs)", "accepted \(self.accepted)", "parsed \(self.parsed)"]
    lines.append("closures \(self.closures)")
    lines += self.counts.sorted { $0.key < $1.key }.map { "VIOLATION \($0.key) \($0.value)" }
    let file = self.folder.appendingPathComponent("counts-\(self.kind)-\(getpid())")
    try? Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
  }
}

/// Returns a compiler message without quoted names, and without the line of code that it is about.
private func withoutNames(_ message: String) -> String {
  message.prefix { $0 != "\n" }.split(separator: "'", omittingEmptySubsequences: false).enumerated()
    .compactMap { $0.offset % 2 == 0 ? String($0.element) : nil }.joined(separator: "…")
}

/// Tries everything with an input. Returns the properties that do not hold, each with its detail.
func violations(_ kind: FuzzKind, _ input: [UInt8], _ tool: URL) -> [String] {
  var fuzzer = Fuzzer(kind, tool: tool)
  fuzzer.isThorough = true
  let attempt = fuzzer.attempt(input)
  let isParsed = !attempt.swift.isEmpty && !attempt.hasClosures
  let errors = isParsed ? (try? syntaxErrors(in: [attempt.swift])) ?? [:] : [:]
  return attempt.violations.map { "\($0.property): \($0.detail)" }
    + errors.values.map { "does-not-parse: \($0)" }
}

/// The exit status of a replay if a property does not hold. It is not 1, because sanitizers use that when they stop a
/// process.
let violated: Int32 = 3

/// - Returns: 0 if all properties hold.
func replay(_ kind: FuzzKind, _ input: Data, _ tool: URL) -> Int32 {
  let found = violations(kind, Array(input), tool)
  for line in found { print(line) }
  if found.isEmpty { print("all properties hold") }
  return found.isEmpty ? 0 : violated
}

/// Reduces the input of a crash or a hang. Each attempt runs in a process of its own.
func minimizeCrash(_ kind: FuzzKind, _ path: String, _ tool: String) throws {
  let input = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  let candidate = URL(fileURLWithPath: "\(path).candidate")
  let smallest = minimized(input, seconds: 60) { input in
    guard (try? Data(input).write(to: candidate)) != nil else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["replay", kind.rawValue, candidate.path, tool]
    process.environment = ProcessInfo.processInfo.environment.merging(withoutSymbols) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    let end = ContinuousClock.now + .seconds(10)
    while process.isRunning, ContinuousClock.now < end { usleep(2_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal || ![0, violated].contains(process.terminationStatus)
  }
  try? FileManager.default.removeItem(at: candidate)
  try Data(smallest).write(to: URL(fileURLWithPath: "\(path).small"))
  print("  Tests/Fuzz/run.sh --kind \(kind) --replay \(path).small")
}

/// Settings that stop sanitizers from looking up the names of functions, which takes a second each time.
private let withoutSymbols = [
  "ASAN_OPTIONS": "detect_leaks=0:symbolize=0", "SWIFT_BACKTRACE": "enable=no",
  "UBSAN_OPTIONS": "symbolize=0",
]
