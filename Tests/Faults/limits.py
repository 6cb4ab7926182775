"""A disk, a process or a stream that gives no more."""
import contextlib
import os
import resource
import subprocess
import tempfile

from project import Skip, Tree, check_whole, spec, specs, stale, temporary


@contextlib.contextmanager
def mounted(*options):
    """A small disk in memory."""
    if os.geteuid() != 0:
        raise Skip("only root mounts a disk")
    folder = tempfile.mkdtemp(prefix="mvvmgen-faults-")
    command = ["mount", "-t", "tmpfs", "-o", ",".join(options), "tmpfs", folder]
    if subprocess.run(command, capture_output=True).returncode:
        os.rmdir(folder)
        raise Skip("no disk can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], capture_output=True)
        os.rmdir(folder)


def disk_full(trials):
    """Files are whole or not there, specs stay, and the run says so."""
    count = 0
    with mounted("size=2m") as folder:
        for name, (arguments, before, after) in stale(trials, 12).items():
            for free in range(0, 80, 80 // min(20, max(4, trials.rounds))):
                with Tree(before, folder) as tree:
                    os.link(tree.path("f0/V000.mvvm"), tree.path("linked"))
                    with contextlib.suppress(OSError), open(tree.path(".git/filler"), "wb", buffering=0) as file:
                        while True:
                            file.write(bytes(4096))
                    os.truncate(tree.path(".git/filler"), max(0, os.path.getsize(tree.path(".git/filler")) - free * 4096))
                    result = trials.run(tree.folder, *arguments)
                    files = tree.files()
                    for extra in ("linked", ".git/filler"):
                        files.pop(extra)
                    check_whole(trials, f"{name}, {free} pages free", files, before, after)
                    trials.demand(not temporary(files), f"{name}, {free} pages: {temporary(files)[:1]} stays")
                    told = result.returncode == (0 if files == after else 74)
                    trials.demand(told, f"{name}, {free} pages free: it ends with {result.returncode}")
                    count += 1
    return f"{count} runs"


def read_only_disk(trials):
    with mounted("size=4m") as folder:
        results = stale(trials, 4)
        for name, (arguments, before, _) in results.items():
            with Tree(before, folder) as tree:
                subprocess.run(["mount", "-o", "remount,ro", folder], check=True)
                result = trials.run(tree.folder, *arguments)
                trials.demand(result.returncode == 74, f"{name}: it ends with {result.returncode}")
                trials.demand(b"read-only file system" in result.stderr, f"{name}: {result.stderr[:80]}")
                trials.demand(tree.files() == before, f"{name}: something has changed")
                subprocess.run(["mount", "-o", "remount,rw", folder], check=True)
    return f"{len(results)} commands"


def process_limits(trials):
    """`ulimit -f` and `ulimit -n`: an error, and nothing half-written, in a file of two names either."""
    count = 0
    cases = [(resource.RLIMIT_FSIZE, size) for size in (0, 1, 100, 700, 2000, 4096, 8192)]
    cases += [(resource.RLIMIT_NOFILE, size) for size in range(3, 9)]
    with Tree() as tree:
        for name, (arguments, before, after) in stale(trials, 6).items():
            for kind, limit in cases:
                tree.reset(before)
                os.link(tree.path("f0/V000.mvvm"), tree.path("linked"))
                result = subprocess.run(
                    [trials.tool, *arguments], cwd=tree.folder, capture_output=True,
                    preexec_fn=lambda: resource.setrlimit(kind, (limit, limit)),
                )
                os.remove(tree.path("linked"))
                files = tree.files()
                label = f"{name}, limit {kind} of {limit}"
                check_whole(trials, label, files, before, after)
                trials.demand(not temporary(files), f"{label}: {temporary(files)[:1]} stays")
                # Without a third descriptor a program cannot even be loaded.
                if kind == resource.RLIMIT_FSIZE or limit > 3:
                    said = result.returncode == 0 if files == after else result.returncode == 74
                    trials.demand(said, f"{label}: it ends with {result.returncode}")
                count += 1
    return f"{count} runs"


def streams(trials):
    """Streams that are closed, full or gone: files are written all the same, and nothing is written into them."""
    count = 0
    lines = [">&-", "2>&-", "<&-", ">&- 2>&-", "<&- >&- 2>&-", ">/dev/full", "2>/dev/full", ">/dev/full 2>&1", "| true"]
    with Tree() as tree:
        for name, (arguments, before, after) in stale(trials, 6).items():
            broken = {"broken.mvvm": b"viewmodel A {\n  inputs {\n    1\n  }\n}\n"}
            for line in lines:
                for extra in ({}, broken):
                    tree.reset(before | extra)
                    command = f"\"$0\" {' '.join(arguments)} {line}"
                    result = subprocess.run(
                        ["bash", "-c", command, trials.tool], cwd=tree.folder, capture_output=True, timeout=60
                    )
                    files = tree.files()
                    label = f"{name} {line}"
                    check_whole(trials, label, files, before | extra, after | extra)
                    trials.demand(not temporary(files), f"{label}: {temporary(files)[:1]} stays")
                    trials.demand(result.returncode in (0, 1, 74), f"{label}: it ends with {result.returncode}")
                    count += 1
            for line in (">/dev/full", ">&-"):
                result = subprocess.run(
                    ["bash", "-c", f"\"$0\" format f0/V000.mvvm {line}", trials.tool], cwd=tree.folder, capture_output=True
                )
                trials.demand(result.returncode != 0, f"format {line}: it ends well, and nobody got the text")
    return f"{count} runs"
