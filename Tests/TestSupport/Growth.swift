import Foundation

/// How many times as long the same work takes for a large input as for a small one.
///
/// What is counted is the processor time of this thread, and the least of a few runs, so that it does not matter what
/// else the machine does: linear work comes to about `large / small`, quadratic work to the square of it.
public func growth(from small: Int, to large: Int, of work: (Int) -> Void) -> Double {
  var least = (small: Double.infinity, large: Double.infinity)
  for _ in 0..<3 {
    least.small = min(least.small, processorSeconds(of: { work(small) }))
    least.large = min(least.large, processorSeconds(of: { work(large) }))
  }
  return least.large / least.small
}

/// The processor time that work takes on this thread, in seconds.
public func processorSeconds(of work: () throws -> Void) rethrows -> Double {
  let start = processorSeconds()
  try work()
  return processorSeconds() - start
}

private func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
