"""The ways to get the tool, side by side: each from an empty folder, with no cache, to what it is for."""

import os
import re
import shutil

import builds
import files
from broken import Broken

ADDRESS = '.package(url: "https://git.example.com/mvvmgen.git", from: "0.1.0")'


def measure(run):
  """Prints what each way takes from nothing to a test that passes, by the README, and the program alone."""
  tools, folder = run.tools, run.folder
  package, program = bundle(folder)
  rows = [("the program alone, all examples", measure_program(tools, folder, program), [])]
  for label, path in [("the package around the bundle", package), ("the package, from source", source(folder))]:
    rows.append((f"first commands, {label}", *measure_package(tools, folder, path)))
  print(f"{'from an empty folder':<48}{'CPU s':>8}{'wall s':>8}  modules of ours that were compiled")
  for label, sample, modules in rows:
    print(f"{label:<48}{sample.cpu / 1_000:>8.2f}{sample.wall / 1_000:>8.2f}  {', '.join(modules) or 'none'}", flush=True)
  print()


def first_commands(package):
  """The first commands of the README, which end with a test that passes, with the tool's package at a path."""
  readme = files.read(os.path.join(builds.ROOT, "README.md"))
  block = re.search(r"<!-- first -->.*?```sh\n(.*?)\n```", readme, re.S)[1]
  if ADDRESS not in block:
    raise Broken("the README's first commands name no package")
  return block.replace(ADDRESS, f'.package(path: "{package}")')


def bundle(folder):
  """The package around the built programs, and the program in it."""
  package = os.path.join(folder, "bundle", "mvvmgen")
  builds.check([os.path.join(builds.ROOT, "Sources/Bundle/make-bundle.sh"), package])
  programs = os.path.join(package, "mvvmgen.artifactbundle")
  triple = next(name for name in os.listdir(programs) if name != "info.json")
  return package, os.path.join(programs, triple, "mvvmgen")


def source(folder):
  """The package as it is committed."""
  package = os.path.join(folder, "source", "mvvmgen")
  builds.check(["git", "clone", "-q", builds.ROOT, package])
  return package


def measure_package(tools, folder, package):
  """What the README's first commands take, and the modules of ours that they compile."""
  log, sample = run(tools, folder, first_commands(package))
  return sample, sorted(set(re.findall(r"Compiling (MVVM\w+|mvvmgen\w*)", log)))


def measure_program(tools, folder, program):
  """What the program alone takes to generate the examples; nothing else is on its path."""
  specs = os.path.join(folder, "Specs")
  shutil.copytree(os.path.join(builds.ROOT, "Specs"), specs)
  return run(tools, folder, f"PATH= {program} generate {specs}")[1]


def run(tools, folder, script):
  """Runs a script in a new folder, with a home that is empty."""
  place, home, log = (os.path.join(folder, name) for name in ["place", "home", "log"])
  for path in [place, home]:
    shutil.rmtree(path, ignore_errors=True)
    os.mkdir(path)
  sample = tools.measure(["env", f"HOME={home}", "bash", "-euc", f"exec >{log} 2>&1; cd {place}\n{script}"])
  with open(log, encoding="utf-8", errors="replace") as file:
    return file.read(), sample
