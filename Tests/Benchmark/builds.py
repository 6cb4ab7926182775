"""Builds the programs that the benchmark runs, outside of the package's own build folder, and runs them."""

import os
import platform
import re
import shutil
import subprocess
from collections import namedtuple
from functools import cached_property

import files
import packages
from broken import Broken

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
IS_LINUX = platform.system() == "Linux"
STATIC = ["-static-executable"] if IS_LINUX else []
RELEASE = ["-static-executable", "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"] if IS_LINUX else []
"""How a release is compiled: nothing is linked when the program starts, and types are made without a search by name."""

Sample = namedtuple("Sample", ["cpu", "wall", "peak"])
"""User and system CPU ms, wall ms, peak MiB."""

COUNTER = shutil.which("valgrind")
"""What counts instructions; `None` where it is not installed."""


class Tools:
  """The paths of the programs; each is built when it is first asked for."""

  def __init__(self, folder):
    self.folder = folder
    os.makedirs(folder, exist_ok=True)

  @cached_property
  def release(self):
    """The tool as it is shipped."""
    return self.tool("release")

  @cached_property
  def debug(self):
    """The tool as a user's debug build runs it."""
    return self.tool("debug")

  @cached_property
  def parsing(self):
    """Parses specs again and again, or once; it has the modules as targets."""
    package = os.path.join(self.folder, "Parsing")
    program = files.read(os.path.join(HERE, "Programs", "Parsing.swift"))
    packages.write(package, "Parsing", program, os.path.join(ROOT, "Sources"))
    return self.swift_build(package, "release", "Parsing", os.path.join(package, ".build"))

  @cached_property
  def empty(self):
    """A program that does nothing."""
    path = os.path.join(self.folder, "empty.swift")
    files.write(path, "")
    return self.compile(path, "empty")

  @cached_property
  def measurer(self):
    return self.compile(os.path.join(HERE, "Programs", "Measure.swift"), "measure")

  @cached_property
  def limit(self):
    """The least that a generator can do; `None` without a C compiler."""
    if not shutil.which("cc"):
      return None
    program = os.path.join(self.folder, "limit")
    check(["cc", "-O2", "-o", program, os.path.join(HERE, "Programs", "limit.c")])
    return program

  def measure(self, command):
    """Runs a command and says what it and its children took."""
    result = subprocess.run([self.measurer] + command, capture_output=True, text=True)
    code, cpu, wall, peak = (int(word) for word in result.stdout.split())
    if code != 0:
      raise Broken(f"exit status {code} from {' '.join(command)[:300]}")
    return Sample(cpu / 1_000, wall / 1_000, peak / 1_048_576)

  def instructions(self, command):
    """How many instructions a command takes, as callgrind counts them."""
    counting = [COUNTER, "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    return int(re.search(r"Collected : (\d+)", check(counting + command).stderr)[1])

  def tool(self, configuration):
    return self.swift_build(ROOT, configuration, "mvvmgen", os.path.join(self.folder, configuration))

  def swift_build(self, package, configuration, product, scratch):
    """Builds a product and returns the path of its program."""
    command = swift_build_command(package, configuration, product, scratch)
    if configuration == "release":
      command += [word for flag in RELEASE for word in ["-Xswiftc", flag]]
    check(command)
    return os.path.join(check(command + ["--show-bin-path"]).stdout.strip(), product)

  def compile(self, source, name):
    program = os.path.join(self.folder, name)
    check(["swiftc", "-O"] + STATIC + [source, "-o", program])
    return program


def swift_build_command(package, configuration, product, scratch):
  where = ["--package-path", package, "--scratch-path", scratch]
  return ["swift", "build", "-c", configuration, "--product", product] + where


def check(command):
  """Runs a command that must succeed."""
  result = subprocess.run(command, capture_output=True, text=True)
  if result.returncode != 0:
    raise Broken(f"{' '.join(command)[:300]}\n{result.stdout}{result.stderr}")
  return result
