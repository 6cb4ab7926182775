"""How many instructions whole processes take, on one spec and on each further one."""

import os

import builds
from contest import Contest
from report import TOOL

SIZE = 200


def measure(run):
  if not builds.COUNTER:
    print("There is no valgrind to count instructions.\n")
    return
  one, many = counts(run, 1), counts(run, SIZE)
  run.ratios.instructions = {
    label: (one[label], (many[label] - one[label]) // (SIZE - 1)) for label in one if label in many
  }
  first, each = run.ratios.instructions[TOOL]
  run.targets.add("instructions, one spec", f"{first / 1e6:.2f} M", "≤ 6 M", first <= 6_000_000)
  run.targets.add("instructions, each further spec", f"{each:,}", "≤ 400,000", each <= 400_000)


def counts(run, size):
  """The instructions of each program over so many specs, by its label."""
  found = {}
  for program in Contest(run.tools, os.path.join(run.folder, "instructions", str(size)), size).programs():
    program.clear()
    found[program.label] = run.tools.instructions(program.command)
  return found
