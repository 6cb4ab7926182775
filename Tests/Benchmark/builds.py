"""Builds the programs that the benchmark runs, outside of the package's own build folder."""

import os
import platform
import shutil
import subprocess
from collections import namedtuple
from functools import cached_property

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
STATIC = [] if platform.system() == "Darwin" else ["-static-stdlib"]

Sample = namedtuple("Sample", ["cpu", "wall", "peak"])
"""User and system CPU ms, wall ms, peak MiB."""

MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "{name}",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "{root}")],
  targets: [
    .executableTarget(
      name: "{name}",
      dependencies: [.product(name: "{product}", package: "{package}")],
      path: "Sources"
    )
  ]
)
"""


class Failed(Exception):
  """A program that does not build, or does not run."""


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
    """Parses specs again and again; sees the parser as any package does that uses the library."""
    with open(os.path.join(HERE, "Programs", "Parsing.swift"), encoding="utf-8") as file:
      package = self.package("Parsing", "MVVMGenerator", file.read())
    return self.swift_build(package, "release", "Parsing", os.path.join(package, ".build"))

  @cached_property
  def parsing_once(self):
    """Reads and parses specs once, and does nothing else."""
    with open(os.path.join(HERE, "Programs", "ParseOnce.swift"), encoding="utf-8") as file:
      package = self.package("ParseOnce", "MVVMGenerator", file.read())
    return self.swift_build(package, "release", "ParseOnce", os.path.join(package, ".build"))

  @cached_property
  def empty(self):
    """A program that does nothing."""
    path = os.path.join(self.folder, "empty.swift")
    with open(path, "w", encoding="utf-8"):
      pass
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
      raise Failed(f"exit status {code} from {' '.join(command)[:300]}")
    return Sample(cpu / 1_000, wall / 1_000, peak / 1_048_576)

  def measure_cold_build(self, configuration):
    """Builds the tool as a dependency of another package, from nothing; the manifests too."""
    package = self.package("Consumer", "mvvmgen", "")
    scratch = os.path.join(package, ".build")
    shutil.rmtree(scratch, ignore_errors=True)
    command = swift_build_command(package, configuration, "mvvmgen", scratch)
    return self.measure(command + ["--manifest-cache", "none"])

  def tool(self, configuration):
    return self.swift_build(ROOT, configuration, "mvvmgen", os.path.join(self.folder, configuration))

  def swift_build(self, package, configuration, product, scratch):
    """Builds a product and returns the path of its program."""
    command = swift_build_command(package, configuration, product, scratch)
    if configuration == "release" and STATIC:
      command.append("--static-swift-stdlib")
    check(command)
    return os.path.join(check(command + ["--show-bin-path"]).strip(), product)

  def compile(self, source, name):
    program = os.path.join(self.folder, name)
    check(["swiftc", "-O"] + STATIC + [source, "-o", program])
    return program

  def package(self, name, product, source):
    """Writes a package that depends on this one by its path."""
    folder = os.path.join(self.folder, name)
    os.makedirs(os.path.join(folder, "Sources"), exist_ok=True)
    manifest = MANIFEST.format(name=name, product=product, root=ROOT, package=os.path.basename(ROOT))
    for path, text in [("Package.swift", manifest), ("Sources/main.swift", source)]:
      with open(os.path.join(folder, path), "w", encoding="utf-8") as file:
        file.write(text)
    return folder


def swift_build_command(package, configuration, product, scratch):
  where = ["--package-path", package, "--scratch-path", scratch]
  return ["swift", "build", "-c", configuration, "--product", product] + where


def check(command):
  result = subprocess.run(command, capture_output=True, text=True)
  if result.returncode != 0:
    raise Failed(f"{' '.join(command)}\n{result.stdout}{result.stderr}")
  return result.stdout
