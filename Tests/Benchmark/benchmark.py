#!/usr/bin/env python3
"""Measures mvvmgen against other ways to write the same files. See README.md in this folder.

Exits with 1 only where something is broken: a program that fails. A missed limit is printed and nothing more.
"""

import argparse
import datetime
import os
import pathlib
import platform
import shutil
import sys
import tempfile

sys.dont_write_bytecode = True

import first_commands
import instructions
import processes
import report
from programs import HERE, Broken, Builds

ROUNDS = {1: 50, 100: 15, 1_000: 7, 10_000: 3}


def main():
    options = read_options()
    about = f"{processor()}, {os.cpu_count()} processors, {platform.system()}, Python {platform.python_version()}"
    print(f"{about}\n", flush=True)
    folder = pathlib.Path(tempfile.mkdtemp(prefix="mvvmgen-benchmark-", dir=memory_folder()))
    try:
        results = measure(options, Builds(options.build), folder)
    except Broken as problem:
        sys.exit(f"broken: {problem}")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(results)
    if options.record:
        (HERE / "results.txt").write_text(f"{about}; {datetime.date.today()}\n\n{results}", encoding="utf-8")


def measure(options, builds, folder):
    """Prints a table for each number of specs, and returns those that sum them up."""
    if options.first_commands:
        return first_commands.measure(builds, folder)
    found = {}
    for size in options.sizes:
        rounds = options.rounds or ROUNDS.get(size, 3)
        found[size] = processes.measure(builds, folder / str(size), size, rounds, options.baseline)
        print(report.sizes_table(size, found[size]), flush=True)
    counts = instructions.measure(builds, folder / "instructions") if options.instructions else {}
    return "\n".join([report.ratios_table(found, counts), report.limits_table(found, counts)])


def read_options():
    parser = argparse.ArgumentParser(description="Measures mvvmgen.")
    parser.add_argument("--sizes", type=int, nargs="+", default=[*ROUNDS], help="numbers of specs (default: %(default)s)")
    parser.add_argument("--rounds", type=int, help="how often each program runs (default: by the number of specs)")
    parser.add_argument("--baseline", metavar="REV", help="also measure the tool of this revision")
    parser.add_argument("--no-instructions", action="store_false", dest="instructions", help="do not count instructions")
    parser.add_argument("--first-commands", action="store_true", help="measure the README's first commands alone")
    parser.add_argument("--record", action="store_true", help="write results.txt")
    build = pathlib.Path(tempfile.gettempdir(), "mvvmgen-benchmark-build")
    parser.add_argument("--build", type=pathlib.Path, default=build, help="where programs are built (default: %(default)s)")
    return parser.parse_args()


def processor():
    """The name of the processor, where the system says it."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            return next(line.split(": ")[1].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def memory_folder():
    """A folder in memory with enough free space, else the folder for temporary files."""
    if os.path.isdir("/dev/shm") and shutil.disk_usage("/dev/shm").free > 600_000_000:
        return "/dev/shm"
    print("There is no memory file system with 600 MB free: the disk's speed is in these figures.")
    return tempfile.gettempdir()


if __name__ == "__main__":
    main()
