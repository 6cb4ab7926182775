"""How long the language server takes until an editor shows what it finds."""

import os
import sys
import time

import builds
import machine
import specs
from broken import Broken

sys.path.insert(0, os.path.join(builds.ROOT, "Tests", "Editors"))

import client

MEMBERS = 40


def measure(run):
  """What an editor waits for, of one spec and in a folder of many: wall time, the client in Python included."""
  place, tool, quick = os.path.join(run.folder, "serving"), run.tools.release, run.options.quick
  os.makedirs(os.path.join(place, ".git"))
  count = 200 if quick else 1_000
  first = [first_diagnostics(tool, place) for _ in range(10 if quick else 30)]
  seconds, cpu = changes(tool, place, count)
  print(f"language server: {1e3 * cpu / count:.2f} ms of CPU a change, {count} changes\n")
  run.targets.add_wait(f"first diagnostics, {MEMBERS} members", first, 20)
  run.targets.add_wait(f"diagnostics of a change, {MEMBERS} members", seconds, 2)
  specs.write_specs(place, 2_000)
  first, names, peak = workspace(tool, place)
  print(f"workspace of 2,000 specs: first diagnostics {1e3 * first:.2f} ms, with all names {1e3 * names:.2f} ms\n")
  run.targets.add_peak("language server, 2,000 specs", peak)


def spec():
  """A spec with so many members, half of them inputs, and some that break conventions."""
  half = MEMBERS // 2
  inputs = "".join(f"    /// Call when button {n} is tapped.\n    button{n:02}Tapped(row: Int)\n" for n in range(half))
  outputs = "".join(f"    state title{n:02}: String = \"\"\n" for n in range(half))
  return f"viewmodel XViewModel {{\n  inputs {{\n{inputs}  }}\n\n  outputs {{\n{outputs}  }}\n}}\n"


def wait(server, version):
  while True:
    message = server.read()
    if message.get("method") == "textDocument/publishDiagnostics" and message["params"].get("version") == version:
      return message["params"]["diagnostics"]


def opened(tool, folder):
  """A server in which the spec is open, and what it finds in it."""
  server = client.Client(tool, folder)
  server.open("XViewModel.mvvm", spec(), 1)
  return server, wait(server, 1)


def first_diagnostics(tool, folder):
  """Seconds from the start of the process to the diagnostics of the spec that is opened."""
  start = time.perf_counter()
  server, found = opened(tool, folder)
  seconds = time.perf_counter() - start
  server.end()
  if not found:
    raise Broken("nothing was found in a spec that breaks conventions")
  return seconds


def changes(tool, folder, count):
  """Seconds from each of so many changes to its diagnostics, and the CPU seconds of all together."""
  server, _ = opened(tool, folder)
  before = machine.cpu_seconds(server.process.pid)
  seconds = []
  for number in range(count):
    place = {"line": 4, "character": 14 + number % 2}
    start = time.perf_counter()
    server.notify("textDocument/didChange", {
      "textDocument": {"uri": server.uri("XViewModel.mvvm"), "version": number + 2},
      "contentChanges": [{"range": {"start": place, "end": place}, "text": "x"}],
    })
    wait(server, number + 2)
    seconds.append(time.perf_counter() - start)
  cpu = machine.cpu_seconds(server.process.pid) - before
  server.end()
  return seconds, cpu


def workspace(tool, folder):
  """Seconds to the first diagnostics in a folder of specs, and until their names are known; then the peak in MiB."""
  start = time.perf_counter()
  server, _ = opened(tool, folder)
  first = time.perf_counter() - start
  if len(server.request("workspace/symbol", {"query": "viewmodel"})) < 256:
    raise Broken("the specs of the folder were not found")
  names = time.perf_counter() - start
  peak = machine.peak_mib(server.process.pid)
  server.end()
  return first, names, peak
