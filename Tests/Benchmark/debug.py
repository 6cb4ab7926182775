"""What the tool takes as a user's debug build runs it."""

import os

import programs
import specs


def measure(run):
  folder, output = (os.path.join(run.folder, "debug", name) for name in ["specs", "output"])
  specs.write_specs(folder, 100)
  command = [run.tools.debug, "generate", folder, "--output", output]
  program = programs.Program("mvvmgen, debug build", command, output)
  programs.compare(run.tools, [program], 7, 100)
  run.targets.add_cpu("debug build, 100 specs", program.samples, 0.15)
