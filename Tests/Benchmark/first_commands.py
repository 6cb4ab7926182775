"""The time that the README's first commands take, which end with a test that passes, by the way to get the tool.

Each starts in an empty folder and without a cache, and takes minutes.
"""

import os
import re
import shutil

from programs import ROOT, Broken, run

ADDRESS = '.package(url: "https://git.example.com/mvvmgen.git", from: "0.1.0")'


def measure(builds, folder):
    """Returns a table with a row for each way, and one for the program alone, which generates all examples."""
    bundle, source = folder / "bundle" / "mvvmgen", folder / "source" / "mvvmgen"
    run([ROOT / "Sources/Bundle/make-bundle.sh", bundle])
    run(["git", "clone", "-q", ROOT, source])
    program = next(bundle.glob("mvvmgen.artifactbundle/*/mvvmgen"))
    examples = folder / "Specs"
    shutil.copytree(ROOT / "Specs", examples)
    scripts = {
        "the program alone, all examples": f"PATH= {program} generate {examples}",
        "first commands, the package around the bundle": first_commands(bundle),
        "first commands, the package from source": first_commands(source),
    }
    lines = [f"{'from an empty folder':<48}{'CPU s':>8}{'wall s':>8}"]
    for label, script in scripts.items():
        sample = measure_script(builds, folder, script)
        lines.append(f"{label:<48}{sample.cpu / 1_000:>8.2f}{sample.wall / 1_000:>8.2f}")
    return "\n".join(lines) + "\n"


def first_commands(package):
    """The README's first commands, with the tool's package at a path."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    block = re.search(r"<!-- first -->.*?```sh\n(.*?)\n```", readme, re.DOTALL)[1]
    if ADDRESS not in block:
        raise Broken("the README's first commands name no package")
    return block.replace(ADDRESS, f'.package(path: "{package}")')


def measure_script(builds, folder, script):
    """Runs a script in a new folder, with a home that is empty."""
    place, home = folder / "place", folder / "home"
    for path in (place, home):
        shutil.rmtree(path, ignore_errors=True)
        os.mkdir(path)
    return builds.measure(["env", f"HOME={home}", "bash", "-euc", f"cd {place}\n{script}"])
