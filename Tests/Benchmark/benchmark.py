#!/usr/bin/env python3
"""Measures mvvmgen beside other ways to write the same files. See README.md beside this file.

Exits with 1 only where something is broken: a tool that fails, files that differ. A missed target is
printed and nothing more, since timings on a shared machine decide nothing.
"""

import argparse
import datetime
import os
import shutil
import sys
import tempfile

sys.dont_write_bytecode = True

import builds
import comparing
import debug
import files
import formatting
import instructions
import linting
import machine
import parsing
import plot
import processes
import serving
import typechecking
import watching
import ways
from broken import Broken
from ratios import Ratios
from targets import Targets

SIZES = [1, 100, 1_000, 10_000]
ROUNDS = {1: 200, 100: 30, 1_000: 11, 10_000: 5}
QUICK_ROUNDS = {1: 30, 100: 7, 1_000: 3, 10_000: 1}
PARTS = {
  "processes": processes.measure,
  "instructions": instructions.measure,
  "debug": debug.measure,
  "parsing": parsing.measure,
  "format": formatting.measure,
  "linting": linting.measure,
  "serving": serving.measure,
  "types": typechecking.measure,
  "diff": comparing.measure,
  "watching": watching.measure,
}
COLD_PARTS = {"ways": ways.measure}
"""It builds packages from nothing, which takes minutes: measured only where it is asked for."""


class Run:
  """What the parts share: the programs, a folder for specs and files, the options, and the results."""

  def __init__(self, options, folder):
    self.options = options
    self.folder = folder
    self.tools = builds.Tools(options.build)
    self.ratios = Ratios()
    self.targets = Targets()

  def results(self):
    return "\n".join(table for table in [self.ratios.table(), self.targets.table()] if table)


def main():
  options = read_options()
  memory = machine.memory_folder()
  print(f"{machine.description()}\nspecs and files in {memory}, programs in {options.build}\n", flush=True)
  folder = tempfile.mkdtemp(prefix="mvvmgen-benchmark-", dir=memory)
  try:
    run = Run(options, folder)
    for name, measure in {**PARTS, **COLD_PARTS}.items():
      if name in options.parts:
        measure(run)
    print(run.results())
    if options.record:
      record(run)
  except Broken as problem:
    sys.exit(f"broken: {problem}")
  finally:
    shutil.rmtree(folder, ignore_errors=True)


def read_options():
  parser = argparse.ArgumentParser(description="Measures mvvmgen.")
  parser.add_argument("--quick", action="store_true", help="fewer rounds, and no more than 1,000 specs")
  parser.add_argument("--cold", action="store_true", help="also build from nothing (minutes)")
  parser.add_argument(
    "--only", choices=[*PARTS, *COLD_PARTS], action="append", dest="parts", help="measure this alone"
  )
  parser.add_argument("--sizes", type=int, nargs="+", help="run the processes on these numbers of specs")
  parser.add_argument("--record", action="store_true", help="write results.svg and results.txt, which the README shows")
  default = os.path.join(tempfile.gettempdir(), "mvvmgen-benchmark-build")
  parser.add_argument("--build", default=default, help="where programs are built (default: %(default)s)")
  options = parser.parse_args()
  options.build = os.path.abspath(options.build)
  options.parts = options.parts or [*PARTS, *(COLD_PARTS if options.cold else [])]
  options.rounds = QUICK_ROUNDS if options.quick else ROUNDS
  options.sizes = options.sizes or (SIZES[:3] if options.quick else SIZES)
  return options


def record(run):
  """Writes the picture and the tables of this run beside the README."""
  about = f"{machine.description()}; {datetime.date.today()}"
  if run.ratios.times:
    picture = plot.plot(run.ratios.points(), "CPU time by the number of specs, each axis logarithmic", about)
    files.write(os.path.join(builds.HERE, "results.svg"), picture)
  files.write(os.path.join(builds.HERE, "results.txt"), f"{about}\n\n{run.results()}")


if __name__ == "__main__":
  main()
