"""The ways to get the tool, side by side: each from an empty folder, with no cache, to what it is for."""

import os
import re
import shutil
import subprocess

import builds

ADDRESS = '.package(url: "https://git.example.com/mvvmgen.git", from: "0.1.0")'


def first_commands(package):
  """The first commands of the README, which end with a test that passes, with the tool's package at a path."""
  with open(os.path.join(builds.ROOT, "README.md"), encoding="utf-8") as file:
    block = re.search(r"<!-- first -->.*?```sh\n(.*?)\n```", file.read(), re.S)[1]
  if ADDRESS not in block:
    raise builds.Failed("the README's first commands name no package")
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
