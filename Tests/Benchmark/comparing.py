"""What `mvvmgen diff` takes, of two folders: in one of them members stand backwards, and some have another label."""

import os
import shutil

import parsing
import specs
from programs import Program, compare


def measure(run):
  place = os.path.join(run.folder, "diff")
  old, new = (os.path.join(place, name) for name in ["old", "new"])
  specs.write_specs(old, 1_000)
  specs.write_specs(new, 1_000, specs.changed)
  parsed = parsing.once(run.tools, "read and parse both sides", old, new)
  compared = Program("mvvmgen diff", [run.tools.release, "diff", old, new])
  same = Program("mvvmgen diff, nothing changed", [run.tools.release, "diff", old, old])
  compare(run.tools, [parsed, compared, same], run.options.rounds[1_000], 1_000)
  run.targets.add_ratio("1,000 specs on each side compared / parsed", compared.samples, parsed.samples, 3)
  shutil.rmtree(place)
