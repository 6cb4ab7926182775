"""How long `generate --watch` takes from a save to the generated file, and what it takes while nothing is saved."""

import contextlib
import os
import subprocess
import time

import files
import machine
import specs
from broken import Broken


def measure(run):
  for count in [1, 1_000]:
    folder = os.path.join(run.folder, "watching", str(count))
    with contextlib.closing(Watch(run.tools.release, folder, count)) as watch:
      seconds = [watch.save(number) for number in range(20 if run.options.quick else 100)]
      idle = watch.idle(5 if run.options.quick else 30)
    slowest = f"the slowest of {len(seconds)} saves {1e3 * max(seconds):.1f} ms"
    print(f"watching {count:,}: {slowest}, idle {idle:.2%} of a processor\n")
    run.targets.add_wait(f"a save among {count:,}, generated", seconds, 50)


class Watch:
  """The tool, watching so many specs."""

  def __init__(self, tool, folder, count):
    specs.write_specs(folder, count)
    self.name, self.text = specs.view_model(1)
    self.path = os.path.join(folder, "Feature000", self.name)
    self.process = subprocess.Popen([tool, "generate", "--watch"], cwd=folder, stderr=subprocess.PIPE, text=True)
    while "watching" not in self.process.stderr.readline():
      if self.process.poll() is not None:
        raise Broken("the tool watches nothing")

  def save(self, number):
    """Seconds from a save, under another documentation of the view model, until the generated file has it."""
    mark = f"Save {number}."
    text = self.text.replace("viewmodel", f"/// {mark}\nviewmodel", 1)
    files.write(self.path + ".mvvm", text)
    start = time.perf_counter()
    while not self.has(mark):
      if time.perf_counter() > start + 30:
        raise Broken("what was saved was not generated")
      time.sleep(0.000_2)
    seconds = time.perf_counter() - start
    # The next save is not to wait for the rest of this run, which goes over all specs.
    self.process.stderr.readline()
    return seconds

  def has(self, mark):
    return mark in files.read(self.path + ".generated.swift")

  def idle(self, seconds):
    """The share of a processor that it takes while nothing is saved."""
    before = machine.cpu_seconds(self.process.pid)
    time.sleep(seconds)
    return (machine.cpu_seconds(self.process.pid) - before) / seconds

  def close(self):
    self.process.terminate()
    self.process.communicate()
