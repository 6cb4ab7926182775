"""How long the language server takes until an editor shows what it finds."""

import os
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "Editors"))

import client

MEMBERS = 40


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


def first_diagnostics(tool, folder):
  """Seconds from the start of the process to the diagnostics of the spec that is opened."""
  start = time.perf_counter()
  server = client.Client(tool, folder)
  server.open("XViewModel.mvvm", spec(), 1)
  found = wait(server, 1)
  seconds = time.perf_counter() - start
  server.end()
  if not found:
    raise RuntimeError("nothing was found in a spec that breaks conventions")
  return seconds


def changes(tool, folder, count):
  """Seconds from each of so many changes to its diagnostics, and the CPU seconds of all together."""
  server = client.Client(tool, folder)
  server.open("XViewModel.mvvm", spec(), 1)
  wait(server, 1)
  before = cpu_seconds(server.process.pid)
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
  cpu = cpu_seconds(server.process.pid) - before
  server.end()
  return seconds, cpu


def workspace(tool, folder):
  """Seconds to the first diagnostics in a folder of specs, and until their names are known; then the peak in MiB."""
  start = time.perf_counter()
  server = client.Client(tool, folder)
  server.open("XViewModel.mvvm", spec(), 1)
  wait(server, 1)
  first = time.perf_counter() - start
  if len(server.request("workspace/symbol", {"query": "viewmodel"})) < 256:
    raise RuntimeError("the specs of the folder were not found")
  names = time.perf_counter() - start
  peak = peak_mib(server.process.pid)
  server.end()
  return first, names, peak


def peak_mib(process):
  """The most memory that a process had; nothing where the system does not tell."""
  try:
    with open(f"/proc/{process}/status", encoding="utf-8") as file:
      return next(int(line.split()[1]) / 1024 for line in file if line.startswith("VmHWM:"))
  except OSError:
    return 0.0


def cpu_seconds(process):
  """User and system time of a process; nothing where the system does not tell."""
  try:
    with open(f"/proc/{process}/stat", encoding="utf-8") as file:
      fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
  except OSError:
    return 0.0
