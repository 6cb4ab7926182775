"""How many megabytes a second are lexed and parsed, in one process; and a program that reads and parses once."""

import os
import statistics

import builds
import files
import programs
import specs


def measure(run):
  folder, whole = os.path.join(run.folder, "parsing"), os.path.join(run.folder, "parsing.mvvm")
  specs.write_specs(folder, 100)
  files.write(whole, "\n".join(specs.view_model(number)[1].replace("import Models\n", "") for number in range(100)))
  megabytes = "10" if run.options.quick else "50"
  for label, paths in [("100 specs", files.below(folder)), ("one file of 100 view models", [whole])]:
    add(run.targets, label, [builds.check([run.tools.parsing, megabytes] + paths).stdout for _ in range(5)])


def add(targets, label, outputs):
  figures = [[int(word) for word in output.split()] for output in outputs]
  lexing = statistics.median(size / time for size, time, _ in figures)
  both = statistics.median(size / time for size, _, time in figures)
  best = max(size / time for size, _, time in figures)
  print(f"{label}: lexing {lexing:.0f} MB/s, lexing and parsing {both:.0f} MB/s (best {best:.0f})\n")
  targets.add(f"lexing and parsing {label}", f"{both:.0f} MB/s", "≥ 100 MB/s", both >= 100, f"{best:.0f}")


def once(tools, label, *folders):
  """A program that reads and parses the specs of the folders once, to compare others with."""
  paths = [path for folder in folders for path in files.below(folder) if path.endswith(".mvvm")]
  return programs.Program(label, [tools.parsing, "once"] + paths)
