"""What formatting takes, of specs that nobody has formatted and of those that the tool has."""

import functools
import os
import shutil

import builds
import parsing
import specs
from programs import Program, compare


def measure(run):
  place, tool = os.path.join(run.folder, "format"), run.tools.release
  untidy, output, formatted = (os.path.join(place, name) for name in ["specs", "output", "formatted"])
  specs.write_specs(untidy, 1_000, specs.untidy)
  copy = functools.partial(shutil.copytree, untidy)
  copy(formatted)
  builds.check([tool, "format", "-i", formatted])
  parsed = parsing.once(run.tools, "read and parse", untidy)
  printed = Program("mvvmgen format", [tool, "format", untidy])
  checked = Program("mvvmgen format --check, formatted", [tool, "format", "--check", formatted])
  written = Program("mvvmgen format -i", [tool, "format", "-i", output], output, copy, expected=formatted)
  compare(run.tools, [parsed, printed, checked, written], run.options.rounds[1_000], 1_000)
  run.targets.add_ratio("1,000 specs formatted / parsed", printed.samples, parsed.samples, 2)
  shutil.rmtree(place)
