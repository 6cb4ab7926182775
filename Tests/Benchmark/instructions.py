"""The number of instructions that the programs take, which other work on the machine does not change."""

import re
import shutil

import processes
from programs import run

MANY = 200


def measure(builds, folder):
    """Returns the instructions on one spec and on each further spec, by the label of the program."""
    if not shutil.which("valgrind"):
        print("There is no valgrind to count instructions.\n")
        return {}
    one, many = count_each(builds, folder / "one", 1), count_each(builds, folder / "many", MANY)
    return {label: (one[label], (many[label] - one[label]) // (MANY - 1)) for label in one}


def count_each(builds, folder, size):
    counts = {}
    for program in processes.prepared_programs(builds, folder, size):
        program.clear()
        counting = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
        counts[program.label] = int(re.search(r"Collected : (\d+)", run(counting + program.command).stderr)[1])
    return counts
