"""Time and memory of whole processes that write a file for each spec: the tool, and other ways to do the same work."""

import importlib.util
import shutil
import sys

import specs
from programs import HERE, Broken, Program, run, run_side_by_side

TOOL = "mvvmgen"
UNCHANGED = "mvvmgen, nothing changed"
LINT = "mvvmgen lint"
DEBUG = "mvvmgen-build, debug build"
PYTHON = "plain Python"
ENGINES = {"Mako": "mako", "Jinja2": "jinja2"}
DEBUG_SIZE = 1_000
"""The number of specs that the debug build is measured with: it takes seconds."""


def measure(builds, folder, size, rounds, revision=None):
    """Returns the programs, each with its samples over so many specs.

    - revision: also measure the tool of this revision of the repository.
    """
    programs = prepared_programs(builds, folder, size, revision)
    written = folder / "written"
    before = modification_times(written)
    run_side_by_side(programs, builds, rounds)
    if modification_times(written) != before:
        raise Broken("a run that had nothing to change moved a modification time")
    shutil.rmtree(folder)
    return programs


def prepared_programs(builds, folder, size, revision=None):
    """Writes the specs, and returns the programs that read them."""
    source, written, output = (folder / name for name in ("specs", "written", "output"))
    specs.write_specs(source, size)
    tool = builds.program("mvvmgen", "release")
    run(generate(tool, source, written))
    tested = folder / "tested.json"
    tested.write_text('{"module": "App", "mocks": "tests", "tests": {"folder": "output/tests"}}')
    styled = folder / "styled.json"
    styled.write_text('{"style": "rxswift"}')
    programs = [
        Program(TOOL, generate(tool, source, output), output),
        Program(UNCHANGED, generate(tool, source, written)),
        Program("mvvmgen, with tests and mocks", [*generate(tool, source, output), "--config", tested], output),
        Program(LINT, [tool, "lint", source]),
    ]
    if revision:
        old = builds.program("mvvmgen", "release", revision)
        programs.append(Program(f"{TOOL} at {revision}", generate(old, source, output), output))
    if size == DEBUG_SIZE:
        for suffix, at in [("", None)] + ([(f" at {revision}", revision)] if revision else []):
            command = build_sources(builds.program("mvvmgen-build", "debug", at), source, output, styled)
            programs.append(Program(f"{DEBUG}{suffix}", command, output))
    programs.append(Program("cp -r of what it wrote", ["cp", "-r", written, output], output))
    script = [sys.executable, HERE / "plain_python.py", source, output]
    programs.append(Program(PYTHON, script, output, expected=written))
    for label, engine in ENGINES.items():
        if importlib.util.find_spec(engine):
            script = [sys.executable, HERE / "template_engines.py", engine, source, output]
            programs.append(Program(label, script, output, expected=written))
    if shutil.which("protoc"):
        programs.append(Program("protoc, Objective-C", protoc(folder, size, output), output, needs_output=True))
    return programs


def generate(tool, source, output):
    return [tool, "generate", source, "--style", "rxswift", "--output", output]


def build_sources(tool, source, output, config):
    """The command that a user's build runs."""
    names = ["--name", "file={file}.generated.swift", "--support", "Support.generated.swift"]
    names += ["--config", config]
    return [tool, "sources", "--output", output, *names, *sorted(source.rglob("*.mvvm"))]


def protoc(folder, size, output):
    messages = folder / "messages"
    specs.write_messages(messages, size)
    return ["protoc", "-I", messages, f"--objc_out={output}", *sorted(messages.rglob("*.proto"))]


def modification_times(folder):
    return {path: path.stat().st_mtime_ns for path in folder.rglob("*")}
