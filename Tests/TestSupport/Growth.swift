import Foundation

/// Returns how many times longer the same work takes for a large input than for a small one.
///
/// Measures the processor time of this thread. The result is about `large / small` for linear work, and about
/// the square of that for quadratic work. If a measurement is not nearly linear, it is repeated a few times
/// and the least is used, so that other work on the machine does not matter.
package func growth(from small: Int, to large: Int, of work: (Int) -> Void) -> Double {
  var least = (small: Double.infinity, large: Double.infinity)
  for _ in 0..<3 {
    least.small = min(least.small, processorSeconds(of: { work(small) }))
    least.large = min(least.large, processorSeconds(of: { work(large) }))
    if least.large / least.small < 2 * Double(large) / Double(small) { break }
  }
  return least.large / least.small
}

/// Returns the processor time in seconds that some work takes on this thread.
package func processorSeconds(of work: () throws -> Void) rethrows -> Double {
  let start = processorSeconds()
  try work()
  return processorSeconds() - start
}

private func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
