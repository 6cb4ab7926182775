"""What builds from nothing take: the program of the build plugin, the whole tool, and what they are compared with."""

import os

import builds


def measure(run):
  products = [(builds.ROOT, "mvvmgen-build"), (builds.ROOT, "mvvmgen")]
  products += [beside.rsplit(":", 1) for beside in run.options.beside]
  for configuration in ["debug", "release"]:
    samples = [run.tools.measure_cold_build(package, configuration, product) for package, product in products]
    print(f"cold {configuration} build: CPU s, wall s, and what mvvmgen-build's CPU is of it")
    for (package, product), sample in zip(products, samples):
      share = samples[0].cpu / sample.cpu
      name = f"{product} of {os.path.basename(package)}"
      print(f"  {name:40} {sample.cpu / 1_000:6.1f} {sample.wall / 1_000:6.1f} {share:5.2f}", flush=True)
