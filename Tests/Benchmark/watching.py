"""How long `generate --watch` takes from a save to the generated file, and what it takes while nothing is saved."""

import os
import subprocess
import time

import serving
import specs


class Watch:
  """The tool, watching so many specs."""

  def __init__(self, tool, folder, count):
    specs.write_specs(folder, count)
    self.name, self.text = specs.view_model(1)
    self.path = os.path.join(folder, "Feature000", self.name)
    self.process = subprocess.Popen([tool, "generate", "--watch"], cwd=folder, stderr=subprocess.PIPE, text=True)
    while "watching" not in self.process.stderr.readline():
      if self.process.poll() is not None:
        raise RuntimeError("the tool watches nothing")

  def save(self, number):
    """Seconds from a save, under another documentation of the view model, until the generated file has it."""
    mark = f"Save {number}."
    text = self.text.replace("viewmodel", f"/// {mark}\nviewmodel", 1)
    with open(self.path + ".mvvm", "w", encoding="utf-8") as file:
      file.write(text)
    start = time.perf_counter()
    while not self.has(mark):
      if time.perf_counter() > start + 30:
        raise RuntimeError("what was saved was not generated")
      time.sleep(0.000_2)
    seconds = time.perf_counter() - start
    # The next save is not to wait for the rest of this run, which goes over all specs.
    self.process.stderr.readline()
    return seconds

  def has(self, mark):
    with open(self.path + ".generated.swift", encoding="utf-8") as file:
      return mark in file.read()

  def idle(self, seconds):
    """The share of a processor that it takes while nothing is saved."""
    before = serving.cpu_seconds(self.process.pid)
    time.sleep(seconds)
    return (serving.cpu_seconds(self.process.pid) - before) / seconds

  def end(self):
    self.process.terminate()
    self.process.communicate()
