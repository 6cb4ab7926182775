"""Builds workspaces with Bazel and a remote cache, and checks what was run.

    python3 Tests/Bazel/bazel.py [--tool PROGRAM]

PROGRAM is mvvmgen-build; the one of .build/debug where it is left out. Wanted on the path: bazel, and nginx with its
WebDAV module, which is the cache. Ends with 'N passed, N failed'.
"""

import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import cache

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = """load("//tools/mvvmgen:defs.bzl", "mvvmgen_sources", "mvvmgen_test_sources")

[
    rule(
        name = name,
        config = "mvvmgen.json",
        module = "App",
        specs = glob(["*.mvvm"]),
        tool = "//tools/mvvmgen:mvvmgen-build",
    )
    for name, rule in [("view_models", mvvmgen_sources), ("tests", mvvmgen_test_sources)]
]
"""
CONFIGURATION = '{ "style": "combine", "mocks": "tests" }\n'


def spec(name, member="tapped"):
    return f"/// A screen.\nviewmodel {name} {{\n  inputs {{\n    /// Call when tapped.\n    {member}()\n  }}\n}}\n"


class Workspace:
    """A Bazel workspace in a folder of its own, with its own output base."""

    def __init__(self, folder, tool, packages):
        self.folder = folder
        tools = folder / "tools" / "mvvmgen"
        tools.mkdir(parents=True)
        (folder / "WORKSPACE").touch()
        shutil.copy(ROOT / "Sources/Bazel/defs.bzl", tools)
        shutil.copy(tool, tools / "mvvmgen-build")
        (tools / "BUILD").write_text('exports_files(["mvvmgen-build"])\n')
        for package, names in packages.items():
            (folder / package).mkdir()
            (folder / package / "BUILD").write_text(BUILD)
            (folder / package / "mvvmgen.json").write_text(CONFIGURATION)
            for name in names:
                (folder / package / f"{name}.mvvm").write_text(spec(name))

    def bazel(self, *arguments):
        base = self.folder.parent / f"{self.folder.name}-output"
        return subprocess.run(
            ["bazel", "--nohome_rc", f"--output_base={base}", *arguments],
            cwd=self.folder, capture_output=True, text=True,
        )

    def build(self, *options):
        """The messages of a build, its status, and how many actions each strategy ran."""
        run = self.bazel("build", "--color=no", "--curses=no", "--nosandbox_debug", *options, "//...")
        line = re.search(r"(\d+ process(?:es)?): (.*)\.", run.stderr)
        counts = re.findall(r"(\d+) ([a-z -]+)", line[2]) if line else []
        return run.stderr, run.returncode, {word: int(count) for count, word in counts}

    def generated(self):
        """The text of each generated file by its path, whatever the time and the machine."""
        folder = self.folder / "bazel-bin"
        return {path.relative_to(folder): path.read_text() for path in sorted(folder.rglob("*.swift"))}

    def close(self):
        self.bazel("shutdown")
        base = self.folder.parent / f"{self.folder.name}-output"
        # Bazel leaves folders that nobody may write.
        subprocess.run(["chmod", "-R", "u+w", base], check=False)


def actions(counts):
    """How many actions really ran."""
    return sum(count for word, count in counts.items() if word not in ("internal", "remote cache hit"))


class Trial:
    def __init__(self):
        self.passed = self.failed = 0

    def check(self, what, holds, detail=""):
        self.passed += bool(holds)
        self.failed += not holds
        print(f"{'ok' if holds else 'FAILED'}: {what}" + ("" if holds else f"\n{detail}"), flush=True)


def one_target(trial, folder, tool, address):
    workspace = Workspace(folder / "one", tool, {"app": ["Cart", "Login"]})
    messages, status, counts = workspace.build(f"--remote_cache={address}")
    files = workspace.generated()
    names = sorted(path.name for path in files)
    trial.check("a build runs one action a target", status == 0 and actions(counts) == 2, messages)
    trial.check("and makes the files that it promised", len(names) == 8 and "CartMock.generated.swift" in names, names)
    texts = "".join(files.values())
    trial.check("in which no path is absolute", not re.search(r'"/', texts) and str(folder) not in texts)
    messages, status, counts = workspace.build(f"--remote_cache={address}")
    trial.check("a null build runs none", status == 0 and actions(counts) == 0, messages)

    (workspace.folder / "app/Cart.mvvm").write_text(spec("Cart", "swiped"))
    messages, status, counts = workspace.build(f"--remote_cache={address}")
    now = workspace.generated()
    changed = sorted(path.name for path in now if now[path] != files[path])
    trial.check("an edit of one spec runs the actions of its targets", actions(counts) == 2, messages)
    trial.check("and changes its files alone", all(name.startswith("Cart") for name in changed) and changed, changed)

    (workspace.folder / "app/Cart.mvvm").write_text("viewmodel {}\n")
    messages, status, counts = workspace.build(f"--remote_cache={address}")
    trial.check("a broken spec fails the build at its line", status == 1 and "app/Cart.mvvm:1:10: error:" in messages, messages)

    (workspace.folder / "app/Cart.mvvm").write_text(spec("Cart", "swiped"))
    workspace.close()
    other = Workspace(folder / "two", tool, {"app": ["Cart", "Login"]})
    (other.folder / "app/Cart.mvvm").write_text(spec("Cart", "swiped"))
    messages, status, counts = other.build(f"--remote_cache={address}")
    hit = counts.get("remote cache hit", 0)
    trial.check("a clean build elsewhere takes all from the cache", status == 0 and actions(counts) == 0 and hit == 2, messages)
    trial.check("the same bytes", other.generated() == now and len(now) == 8)
    other.close()


def many_targets(trial, folder, tool, address):
    packages = {f"p{package}": [f"Model{package}x{index}" for index in range(20)] for package in range(50)}
    workspace = Workspace(folder / "many", tool, packages)
    messages, status, counts = workspace.build(f"--remote_cache={address}")
    trial.check("1,000 specs in 50 packages take 100 actions", status == 0 and actions(counts) == 100, messages)
    (workspace.folder / "p7/Model7x3.mvvm").write_text(spec("Model7x3", "swiped"))
    messages, status, counts = workspace.build(f"--remote_cache={address}")
    trial.check("an edit of one runs two of them", status == 0 and actions(counts) == 2, messages)
    workspace.bazel("clean", "--expunge")
    messages, status, counts = workspace.build(f"--remote_cache={address}")
    trial.check("a clean build runs none", status == 0 and actions(counts) == 0, messages)
    workspace.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", type=pathlib.Path, default=ROOT / ".build/debug/mvvmgen-build")
    tool = parser.parse_args().tool
    for program in ("bazel", "nginx"):
        if not shutil.which(program):
            print(f"skipped: {program} is not installed")
            return
    trial = Trial()
    folder = pathlib.Path(tempfile.mkdtemp(prefix="mvvmgen-bazel-"))
    try:
        with cache.running(folder / "cache") as address:
            one_target(trial, folder, tool, address)
            many_targets(trial, folder, tool, address)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(f"{trial.passed} passed, {trial.failed} failed")
    sys.exit(1 if trial.failed else 0)


if __name__ == "__main__":
    main()
