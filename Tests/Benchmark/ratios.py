"""How the programs that write files stand to the tool."""

from report import EMPTY, TOOL, specs


class Ratios:
  """What each program took, by its label.

  - times: the median CPU milliseconds, by the number of specs.
  - instructions: those of a run on one spec, and of each further spec.
  """

  def __init__(self):
    self.times = {}
    self.instructions = {}

  def labels(self):
    return list(dict.fromkeys(label for found in [*self.times.values(), self.instructions] for label in found))

  def points(self):
    """The times as `plot` takes them, without the program that writes no files."""
    labels = [label for label in self.labels() if label != EMPTY]
    sizes = sorted(self.times)
    return {label: [(size, self.times[size][label]) for size in sizes if label in self.times[size]] for label in labels}

  def table(self):
    """Each time as a multiple of the tool's; empty where nothing was measured."""
    if not self.labels():
      return ""
    columns = [specs(size) for size in sorted(self.times)]
    if self.instructions:
      columns += ["instr., one", "each further", "× the tool's"]
    lines = [f"{'as a multiple of mvvmgen':<30}" + "".join(f"{column:>14}" for column in columns)]
    return "\n".join(lines + [self.line(label) for label in self.labels()]) + "\n"

  def line(self, label):
    line = f"{label:<30}"
    for _, times in sorted(self.times.items()):
      line += f"{times[label] / times[TOOL]:>14.2f}" if label in times else f"{'':>14}"
    if label in self.instructions:
      one, each = self.instructions[label]
      line += f"{one:>14,}{each:>14,}{each / self.instructions[TOOL][1]:>14.2f}"
    return line
