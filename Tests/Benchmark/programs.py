"""Runs programs side by side."""

import shutil

import files
import report
from broken import Broken


class Program:
  """A command, and how to run it.

  - output: the folder that it writes; it is removed before each run.
  - prepare: a function that is called with that folder before each run.
  - expected: a folder; `output` must be the same, byte for byte.
  - is_slow: run it in every fifth round only.
  """

  def __init__(self, label, command, output=None, prepare=None, expected=None, is_slow=False):
    self.label = label
    self.command = command
    self.output = output
    self.prepare = prepare
    self.expected = expected
    self.is_slow = is_slow
    self.samples = []

  def clear(self):
    """Removes what the last run wrote."""
    if self.output:
      shutil.rmtree(self.output, ignore_errors=True)
      if self.prepare:
        self.prepare(self.output)

  def run(self, tools):
    self.clear()
    self.samples.append(tools.measure(self.command))
    if self.expected and len(self.samples) == 1:
      if difference := files.first_difference(self.expected, self.output):
        raise Broken(f"{self.label} and the tool differ in {difference}")


def compare(tools, programs, rounds, size):
  """Runs each program once a round, and prints a table of them; `size` is the number of specs."""
  for turn in range(rounds):
    for program in programs:
      if not program.is_slow or turn % 5 == 0:
        program.run(tools)
  report.show(size, programs)
