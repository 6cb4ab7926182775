"""What the tool aims at, and whether it gets there."""

import statistics

from report import least, median


class Targets:
  def __init__(self):
    self.rows = []

  def add(self, what, found, target, is_met, of_least=""):
    verdict = {True: "met", False: "MISSED", None: ""}[is_met]
    self.rows.append((what, found, of_least, target, verdict))

  def add_ratio(self, what, left, right, limit, at_least=False):
    """The ratio of two medians, and beside it that of the two least figures."""
    ratio = median(left) / median(right)
    of_least = least(left) / least(right)
    is_met = ratio >= limit if at_least else ratio <= limit
    self.add(what, f"{ratio:.2f}", f"{'≥' if at_least else '≤'} {limit}", is_met, f"{of_least:.2f}")

  def add_cpu(self, what, samples, limit):
    """The CPU seconds of a program."""
    seconds = median(samples) / 1_000
    of_least = f"{least(samples) / 1_000:.2f}"
    self.add(what, f"{seconds:.2f} CPU s", f"≤ {limit} s", seconds <= limit, of_least)

  def add_wait(self, what, seconds, limit):
    """How long a person waits; the limit is in milliseconds."""
    wait, of_least = 1e3 * statistics.median(seconds), f"{1e3 * min(seconds):.2f} ms"
    self.add(what, f"{wait:.2f} ms", f"≤ {limit} ms", wait <= limit, of_least)

  def add_peak(self, what, mib):
    self.add(f"{what}, peak", f"{mib:.1f} MiB", "≤ 32 MiB", mib <= 32)

  def table(self):
    lines = [f"{'target':<46}{'median':>12}{'least':>8}{'wanted':>14}"]
    for what, found, of_least, target, verdict in self.rows:
      lines.append(f"{what:<46}{found:>12}{of_least:>8}{target:>14}  {verdict}".rstrip())
    return "\n".join(lines) + "\n"
