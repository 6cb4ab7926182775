"""Builds the programs that are compared, and runs them side by side."""

import filecmp
import functools
import pathlib
import platform
import shutil
import statistics
import subprocess
from typing import NamedTuple

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
IS_LINUX = platform.system() == "Linux"
RELEASE = ["-static-executable", "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"] if IS_LINUX else []
"""The options of a release build: nothing is linked when the program starts, and no type is searched by its name."""


class Broken(Exception):
    """A program that fails: the figures are worth nothing."""


class Builds:
    """The programs, built in a folder of their own when they are first needed."""

    def __init__(self, folder):
        self.folder = folder

    @functools.cached_property
    def measurer(self):
        """The program that measures another one."""
        program = self.folder / "measure"
        static = ["-static-executable"] if IS_LINUX else []
        self.folder.mkdir(parents=True, exist_ok=True)
        run(["swiftc", "-O", *static, HERE / "measure.swift", "-o", program])
        return program

    @functools.cache
    def program(self, product, configuration, revision=None):
        """The path of a product of this package, as it is or as a revision has it."""
        package, scratch = ROOT, self.folder / configuration
        if revision:
            package = self.folder / revision
            scratch = package / ".build"
            if not package.exists():
                run(["git", "clone", "-q", ROOT, package])
            run(["git", "-C", package, "checkout", "-q", revision])
        flags = [word for flag in RELEASE for word in ("-Xswiftc", flag)] if configuration == "release" else []
        place = ["--package-path", package, "--scratch-path", scratch]
        command = ["swift", "build", "-c", configuration, "--product", product, *place, *flags]
        run(command)
        return pathlib.Path(run([*command, "--show-bin-path"]).stdout.strip(), product)

    def measure(self, command):
        """Runs a command, and returns the time and memory of it and its children."""
        status, cpu, wall, peak = (int(word) for word in run([self.measurer, *command]).stdout.split())
        if status != 0:
            raise Broken(f"exit status {status} of {' '.join(map(str, command))[:300]}")
        return Sample(cpu / 1_000, wall / 1_000, peak / 1_048_576)


class Sample(NamedTuple):
    """The processor and wall time of one run in milliseconds, and its peak of memory in MiB."""

    cpu: float
    wall: float
    peak: float


class Program:
    """A command that is run again and again.

    - output: the folder that it writes.
    - needs_output: whether that folder has to exist.
    - expected: a folder that the output should equal.
    """

    def __init__(self, label, command, output=None, needs_output=False, expected=None):
        self.label, self.command, self.output, self.expected = label, command, output, expected
        self.needs_output = needs_output
        self.samples = []

    def clear(self):
        """Removes the files of the last run."""
        if self.output:
            shutil.rmtree(self.output, ignore_errors=True)
            if self.needs_output:
                self.output.mkdir()

    def run(self, builds):
        self.clear()
        self.samples.append(builds.measure(self.command))
        if self.expected and len(self.samples) == 1 and not is_equal(self.expected, self.output):
            print(f"note: {self.label} writes other files than the tool: bring it in line\n")

    @property
    def cpu(self):
        return statistics.median(sample.cpu for sample in self.samples)

    @property
    def wall(self):
        return statistics.median(sample.wall for sample in self.samples)

    @property
    def peak(self):
        return max(sample.peak for sample in self.samples)


def run_side_by_side(programs, builds, rounds):
    """Runs each program once a round, so that other work on the machine falls on all alike."""
    for _ in range(rounds):
        for program in programs:
            program.run(builds)


def run(command):
    """Runs a command that must succeed."""
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        raise Broken(f"{' '.join(map(str, command))[:300]}\n{result.stdout}{result.stderr}")
    return result


def is_equal(left, right):
    """Whether two folders hold the same files."""
    files = sorted(path.relative_to(left) for path in left.rglob("*") if path.is_file())
    others = sorted(path.relative_to(right) for path in right.rglob("*") if path.is_file())
    return files == others and filecmp.cmpfiles(left, right, files, shallow=False)[0] == files
