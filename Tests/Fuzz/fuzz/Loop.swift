import Foundation
import Fuzzing
import TestSupport

#if FUZZER
  /// Runs libFuzzer, which chooses inputs by the code that they reach.
  func fuzz(seconds: Int, seed: UInt64) {
    guard let folder = campaign?.folder, let kind = campaign?.kind else { return }
    let corpus = folder.appendingPathComponent("corpus-\(kind)")
    try? FileManager.default.createDirectory(at: corpus, withIntermediateDirectories: true)
    for (index, input) in seeds.enumerated() {
      try? Data(input).write(to: corpus.appendingPathComponent("seed-\(index)"))
    }
    let arguments = [
      "fuzz", corpus.path, "-max_total_time=\(seconds)", "-seed=\(seed)", "-max_len=\(maximumLength)",
      "-timeout=120", "-rss_limit_mb=4096", "-detect_leaks=0", "-verbosity=0", "-entropic=0",
      "-artifact_prefix=\(folder.path)/\(kind)-",
    ]
    // The driver does not return.
    atexit { campaign?.finish() }
    var pointers = arguments.map { strdup($0) } + [nil]
    var count = Int32(arguments.count)
    pointers.withUnsafeMutableBufferPointer { buffer in
      var start = buffer.baseAddress
      _ = runDriver(&count, &start) { bytes, count in
        campaign?.attempt(Array(UnsafeBufferPointer(start: bytes, count: count)))
        return 0
      }
    }
  }

  private let seeds = campaign?.kind.seeds ?? []

  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ attempt: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32

  @_silgen_name("LLVMFuzzerMutate")
  private func mutateBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ maximum: Int) -> Int

  /// Mutates an input. Three of four mutations are our own, which know the pieces of specs.
  @_cdecl("LLVMFuzzerCustomMutator")
  func mutate(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ maximum: Int, _ seed: UInt32) -> Int {
    var random = SplitMix(seed: UInt64(seed))
    if random.next(below: 4) == 0 { return mutateBytes(bytes, count, maximum) }
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    let isNew = random.next(below: 3) == 0
    let result = isNew ? campaign?.kind.input(from: seeds, &random) : mutated(input, with: seeds, &random)
    let new = (result ?? input).prefix(maximum)
    for (index, byte) in new.enumerated() { bytes[index] = byte }
    return new.count
  }
  /// Replaces libFuzzer's tracing of comparisons if the linker can, since tracing takes a third of the time.
  /// The mutations already know the words that it would find.
  @_cdecl("ignoreComparison")
  func ignoreComparison() {}
#else
  /// Tries inputs that depend only on the seed. The current input is in a file, which remains after a crash
  /// or a hang.
  func fuzz(seconds: Int, seed: UInt64) {
    guard let folder = campaign?.folder, let kind = campaign?.kind else { return }
    let current = folder.appendingPathComponent("\(kind)-crash-\(getpid())").path
    let descriptor = open(current, O_RDWR | O_CREAT | O_TRUNC, 0o644)
    let seeds = kind.seeds
    var random = SplitMix(seed: seed)
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
      let input = kind.input(from: seeds, &random)
      _ = pwrite(descriptor, input, input.count, 0)
      ftruncate(descriptor, off_t(input.count))
      alarm(120)
      campaign?.attempt(input)
    }
    alarm(0)
    campaign?.finish()
    unlink(current)
  }
#endif
