"""Trees of specs, runs of the tool over them, and what every trial demands of what it leaves."""
import os
import random
import shutil
import subprocess
import tempfile


class Skip(Exception):
    """Why a trial cannot be made here."""


class Trials:
    """What a trial is given: the tool, how long it may take, its seed, and where it reports violations."""

    def __init__(self, tool, rounds, seed):
        self.tool, self.rounds, self.seed = tool, rounds, seed
        self.random = random.Random(seed)
        self.violations = []

    def demand(self, holds, text):
        if not holds:
            self.violations.append(text)

    def run(self, folder, *arguments, **options):
        return subprocess.run([self.tool, *arguments], cwd=folder, capture_output=True, timeout=120, **options)

    def start(self, folder, *arguments):
        quiet = subprocess.DEVNULL
        return subprocess.Popen([self.tool, *arguments], cwd=folder, stdout=quiet, stderr=quiet)


def spec(name, size=12):
    """A spec that `format -i` lays out anew and that `lint --fix` changes."""
    inputs = "".join(f"    tapped{n:03}(row:Int)\n" for n in reversed(range(size)))
    outputs = "".join(f"    out{n:03}:Bool\n" for n in reversed(range(size)))
    return (
        f"import UIKit\nimport Foundation\n\nviewmodel {name} {{\n"
        f"  inputs {{\n{inputs}  }}\n  outputs {{\n{outputs}  }}\n}}\n"
    ).encode()


class Tree:
    """A folder of its own with `.git`, so that nothing above counts; removed at the end of a `with`."""

    def __init__(self, files=None, folder=None):
        self.folder = tempfile.mkdtemp(prefix="mvvmgen-faults-", dir=folder)
        os.mkdir(self.path(".git"))
        self.write(files or {})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(os.fsencode(self.folder), ignore_errors=True)

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, files):
        for name, content in files.items():
            os.makedirs(os.path.dirname(self.path(name)), exist_ok=True)
            with open(self.path(name), "wb") as file:
                file.write(content)

    def read(self, name):
        with open(self.path(name), "rb") as file:
            return file.read()

    def files(self):
        """The bytes of all files, by name."""
        found = {}
        for folder, _, names in os.walk(self.folder):
            for name in names:
                path = os.path.join(folder, name)
                if not os.path.islink(path) and os.path.isfile(path):
                    found[os.path.relpath(path, self.folder)] = self.read(path)
        return found

    def reset(self, files):
        """Makes the tree hold these files and no others."""
        for name in self.files().keys() - files.keys():
            os.remove(self.path(name))
        now = self.files()
        self.write({name: content for name, content in files.items() if now.get(name) != content})


def specs(count, size=12):
    return {f"f{n % 4}/V{n:03}.mvvm": spec(f"V{n:03}", size) for n in range(count)}


def temporary(files):
    return [name for name in files if name.endswith("~")]


def stale(trials, count, size=12):
    """What the commands that write start from and come to, as `(arguments, before, after)` by name."""
    with Tree(specs(count, size)) as tree:
        raw = tree.files()
        results = {}
        for name, arguments in (("format -i", ("format", "-i")), ("lint --fix", ("lint", "--fix"))):
            tree.reset(raw)
            trials.run(tree.folder, *arguments)
            results[name] = (arguments, raw, tree.files())
        tree.reset(raw)
        trials.run(tree.folder, "generate")
        made = tree.files()
        results["generate"] = (("generate",), raw, made)
        results["init"] = begun(trials, tree, raw)
        # Some files are out of date, others have lost their spec.
        old = {
            name: content.replace(b"\n", b"\n// old\n", 3) if name.endswith(".swift") else content
            for name, content in made.items()
        }
        gone = {name.replace("V0", "Gone0"): content for name, content in old.items() if "swift" in name}
        results["generate --prune"] = (("generate", "--prune"), old | gone, made)
        return results


def begun(trials, tree, raw):
    """`init`, which adds a section to a file of the user's."""
    before = raw | {"AGENTS.md": b"# Agents\n" * 2000}
    tree.reset(before)
    trials.run(tree.folder, "init", "--agents")
    return ("init", "--agents"), before, tree.files()


def check_whole(trials, label, files, before, after):
    """Every file is the whole old or the whole new one, and none is lost or strange."""
    for name in before.keys() | after.keys() | files.keys():
        now = files.get(name)
        if name.endswith("~"):
            continue
        if now is None:
            trials.demand(name not in before or name not in after, f"{label}: {name} is lost")
        elif now not in (before.get(name), after.get(name)):
            trials.demand(False, f"{label}: {name} is neither old nor new ({len(now)} bytes)")
