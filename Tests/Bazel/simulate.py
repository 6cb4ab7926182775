"""Says how a monorepo of 100,000 view models builds on N workers, from the measured cost of an action.

    python3 Tests/Bazel/simulate.py [--tool PROGRAM] [--picture FILE]

Targets of a few to a few hundred specs are drawn from a fixed seed. An action costs what the tool takes for its specs,
measured here, and what a worker adds: fetching inputs, starting a sandbox, storing outputs. Workers take one action
after the other, the largest first, as Bazel's scheduler does where it knows nothing better.
"""

import argparse
import heapq
import pathlib
import random
import resource
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Benchmark"))

import plot
import specs

VIEW_MODELS = 100_000
WORKERS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000]
# Seconds that an action takes beside the tool on a remote worker; Bazel's own figures for small actions are 20 to 100 ms.
OVERHEAD = 0.05


def cost(tool, count):
    """The CPU seconds of one action over so many specs, the median of several, and the bytes that it writes."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        specs.write_specs(name, count)
        paths = sorted(folder.rglob("*.mvvm"))
        assert len(paths) == count
        names = ["--name", "file={file}.generated.swift", "--support", "Support.generated.swift"]
        times = []
        for run in range(9):
            output = folder / f"out{run}"
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run([tool, "sources", "--output", output, *names, *paths], check=True, capture_output=True)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
        return statistics.median(times), sum(file.stat().st_size for file in output.iterdir())


def targets(mean):
    """Numbers of specs of targets, all together those of the repository."""
    source = random.Random(mean)
    sizes = []
    while sum(sizes) < VIEW_MODELS:
        sizes.append(1 if mean == 1 else max(1, round(source.lognormvariate(0, 1) * mean / 1.65)))
    return sizes


def makespan(durations, workers):
    """The seconds until all actions are done."""
    free = [0.0] * workers
    for duration in sorted(durations, reverse=True):
        heapq.heapreplace(free, free[0] + duration)
    return max(free)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", type=pathlib.Path, default=ROOT / ".build/release/mvvmgen-build")
    parser.add_argument("--picture", type=pathlib.Path)
    options = parser.parse_args()
    one, bytes_of_one = cost(options.tool, 1)
    many, bytes_of_many = cost(options.tool, 401)
    each = (many - one) / 400
    size = (bytes_of_many - bytes_of_one) // 400
    print(f"an action: {one * 1000:.1f} ms for one spec, {each * 1000:.3f} ms for each more, {size:,} bytes a spec\n")
    print("| specs a target | actions | CPU s | with 10 workers | 100 | 1,000 | one spec edited |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    series = {}
    for mean in (1, 5, 20, 100):
        sizes = targets(mean)
        durations = [OVERHEAD + one + (count - 1) * each for count in sizes]
        series[f"{mean} specs a target"] = [(n, makespan(durations, n) * 1000) for n in WORKERS]
        spans = [f"{makespan(durations, n):,.1f} s" for n in (10, 100, 1_000)]
        edit = OVERHEAD + one + (mean - 1) * each
        work = sum(duration - OVERHEAD for duration in durations)
        print(f"| {mean} | {len(sizes):,} | {work:,.1f} | {' | '.join(spans)} | {edit * 1000:.0f} ms |")
    if options.picture:
        title = "A clean build of 100,000 view models"
        subtitle = f"by the number of workers, with {OVERHEAD * 1000:.0f} ms an action beside the tool"
        options.picture.write_text(plot.plot(series, title, subtitle, "workers"))


if __name__ == "__main__":
    main()
