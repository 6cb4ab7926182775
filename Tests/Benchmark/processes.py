"""What whole processes take that write files."""

import os
import shutil

import files
import programs
import report
from broken import Broken
from contest import PYTHON, UNCHANGED, Contest
from report import COPY, EMPTY, TOOL


def measure(run):
  found = {size: samples(run, size) for size in run.options.sizes}
  if 1 in found:
    add_start(run.targets, found[1])
  if 1_000 in found:
    add_thousand(run.targets, found[1_000])
  if 1_000 in found and 10_000 in found:
    tool = found[10_000][TOOL]
    run.targets.add_ratio("10,000 specs / 1,000 specs", tool, found[1_000][TOOL], 11)
    run.targets.add_peak("10,000 specs", report.peak(tool))


def samples(run, size):
  """Those of each program over so many specs, by its label."""
  folder = os.path.join(run.folder, str(size))
  contest = Contest(run.tools, folder, size)
  compared = contest.programs()
  before = files.modification_times(contest.written)
  programs.compare(run.tools, compared, run.options.rounds.get(size, 3), size)
  if files.modification_times(contest.written) != before:
    raise Broken("a run that had nothing to change moved a modification time")
  shutil.rmtree(folder)
  found = {program.label: program.samples for program in compared}
  run.ratios.times[size] = {label: report.median(samples) for label, samples in found.items()}
  return found


def add_start(targets, found):
  tool, empty = found[TOOL], found[EMPTY]
  above = report.median(tool) - report.median(empty)
  of_least = f"{report.least(tool) - report.least(empty):.2f}"
  targets.add("one spec, above an empty program", f"{above:.2f} ms", "≤ 1.5 ms", above <= 1.5, of_least)


def add_thousand(targets, found):
  targets.add_ratio("1,000 specs / cp -r of the files", found[TOOL], found[COPY], 4.6)
  targets.add_ratio("plain Python / 1,000 specs", found[PYTHON], found[TOOL], 2.5, at_least=True)
  targets.add_ratio("nothing changed / written, 1,000", found[UNCHANGED], found[TOOL], 0.85)
