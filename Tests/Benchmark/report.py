"""Prints what was measured, and how it stands to the targets."""

import statistics

TOOL = "mvvmgen"
EMPTY = "empty static Swift program"


def median(samples, field="cpu"):
  return statistics.median(getattr(sample, field) for sample in samples)


def least(samples, field="cpu"):
  return min(getattr(sample, field) for sample in samples)


def show(size, programs):
  """A table of the programs, their CPU also as a multiple of copying the files."""
  copy = next((median(program.samples) for program in programs if program.label.startswith("cp -r of what")), None)
  columns = f"{'CPU ms':>10}{'least':>10}{'wall ms':>10}{'peak MiB':>10}{'× cp -r':>9}{'runs':>6}"
  print(f"{f'{size:,} specs' if size > 1 else 'one spec':<30}{columns}")
  for program in programs:
    cpu = median(program.samples)
    figures = f"{cpu:>10.2f}{least(program.samples):>10.2f}{median(program.samples, 'wall'):>10.2f}"
    ratio = f"{cpu / copy:>9.2f}" if copy else f"{'':>9}"
    peak = max(sample.peak for sample in program.samples)
    print(f"{program.label:<30}{figures}{peak:>10.1f}{ratio}{len(program.samples):>6}")
  print(flush=True)


class Targets:
  """What is aimed at, and what was found."""

  def __init__(self):
    self.rows = []
    self.of_thousand = None
    self.times = {}
    """The median CPU of each program, by the number of specs."""
    self.instructions = {}
    """Of each program's run on one spec, and of each further spec."""

  def add(self, what, found, target, is_met, of_least=""):
    self.rows.append((what, found, of_least, target, "met" if is_met else "MISSED"))

  def add_ratio(self, what, left, right, limit, at_least=False, field="cpu"):
    """Compares two medians, and beside them the two least figures."""
    ratio = median(left, field) / median(right, field)
    of_least = least(left, field) / least(right, field)
    is_met = ratio >= limit if at_least else ratio <= limit
    self.add(what, f"{ratio:.2f}", f"{'≥' if at_least else '≤'} {limit}", is_met, f"{of_least:.2f}")

  def add_instructions(self, counts):
    self.instructions = counts
    one, each = counts[TOOL]
    self.add("instructions, one spec", f"{one / 1e6:.2f} M", "≤ 2.6 M", one <= 2_600_000)
    self.add("instructions, each further spec", f"{each:,}", "≤ 300,000", each <= 300_000)

  def add_processes(self, size, samples):
    tool = samples[TOOL]
    self.times[size] = {label: median(times) for label, times in samples.items()}
    if size == 1:
      empty = samples[EMPTY]
      above = median(tool) - median(empty)
      of_least = f"{least(tool) - least(empty):.2f}"
      self.add("one spec, above an empty program", f"{above:.2f} ms", "≤ 1.5 ms", above <= 1.5, of_least)
    if size == 1_000:
      self.of_thousand = tool
      self.add_ratio("1,000 specs / cp -r of the files", tool, samples["cp -r of what it wrote"], 4)
      self.add_ratio("plain Python / 1,000 specs", samples["plain Python"], tool, 3, at_least=True)
      self.add_ratio("nothing changed / written, 1,000", samples["mvvmgen, nothing changed"], tool, 0.8)
    if size == 10_000 and self.of_thousand:
      self.add_ratio("10,000 specs / 1,000 specs", tool, self.of_thousand, 11)
      peak = max(sample.peak for sample in tool)
      self.add("10,000 specs, peak", f"{peak:.1f} MiB", "≤ 32 MiB", peak <= 32)

  def add_debug(self, samples):
    seconds = median(samples) / 1_000
    of_least = f"{least(samples) / 1_000:.2f}"
    self.add("debug build, 100 specs", f"{seconds:.2f} CPU s", "≤ 0.15 s", seconds <= 0.15, of_least)

  def add_types(self, style, samples):
    seconds = median(samples) / 1_000
    limit = 20 if style == "observation" else 6
    of_least = f"{least(samples) / 1_000:.2f}"
    self.add(f"type-checking, {style}", f"{seconds:.2f} CPU s", f"≤ {limit} s", seconds <= limit, of_least)

  def points(self):
    """The programs with their points, as `plot` takes them; what is no generator of files is left out."""
    labels = [label for label in self.labels() if label != EMPTY]
    sizes = sorted(self.times)
    return {label: [(size, self.times[size][label]) for size in sizes if label in self.times[size]] for label in labels}

  def labels(self):
    return list(dict.fromkeys(label for found in [*self.times.values(), self.instructions] for label in found))

  def ratios(self):
    """A table of all programs, each figure as a multiple of the tool's."""
    sizes = sorted(self.times)
    columns = [f"{size:,} specs" if size > 1 else "one spec" for size in sizes]
    if self.instructions:
      columns += ["instr., one", "each further", "× the tool's"]
    lines = [f"{'as a multiple of mvvmgen':<30}" + "".join(f"{column:>14}" for column in columns)]
    for label in self.labels():
      line = f"{label:<30}"
      for size in sizes:
        time = self.times[size].get(label)
        line += f"{'' if time is None else f'{time / self.times[size][TOOL]:.2f}':>14}"
      if label in self.instructions:
        one, each = self.instructions[label]
        line += f"{one:>14,}{each:>14,}{each / self.instructions[TOOL][1]:>14.2f}"
      lines.append(line)
    return "\n".join(lines) + "\n"

  def show_ratios(self):
    if self.labels():
      print(self.ratios(), flush=True)

  def verdicts(self):
    lines = [f"{'target':<46}{'median':>12}{'least':>8}{'wanted':>14}"]
    for what, found, of_least, target, verdict in self.rows:
      lines.append(f"{what:<46}{found:>12}{of_least:>8}{target:>14}  {verdict}")
    return "\n".join(lines) + "\n"

  def show(self):
    print(self.verdicts())
