"""What linting takes, of specs in which much is found, and of the same specs mended until nothing is."""

import os

import builds
import files
import parsing
import specs
from programs import Program, compare


def measure(run):
  found, kept = os.path.join(run.folder, "linting", "found"), os.path.join(run.folder, "linting", "kept")
  for place in [found, kept]:
    specs.write_specs(place, 1_000)
  files.write(os.path.join(kept, "mvvmgen.json"), '{"lint": {"allowedTypes": ["Project", "RefTag", "Session"]}}')
  builds.check([run.tools.release, "lint", "--fix", "--strict", kept])
  parsed = parsing.once(run.tools, "read and parse", kept)
  linting = Program("mvvmgen lint", [run.tools.release, "lint", kept])
  finding = Program("mvvmgen lint, 1.2 findings each", [run.tools.release, "lint", found])
  compare(run.tools, [parsed, linting, finding], run.options.rounds[1_000], 1_000)
  run.targets.add_ratio("linting / parsing, 1,000 specs", linting.samples, parsed.samples, 3)
  if builds.COUNTER:
    ratio = run.tools.instructions(linting.command) / run.tools.instructions(parsed.command)
    run.targets.add("linting / parsing, instructions", f"{ratio:.2f}", "≤ 3", ratio <= 3)
