#!/usr/bin/env python3
"""Measures mvvmgen beside other ways to write the same files. See README.md beside this file.

Exits with 1 only where something is broken: a tool that fails, files that differ. A missed target is
printed and nothing more, since timings on a shared machine decide nothing.
"""

import argparse
import datetime
import filecmp
import importlib.util
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

import builds
import derive
import plot
import report
import serving
import specs
import typechecking
import watching
import ways

HERE = os.path.dirname(os.path.abspath(__file__))
SIZES = [1, 100, 1_000, 10_000]
ROUNDS = {1: 200, 100: 30, 1_000: 11, 10_000: 5}
QUICK_ROUNDS = {1: 30, 100: 7, 1_000: 3, 10_000: 1}
PARTS = ["processes", "instructions", "parsing", "format", "linting", "serving", "diff", "debug", "types", "watching", "ways", "cold"]
"""The last two build packages from nothing, which takes minutes: only where they are asked for."""


class Broken(Exception):
  """What makes the figures worthless."""


def main():
  options = read_options()
  memory = memory_folder()
  folder = tempfile.mkdtemp(prefix="mvvmgen-benchmark-", dir=memory)
  try:
    print(machine())
    print(f"specs and files in {memory}, programs in {options.build}\n", flush=True)
    targets = report.Targets()
    tools = builds.Tools(options.build)
    if "processes" in options.parts:
      measure_processes(tools, folder, options, targets)
    if "instructions" in options.parts:
      measure_instructions(tools, folder, targets)
    targets.show_ratios()
    if "debug" in options.parts:
      measure_debug(tools, folder, targets)
    if "parsing" in options.parts:
      measure_parsing(tools, folder, options, targets)
    if "format" in options.parts:
      measure_format(tools, folder, options, targets)
    if "linting" in options.parts:
      measure_linting(tools, folder, options, targets)
    if "serving" in options.parts:
      measure_serving(tools, folder, options, targets)
    if "types" in options.parts:
      measure_types(tools, folder, options, targets)
    if "diff" in options.parts:
      measure_diff(tools, folder, options, targets)
    if "watching" in options.parts:
      measure_watching(tools, folder, options, targets)
    if "ways" in options.parts:
      measure_ways(tools, folder)
    if "cold" in options.parts:
      measure_cold(tools, options)
    targets.show()
    if options.record:
      record(targets)
  except (Broken, builds.Failed, derive.Unlike) as problem:
    sys.exit(f"broken: {problem}")
  finally:
    shutil.rmtree(folder, ignore_errors=True)


def read_options():
  parser = argparse.ArgumentParser(description="Measures mvvmgen.")
  parser.add_argument("--quick", action="store_true", help="fewer rounds, and no more than 1,000 specs")
  parser.add_argument("--cold", action="store_true", help="also build from nothing (minutes)")
  parser.add_argument(
    "--beside", action="append", default=[], metavar="PACKAGE:PRODUCT", help="with --cold: build this, too; can be repeated"
  )
  parser.add_argument("--only", choices=PARTS, action="append", dest="parts", help="measure this alone")
  parser.add_argument("--sizes", type=int, nargs="+", help="run the processes on these numbers of specs")
  parser.add_argument("--record", action="store_true", help="write results.svg and results.md, which the README shows")
  default = os.path.join(tempfile.gettempdir(), "mvvmgen-benchmark-build")
  parser.add_argument("--build", default=default, help="where programs are built (default: %(default)s)")
  options = parser.parse_args()
  options.build = os.path.abspath(options.build)
  options.parts = options.parts or PARTS[:-2] + (PARTS[-2:] if options.cold else [])
  options.rounds = QUICK_ROUNDS if options.quick else ROUNDS
  options.sizes = options.sizes or (SIZES[:3] if options.quick else SIZES)
  return options


def machine():
  return f"{processor()}, {os.cpu_count()} processors, {platform.system()} {platform.release()}, Python {platform.python_version()}"


def processor():
  """The name of the processor, where the system tells it."""
  try:
    with open("/proc/cpuinfo", encoding="utf-8") as file:
      return next(line.split(": ")[1].strip() for line in file if line.startswith("model name"))
  except (OSError, StopIteration):
    return platform.processor() or platform.machine()


def record(targets):
  """Writes the picture and the tables of this run beside the README."""
  about = f"{machine()}; {datetime.date.today()}"
  if targets.times:
    with open(os.path.join(HERE, "results.svg"), "w", encoding="utf-8") as file:
      file.write(plot.plot(targets.points(), "CPU time by the number of specs, each axis logarithmic", about))
  with open(os.path.join(HERE, "results.md"), "w", encoding="utf-8") as file:
    file.write(f"# A run\n\n{about}\n\n```\n{targets.ratios()}\n{targets.verdicts()}```\n")


def memory_folder():
  """A memory file system with room for all, else the folder for temporary files."""
  if os.path.isdir("/dev/shm") and shutil.disk_usage("/dev/shm").free > 600_000_000:
    return "/dev/shm"
  print("There is no memory file system with 600 MB free: the disk's speed is in these figures.")
  return tempfile.gettempdir()


# Processes


class Program:
  """A command, the folder that it writes, and how it is run.

  - needs_folder: it does not make that folder itself.
  - is_checked: it must write the same bytes as the tool.
  - is_slow: fewer rounds will do.
  """

  def __init__(self, label, command, output=None, needs_folder=False, is_checked=False, is_slow=False):
    self.label = label
    self.command = command
    self.output = output
    self.needs_folder = needs_folder
    self.is_checked = is_checked
    self.is_slow = is_slow
    self.samples = []


def measure_processes(tools, folder, options, targets):
  for size in options.sizes:
    place = os.path.join(folder, str(size))
    specs.write_specs(os.path.join(place, "specs"), size)
    programs = programs_for(tools, place, size)
    before = modification_times(os.path.join(place, "written"))
    for turn in range(options.rounds.get(size, 3)):
      for program in programs:
        if not program.is_slow or turn % 5 == 0:
          run(tools, program, os.path.join(place, "written"))
    if modification_times(os.path.join(place, "written")) != before:
      raise Broken("a run that had nothing to change moved a modification time")
    report.show(size, programs)
    targets.add_processes(size, {program.label: program.samples for program in programs})
    shutil.rmtree(place)


def programs_for(tools, place, size):
  """Everything that is compared, after a first run of the tool to `written`."""
  spec_folder, written = os.path.join(place, "specs"), os.path.join(place, "written")
  output = os.path.join(place, "output")

  def tool(output):
    return [tools.release, "generate", spec_folder, "--style", "rxswift", "--output", output]

  if subprocess.run(tool(written), capture_output=True).returncode != 0:
    raise Broken("the tool failed")
  programs = [
    Program(report.TOOL, tool(output), output, is_checked=True),
    Program("mvvmgen, nothing changed", tool(written)),
    Program("cp -r of what it wrote", ["cp", "-r", written, output], output),
    Program("cp -r of that and the specs", ["cp", "-r", spec_folder, written, output], output, needs_folder=True),
  ]
  if tools.limit:
    known = next(os.path.join(path, files[0]) for path, _, files in os.walk(written) if files)
    limit = [tools.limit, spec_folder, output, known]
    programs.append(Program("limit in C", limit, output))
    programs.append(Program("limit in C, with rename", limit + ["rename"], output))
  peers = derived_peers(tools, os.path.join(place, "peers"))
  python = [sys.executable, os.path.join(HERE, "plain.py"), os.path.join(peers, "writing.py"), spec_folder, output]
  programs.append(Program("plain Python", python, output, is_checked=True))
  for engine in ["mako", "jinja2"]:
    if importlib.util.find_spec(engine):
      command = [sys.executable, os.path.join(HERE, "engines.py"), engine, f"{peers}/marked.swift", spec_folder, output]
      programs.append(Program(engine.capitalize(), command, output, is_checked=True, is_slow=True))
  if shutil.which("protoc"):
    messages = specs.write_messages(os.path.join(place, "messages"), size)
    command = ["protoc", f"--proto_path={place}/messages", f"--python_out={output}"] + messages
    programs.append(Program("protoc to Python", command, output, needs_folder=True, is_slow=True))
  if size == 1:
    programs.append(Program(report.EMPTY, [tools.empty]))
  return programs


def derived_peers(tools, folder):
  """A folder with the templates of the peers, as what the tool writes has them."""
  specs.write_spec(folder, derive.NAME, derive.marker_spec())
  if subprocess.run([tools.release, "generate", folder, "--style", "rxswift"], capture_output=True).returncode != 0:
    raise Broken("the tool failed on the marker spec")
  marked = os.path.join(folder, "marked.swift")
  os.rename(os.path.join(folder, f"{derive.NAME}.generated.swift"), marked)
  with open(marked, encoding="utf-8") as file:
    template = derive.parts(file.read())
  for name, write in [("writing.py", derive.python), ("class.mako", derive.mako), ("class.jinja2", derive.jinja2)]:
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
      file.write(write(template))
  return folder


def clear(program):
  """Takes away what the program wrote before."""
  if program.output:
    shutil.rmtree(program.output, ignore_errors=True)
    if program.needs_folder:
      os.mkdir(program.output)


def run(tools, program, written):
  clear(program)
  program.samples.append(tools.measure(program.command))
  if program.is_checked and len(program.samples) == 1:
    difference = first_difference(written, program.output)
    if difference:
      raise Broken(f"{program.label} and the tool differ in {difference}")


def modification_times(folder):
  return {
    os.path.join(path, name): os.stat(os.path.join(path, name)).st_mtime_ns
    for path, folders, files in os.walk(folder)
    for name in files
  }


def first_difference(left, right):
  """The name of a file that two trees do not share, or in which they differ."""
  comparison = filecmp.dircmp(left, right)
  for name in comparison.left_only + comparison.right_only:
    return name
  _, different, odd = filecmp.cmpfiles(left, right, comparison.common_files, shallow=False)
  for name in different + odd:
    return name
  for name in comparison.common_dirs:
    if difference := first_difference(os.path.join(left, name), os.path.join(right, name)):
      return difference
  return None


# The other parts


def measure_instructions(tools, folder, targets):
  """Of each program's whole run on one spec, and of each further spec."""
  if not shutil.which("valgrind"):
    print("There is no valgrind to count instructions.\n")
    return
  counts = {}
  for size in [1, 200]:
    place = os.path.join(folder, "instructions", str(size))
    specs.write_specs(os.path.join(place, "specs"), size)
    for program in programs_for(tools, place, size):
      clear(program)
      counts.setdefault(program.label, []).append(tools.instructions(program.command))
  targets.add_instructions({
    label: (count[0], (count[1] - count[0]) // 199) for label, count in counts.items() if len(count) == 2
  })


def measure_debug(tools, folder, targets):
  spec_folder = os.path.join(folder, "debug", "specs")
  output = os.path.join(folder, "debug", "output")
  specs.write_specs(spec_folder, 100)
  command = [tools.debug, "generate", spec_folder, "--output", output]
  program = Program("mvvmgen, debug build", command, output)
  for _ in range(7):
    run(tools, program, output)
  report.show(100, [program])
  targets.add_debug(program.samples)


def measure_parsing(tools, folder, options, targets):
  spec_folder = os.path.join(folder, "parsing")
  specs.write_specs(spec_folder, 100)
  paths = [os.path.join(path, name) for path, _, files in os.walk(spec_folder) for name in sorted(files)]
  whole = os.path.join(folder, "parsing.mvvm")
  with open(whole, "w", encoding="utf-8") as file:
    file.write("\n".join(specs.view_model(number)[1].replace("import Models\n", "") for number in range(100)))
  megabytes = "10" if options.quick else "50"
  for label, files in [("100 specs", paths), ("one file of 100 view models", [whole])]:
    samples = [subprocess.run([tools.parsing, megabytes] + files, capture_output=True, text=True) for _ in range(5)]
    if any(sample.returncode != 0 for sample in samples):
      raise Broken("the specs do not parse")
    figures = [[int(word) for word in sample.stdout.split()] for sample in samples]
    lexing = statistics.median(size / time for size, time, _ in figures)
    both = statistics.median(size / time for size, _, time in figures)
    best = max(size / time for size, _, time in figures)
    print(f"{label}: lexing {lexing:.0f} MB/s, lexing and parsing {both:.0f} MB/s (best {best:.0f})\n")
    targets.add("lexing and parsing " + label, f"{both:.0f} MB/s", "≥ 100 MB/s", both >= 100, f"{best:.0f}")


def measure_format(tools, folder, options, targets):
  place = os.path.join(folder, "format")
  spec_folder, output, formatted = (os.path.join(place, name) for name in ["specs", "output", "formatted"])
  specs.write_specs(spec_folder, 1_000, specs.untidy)
  shutil.copytree(spec_folder, formatted)
  tools.measure([tools.release, "format", "-i", formatted])
  paths = [os.path.join(path, name) for path, _, files in os.walk(spec_folder) for name in sorted(files)]
  parsing = Program("read and parse", [tools.parsing, "once"] + paths)
  printing = Program("mvvmgen format", [tools.release, "format", spec_folder])
  checking = Program("mvvmgen format --check, formatted", [tools.release, "format", "--check", formatted])
  writing = Program("mvvmgen format -i", [tools.release, "format", "-i", output])
  for _ in range(options.rounds[1_000]):
    for program in [parsing, printing, checking, writing]:
      if program == writing:
        shutil.rmtree(output, ignore_errors=True)
        shutil.copytree(spec_folder, output)
      run(tools, program, None)
    if difference := first_difference(formatted, output):
      raise Broken(f"{difference} is formatted in two ways")
  report.show(1_000, [parsing, printing, checking, writing])
  targets.add_ratio("1,000 specs formatted / parsed", printing.samples, parsing.samples, 2)
  shutil.rmtree(place)


def measure_linting(tools, folder, options, targets):
  """Specs as the others are, in which much is found, and the same mended until nothing is."""
  found, kept = os.path.join(folder, "linting", "found"), os.path.join(folder, "linting", "kept")
  for place in [found, kept]:
    specs.write_specs(place, 1_000)
  with open(os.path.join(kept, "mvvmgen.json"), "w", encoding="utf-8") as file:
    file.write('{"lint": {"allowedTypes": ["Project", "RefTag", "Session"]}}')
  result = subprocess.run([tools.release, "lint", "--fix", "--strict", kept], capture_output=True)
  if result.returncode != 0:
    raise Broken("the specs do not keep the conventions")
  programs = [
    Program("reading and parsing", [tools.parsing_once, kept]),
    Program("mvvmgen lint", [tools.release, "lint", kept]),
    Program("mvvmgen lint, 1.2 findings each", [tools.release, "lint", found]),
  ]
  for _ in range(options.rounds[1_000]):
    for program in programs:
      run(tools, program, None)
  report.show(1_000, programs)
  parsing, linting, _ = [program.samples for program in programs]
  targets.add_ratio("linting / parsing, 1,000 specs", linting, parsing, 3)
  targets.add_ratio("linting / parsing, wall", linting, parsing, 3, field="wall")
  counts = [tools.instructions(program.command) for program in programs[:2]]
  if None not in counts:
    ratio = counts[1] / counts[0]
    targets.add("linting / parsing, instructions", f"{ratio:.2f}", "≤ 3", ratio <= 3)


def measure_serving(tools, folder, options, targets):
  """What an editor waits for, of a spec of 40 members: wall time, the client in Python included."""
  place = os.path.join(folder, "serving")
  os.makedirs(os.path.join(place, ".git"))
  count = 200 if options.quick else 1_000
  first = [serving.first_diagnostics(tools.release, place) for _ in range(10 if options.quick else 30)]
  seconds, cpu = serving.changes(tools.release, place, count)
  print(f"language server: {1e3 * cpu / count:.2f} ms of CPU a change, {count} changes\n")
  for what, samples, limit in [("first diagnostics", first, 20), ("diagnostics of a change", seconds, 2)]:
    median = 1e3 * statistics.median(samples)
    least = f"{1e3 * min(samples):.2f} ms"
    targets.add(f"{what}, {serving.MEMBERS} members", f"{median:.2f} ms", f"≤ {limit} ms", median <= limit, least)
  specs.write_specs(place, 2_000)
  first, change, peak = serving.workspace(tools.release, place)
  print(f"workspace of 2,000 specs: first diagnostics {1e3 * first:.2f} ms, with all names {1e3 * change:.2f} ms\n")
  targets.add("language server, 2,000 specs, peak", f"{peak:.1f} MiB", "≤ 32 MiB", peak <= 32)


def measure_types(tools, folder, options, targets):
  """How long the compiler takes for what is generated, without bindings and with them."""
  for style in typechecking.MODULES:
    places = [os.path.join(folder, "types"), os.path.join(folder, "bound")]
    labels = [style, f"{style}, with bindings"]
    programs = [
      Program(label, typechecking.command(tools, place, style, bindings=place == places[1]))
      for label, place in zip(labels, places)
    ]
    for _ in range(1 if options.quick else 3):
      for program in programs:
        run(tools, program, None)
    report.show(typechecking.COUNT, programs)
    plain, bound = [program.samples for program in programs]
    targets.add_types(style, plain)
    targets.add_ratio(f"with bindings / without, {style}", bound, plain, 1.6)
    for place in places:
      shutil.rmtree(place)


def measure_diff(tools, folder, options, targets):
  """Two folders of 1,000 specs; in one of them every tenth has another input, and all stand in another order."""
  place = os.path.join(folder, "diff")
  old, new = (os.path.join(place, name) for name in ["old", "new"])
  specs.write_specs(old, 1_000)
  specs.write_specs(new, 1_000, specs.changed)
  paths = [os.path.join(path, name) for side in [old, new] for path, _, files in os.walk(side) for name in sorted(files)]
  parsing = Program("read and parse both sides", [tools.parsing, "once"] + paths)
  comparing = Program("mvvmgen diff", [tools.release, "diff", old, new])
  same = Program("mvvmgen diff, nothing changed", [tools.release, "diff", old, old])
  for _ in range(options.rounds[1_000]):
    for program in [parsing, comparing, same]:
      run(tools, program, None)
  report.show(1_000, [parsing, comparing, same])
  targets.add_ratio("1,000 specs on each side compared / parsed", comparing.samples, parsing.samples, 3)
  targets.add_ratio("compared / parsed, wall", comparing.samples, parsing.samples, 3, field="wall")
  shutil.rmtree(place)


def measure_watching(tools, folder, options, targets):
  """What somebody waits for who saves a spec among others; wall time."""
  for count in [1, 1_000]:
    watch = watching.Watch(tools.release, os.path.join(folder, "watching", str(count)), count)
    samples = [1e3 * watch.save(number) for number in range(20 if options.quick else 100)]
    idle = watch.idle(5 if options.quick else 30)
    watch.end()
    median = statistics.median(samples)
    print(f"watching {count:,}: the slowest of {len(samples)} saves {max(samples):.1f} ms, idle {idle:.2%} of a processor\n")
    least = f"{min(samples):.2f} ms"
    targets.add(f"a save among {count:,}, generated", f"{median:.2f} ms", "≤ 50 ms", median <= 50, least)


def measure_ways(tools, folder):
  """From nothing to a test that passes, by the README; beside it the program alone, over the examples."""
  bundle, program = ways.bundle(folder)
  rows = [("the program alone, all examples", ways.measure_program(tools, folder, program), [])]
  for label, package in [("the package around the bundle", bundle), ("the package, from source", ways.source(folder))]:
    rows.append((f"first commands, {label}", *ways.measure_package(tools, folder, package)))
  print(f"{'from an empty folder':<48}{'CPU s':>8}{'wall s':>8}  modules of ours that were compiled")
  for label, sample, modules in rows:
    print(f"{label:<48}{sample.cpu / 1_000:>8.2f}{sample.wall / 1_000:>8.2f}  {', '.join(modules) or 'none'}", flush=True)
  print()


def measure_cold(tools, options):
  """Builds the program of the build plugin and the whole tool, and what they are compared with."""
  for configuration in ["debug", "release"]:
    products = [(builds.ROOT, "mvvmgen-build"), (builds.ROOT, "mvvmgen")]
    products += [beside.rsplit(":", 1) for beside in options.beside]
    samples = [tools.measure_cold_build(package, configuration, product) for package, product in products]
    print(f"cold {configuration} build: CPU s, wall s, and what mvvmgen-build's CPU is of it")
    for (package, product), sample in zip(products, samples):
      share = samples[0].cpu / sample.cpu
      name = f"{product} of {os.path.basename(package)}"
      print(f"  {name:40} {sample.cpu / 1_000:6.1f} {sample.wall / 1_000:6.1f} {share:5.2f}", flush=True)


if __name__ == "__main__":
  main()
