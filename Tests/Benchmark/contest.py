"""What is compared: the tool, and other ways to write the same files."""

import importlib.util
import os
import sys

import builds
import derive
import files
import marker
import specs
import templates
from programs import Program
from report import COPY, EMPTY, TOOL

STYLE = ["--style", "rxswift"]
UNCHANGED = "mvvmgen, nothing changed"
TESTED = "mvvmgen, tests and mocks too"
TESTS = '{"module": "App", "mocks": "tests", "tests": {"folder": "output/tests"}}'
PYTHON = "plain Python"


class Contest:
  """The programs, over so many specs.

  - specs: the folder that they read.
  - written: what the tool wrote of it before.
  - output: the folder that they write.
  """

  def __init__(self, tools, folder, size):
    self.tools, self.folder, self.size = tools, folder, size
    self.specs, self.written, self.output = (os.path.join(folder, name) for name in ["specs", "written", "output"])
    specs.write_specs(self.specs, size)
    builds.check(self.generate(self.written))

  def programs(self):
    return self.tool() + self.copy() + self.limit() + self.python() + self.empty()

  def tool(self):
    config = os.path.join(self.folder, "tests.json")
    files.write(config, TESTS)
    return [
      self.equal(TOOL, self.generate(self.output)),
      Program(UNCHANGED, self.generate(self.written)),
      Program(TESTED, self.generate(self.output) + ["--config", config], self.output),
    ]

  def generate(self, output):
    return [self.tools.release, "generate", self.specs, *STYLE, "--output", output]

  def equal(self, label, command, is_slow=False):
    """A program that must write what the tool wrote."""
    return Program(label, command, self.output, expected=self.written, is_slow=is_slow)

  def copy(self):
    return [Program(COPY, ["cp", "-r", self.written, self.output], self.output)]

  def limit(self):
    if not self.tools.limit:
      return []
    command = [self.tools.limit, self.specs, self.output, files.below(self.written)[0]]
    return [Program("limit in C", command, self.output)]

  def python(self):
    """A plain script, and a template engine where Python finds it."""
    peers = self.peers()
    rest = [self.specs, self.output]
    found = [self.equal(PYTHON, [sys.executable, f"{builds.HERE}/plain.py", f"{peers}/writing.py", *rest])]
    if importlib.util.find_spec("jinja2"):
      command = [sys.executable, f"{builds.HERE}/engine.py", f"{peers}/marked.swift", *rest]
      found.append(self.equal("Jinja2", command, is_slow=True))
    return found

  def peers(self):
    """Writes the templates of these programs, derived from what the tool writes, and returns their folder."""
    folder = os.path.join(self.folder, "peers")
    specs.write_spec(folder, marker.NAME, marker.spec())
    builds.check([self.tools.release, "generate", folder, *STYLE])
    marked = os.path.join(folder, "marked.swift")
    os.rename(os.path.join(folder, f"{marker.NAME}.generated.swift"), marked)
    templates.write(folder, derive.parts(files.read(marked)))
    return folder

  def empty(self):
    return [Program(EMPTY, [self.tools.empty])] if self.size == 1 else []
