"""Kills and failures in the middle of runs."""
import re
import shutil
import subprocess
import tempfile
import time

from project import Skip, Tree, check_whole, stale, temporary


def kill_at_random(trials):
    """SIGKILL at a random moment; then the next run has to finish the work and leave nothing over."""
    kills = leftovers = 0
    commands = stale(trials, 60)
    with Tree() as tree:
        full = {}
        for name, (arguments, before, _) in commands.items():
            tree.reset(before)
            start = time.time()
            trials.run(tree.folder, *arguments)
            full[name] = time.time() - start
        for round in range(trials.rounds):
            name = trials.random.choice(sorted(commands))
            arguments, before, after = commands[name]
            tree.reset(before)
            process = trials.start(tree.folder, *arguments)
            time.sleep(trials.random.random() * full[name])
            kills += process.poll() is None
            process.kill()
            process.wait()
            files = tree.files()
            leftovers += len(temporary(files))
            check_whole(trials, f"round {round}, {name}", files, before, after)
            trials.run(tree.folder, *arguments)
            files = tree.files()
            trials.demand(files == after, f"round {round}, {name}: the next run does not end as one alone")
            trials.demand(not temporary(files), f"round {round}, {name}: {temporary(files)[:1]} stays")
    return f"{kills} kills in {trials.rounds} rounds, {leftovers} temporary files, none after the next run"


CALLS = "openat,write,close,linkat,link,rename,renameat2,unlink,fchmod,fchown,flock,fcntl,mkdir,rmdir,read,newfstatat"


def traced(trials, tree, arguments, *switches, trace="/dev/null"):
    command = ["strace", "-f", "-o", trace, *switches, trials.tool, *arguments]
    return subprocess.run(command, cwd=tree.folder, capture_output=True, timeout=120)


def calls(trials, tree, arguments):
    """The calls of a run, in order, each with its number among those of its name; without those that load the program."""
    with tempfile.NamedTemporaryFile("r", errors="replace") as trace:
        result = traced(trials, tree, arguments, "-e", f"trace={CALLS},rt_sigaction", trace=trace.name)
        if result.stderr.startswith(b"strace:"):
            raise Skip(f"processes may not be traced: {result.stderr[-80:]}")
        # A run of import that leaves a class to a person ends with 1.
        trials.demand(result.returncode in (0, 1), f"{' '.join(arguments)} ends with {result.returncode}")
        lines = trace.read().splitlines()
    # The program says early how signals are to end it.
    start = next(index for index, line in enumerate(lines) if "(SIGTERM" in line)
    seen, numbered = {}, []
    for index, line in enumerate(lines):
        name = re.match(r"\d+ +(\w*)", line)[1]
        seen[name] = seen.get(name, 0) + 1
        if index > start and name in CALLS.split(","):
            numbered.append((name, seen[name]))
    return numbered


def at_each_call(trials, injections, commands=None):
    """Runs each command over a small tree once for each injection at each of its calls."""
    if not shutil.which("strace"):
        raise Skip("strace is not installed")
    with Tree() as tree:
        for name, (arguments, before, after) in (commands or stale(trials, 2)).items():
            tree.reset(before)
            found = calls(trials, tree, arguments)
            points = [(call, when, injection) for call, when in found for injection in injections(call)]
            if trials.rounds < len(points):
                points = trials.random.sample(points, trials.rounds)
            for call, when, injection in points:
                tree.reset(before)
                switches = ("-e", f"trace={CALLS}", "-e", f"inject={call}:{injection}:when={when}")
                result = traced(trials, tree, arguments, *switches)
                yield (f"{name}, {injection} at {call} {when}", arguments, before, after, tree, result)


def kill_at_each_call(trials):
    count = 0
    for label, arguments, before, after, tree, _ in at_each_call(trials, lambda _: ["signal=SIGKILL"]):
        check_whole(trials, label, tree.files(), before, after)
        trials.run(tree.folder, *arguments)
        files = tree.files()
        trials.demand(files == after, f"{label}: the next run leaves {sorted(files.keys() - after.keys())[:2]}")
        count += 1
    return f"{count} kills"


ERRORS = {
    "write": ["ENOSPC", "EIO"], "read": ["EIO"], "openat": ["EMFILE", "EACCES"], "linkat": ["EPERM", "EEXIST"],
    "renameat2": ["EINVAL", "EXDEV", "ENOENT"], "rename": ["EACCES"], "fchmod": ["EPERM"], "flock": ["ENOLCK"],
    "fcntl": ["EAGAIN", "EINVAL"], "rmdir": ["EPERM"], "newfstatat": ["EIO"], "unlink": ["EACCES"], "close": ["EIO"],
}


def injected_errors(call):
    return [f"error={error}" for error in ERRORS.get(call, [])]


def errors_at_each_call(trials):
    """A call of the system fails: files stay whole, and a run that did not all its work says so."""
    count = 0
    for label, arguments, before, after, tree, result in at_each_call(trials, injected_errors):
        files = tree.files()
        check_whole(trials, label, files, before, after)
        trials.demand(result.returncode in (0, 1, 70, 74), f"{label}: it ends with {result.returncode}")
        if "at unlink" not in label:
            trials.demand(not temporary(files), f"{label}: {temporary(files)[:1]} stays")
        # What a run says of a disk that fails to hear it is another trial.
        if result.returncode == 0 and " at write" not in label:
            wrong = [name for name in after if files.get(name) != after[name]]
            trials.demand(not wrong, f"{label}: all is well, it says, but {wrong[:1]} is not as it should be")
        count += 1
    return f"{count} failures"
