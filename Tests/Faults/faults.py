#!/usr/bin/env python3
"""Tries what a disk, a system and other programs can do to the tool while it writes.

    python3 Tests/Faults/faults.py [--short] [--tool PATH] [--rounds N] [--seed N] [NAME…]

Nothing may be lost or half-written, nothing may be left over, and what went wrong must be said. Prints a table, and the
seed with which a random trial comes out the same; ends with 1 where something was violated.
"""
import argparse
import os
import random
import sys
import time

import imports
import kills
import limits
import places
import rivals
from project import Skip, Trials

# Each trial with its rounds, in the short form and else.
TRIALS = [
    (kills.kill_at_random, 20, 1000),
    (kills.kill_at_each_call, 40, 100_000),
    (kills.errors_at_each_call, 40, 100_000),
    (rivals.same_run_at_once, 6, 100),
    (rivals.different_runs_at_once, 3, 50),
    (rivals.editor_saves, 4, 200),
    (imports.kill_import, 40, 1000),
    (imports.errors_of_import, 10, 1000),
    (imports.imports_at_once, 20, 1000),
    (limits.disk_full, 4, 20),
    (limits.read_only_disk, 1, 1),
    (limits.process_limits, 1, 1),
    (limits.streams, 1, 1),
    (places.links, 1, 1),
    (places.special_files, 1, 1),
    (places.names, 1, 1),
    (places.append_only, 1, 1),
    (places.attributes, 1, 1),
]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
    parser.add_argument("--short", action="store_true", help="under a minute")
    parser.add_argument("--tool", default=os.path.join(root, ".build/debug/mvvmgen"))
    parser.add_argument("--rounds", type=int, help="of each trial")
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    parser.add_argument("names", nargs="*", metavar="NAME", help="the trials to make; all without")
    given = parser.parse_args()
    unknown = set(given.names).difference(trial.__name__ for trial, _, _ in TRIALS)
    if unknown:
        parser.error(f"no trial is called {sorted(unknown)[0]}: {', '.join(trial.__name__ for trial, _, _ in TRIALS)}")
    failed = False
    for trial, short, long in TRIALS:
        if given.names and trial.__name__ not in given.names:
            continue
        rounds = given.rounds or (short if given.short else long)
        failed |= not made(trial, Trials(os.path.abspath(given.tool), rounds, given.seed))
    sys.exit(failed)


def made(trial, trials):
    """Makes a trial and prints its line; whether nothing was violated."""
    start = time.time()
    try:
        figures = trial(trials)
        result = "VIOLATED" if trials.violations else "held"
    except Skip as reason:
        result, figures = "skipped", str(reason)
    title = trial.__name__.replace("_", " ")
    print(f"{title:24}{result:10}{time.time() - start:6.1f} s  {figures} (seed {trials.seed})", flush=True)
    for violation in trials.violations[:10]:
        print(f"    {violation}")
    if len(trials.violations) > 10:
        print(f"    and {len(trials.violations) - 10} more")
    return not trials.violations


if __name__ == "__main__":
    main()
