"""The reading half of a generator as one writes it in an afternoon: regular expressions, no diagnostics.

It knows no more of the language than the benchmark's specs use. The writing half is derived from what the tool makes
of such specs (`derive.py`). Usage: plain.py WRITING SPECS OUTPUT, where WRITING is that half as a Python file.
"""

import importlib.util
import os
import re
import sys

NAME = re.compile(r"^viewmodel (\w+) \{$")
SECTION = re.compile(r"^  (\w+) \{$")
INPUT = re.compile(r"^(sticky )?(\w+)\((.*)\)(?: -> (.+?))?(?: as (\w+))?$")
PARAMETER = re.compile(r"^(?:(\w+) )?(\w+): (.+?)(?: = (.+))?$")
OUTPUT = re.compile(r"^(?:(state|event|stream|value) )?(\w+): (.+?)(?: = .+)?$")


class Parameter:
  def __init__(self, text):
    label, self.name, self.type, self.value = PARAMETER.match(text).groups()
    self.signature = f"{label} {self.name}: {self.type}" if label else f"{self.name}: {self.type}"
    self.stored = f"{label if label == '_' else '_'} {self.name}: {self.type}"


class Input:
  def __init__(self, text, documentation):
    sticky, self.function, parameters, self.reply, name = INPUT.match(text).groups()
    self.documentation = documentation
    self.name = name or self.function
    parts = [Parameter(part) for part in parameters.split(", ")] if parameters else []
    self.signature = f"{self.function}({', '.join(part.signature for part in parts)})"
    if self.reply:
      self.signature += f" -> {self.reply}"
    self.reply_type = f"({', '.join(part.stored for part in parts)}) -> {self.reply}"
    self.arguments = ", ".join(part.name for part in parts)
    self.value = None
    if not parts:
      self.type, self.payload = "Void", "()"
    elif len(parts) == 1:
      self.type, self.payload, self.value = parts[0].type, parts[0].name, parts[0].value
    else:
      self.type = f"({', '.join(f'{part.name}: {part.type}' for part in parts)})"
      self.payload = f"({', '.join(f'{part.name}: {part.name}' for part in parts)})"
      if parts[0].value:
        self.value = f"({', '.join(f'{part.name}: {part.value}' for part in parts)})"
    self.kind = "sticky" if sticky else "reply" if self.reply else "valued" if self.value else "plain"


class Output:
  def __init__(self, text, documentation):
    kind, self.name, self.type = OUTPUT.match(text).groups()
    self.kind = kind or "state"
    self.documentation = documentation


class Spec:
  """What a template needs of a spec: one dependency, and members of some kinds."""

  def __init__(self, text):
    self.inputs, self.outputs = [], []
    section, documentation = None, ""
    for line in text.split("\n"):
      member = line.strip()
      if not member or member == "}" or member.startswith("import "):
        continue
      if member.startswith("///"):
        documentation = member[4:]
      elif match := SECTION.match(line):
        section = match[1]
      elif match := NAME.match(line):
        self.name, self.documentation = match[1], documentation
      elif section == "inputs":
        self.inputs.append(Input(member, documentation))
      elif section == "outputs":
        self.outputs.append(Output(member, documentation))
      else:
        self.dependency, self.dependency_type = member.split(": ", 1)
        self.dependency_documentation = documentation
    self.inputs.sort(key=lambda input: input.function.lower())
    self.outputs.sort(key=lambda output: output.name.lower())


def generate(specs, output, render):
  """Writes the file that the function makes of each spec below a folder, the tree mirrored."""
  for folder, folders, files in os.walk(specs):
    folders.sort()
    target = os.path.join(output, os.path.relpath(folder, specs))
    os.makedirs(target, exist_ok=True)
    for name in sorted(files):
      with open(os.path.join(folder, name), encoding="utf-8") as file:
        text = file.read()
      stem = name.removesuffix(".mvvm")
      with open(os.path.join(target, stem + ".generated.swift"), "w", encoding="utf-8") as file:
        file.write(render(Spec(text)))


def load(path):
  """The derived half."""
  loading = importlib.util.spec_from_file_location("writing", path)
  module = importlib.util.module_from_spec(loading)
  loading.loader.exec_module(module)
  return module


if __name__ == "__main__":
  generate(sys.argv[2], sys.argv[3], load(sys.argv[1]).class_file)
