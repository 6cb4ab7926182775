"""Makes a module of large view models in a style, to measure how long the compiler takes to type-check it."""

import json
import os
import subprocess

import builds
import specs

STUBS = os.path.join(builds.ROOT, "Tests", "GeneratedCodeTests", "Stubs")
COUNT = 200

# The stub modules of each style's framework, each after those it imports.
MODULES = {
  "combine": ["OpenCombine"],
  "observation": [],
  "reactiveswift": ["ReactiveSwift"],
  "rxswift": ["RxSwift", "RxRelay", "RxCocoa"],
  "rxswift-relays": ["RxSwift", "RxRelay", "RxCocoa"],
}

MODELS = """
public struct Project: Sendable {}
public struct RefTag: Sendable {}
public struct ReturnKey: Sendable {}
public struct Section: Sendable {}
public struct Session: Sendable {}
public struct Tab: Sendable {}
"""


def view_model(number):
  """The name and the text of a spec of twenty inputs and twenty outputs."""
  name = f"Large{number:03}ViewModel"
  inputs = members(specs.INPUTS, number)
  outputs = members(specs.OUTPUTS, number)
  sections = f"  inputs {{\n{inputs}  }}\n\n  outputs {{\n{outputs}  }}\n"
  return name, f"import Models\n\n/// Shows a great deal.\nviewmodel {name} {{\n{sections}}}\n"


def members(pool, number):
  """Twenty members, those of the second round under other names."""
  lines = []
  for index in range(20):
    text, member = pool[(index + number) % len(pool)]
    if index >= len(pool):
      member = renamed(member)
    lines.append(f"    /// {text}\n    {member}\n")
  return "".join(lines)


def renamed(member):
  """A member under another name, as the logic reads it, too."""
  words = member.split(" ")
  at = 1 if words[0] in ("sticky", "state", "event", "stream", "value") else 0
  name, separator, rest = partition(" ".join(words[at:]))
  logic = rest.split(" as ")
  rest = f"{logic[0]} as {logic[1]}Again" if len(logic) == 2 else rest
  return " ".join(words[:at] + [f"{name}Again{separator}{rest}"])


def partition(text):
  """A name, and what stands behind it."""
  end = next(index for index, character in enumerate(text) if not character.isalnum())
  return text[:end], text[end], text[end + 1:]


def command(tools, folder, style, bindings):
  """How the compiler is called to type-check the module, which is made before that."""
  os.makedirs(folder)
  modules = os.path.join(folder, "modules")
  os.mkdir(modules)
  for module in MODULES[style]:
    emit(module, os.path.join(STUBS, f"{module}.swift"), modules)
  models = os.path.join(modules, "Models.swift")
  with open(models, "w", encoding="utf-8") as file:
    file.write(MODELS)
  emit("Models", models, modules)
  sources = os.path.join(folder, "sources")
  specs.write_specs(sources, COUNT, view_model)
  with open(os.path.join(sources, "mvvmgen.json"), "w", encoding="utf-8") as file:
    json.dump({"bindings": bindings, "module": "sources"}, file)
  call([tools.release, "generate", "--style", style, sources])
  for path in files(sources, ".mvvm"):
    call([tools.release, "new", "--style", style, "--from", path])
  options = ["-typecheck", "-wmo", "-suppress-warnings", "-swift-version", "6", "-module-name", "Large"]
  return ["swiftc"] + options + ["-I", modules] + files(folder, ".swift", beside=modules)


def emit(module, source, folder):
  options = ["-emit-module", "-parse-as-library", "-swift-version", "5", "-suppress-warnings", "-I", folder]
  path = os.path.join(folder, f"{module}.swiftmodule")
  call(["swiftc"] + options + ["-module-name", module, "-emit-module-path", path, source])


def files(folder, suffix, beside=None):
  """The files below a folder that end so, but those in one folder of it."""
  return sorted(
    os.path.join(path, name)
    for path, _, names in os.walk(folder)
    for name in names
    if name.endswith(suffix) and path != beside
  )


def call(command):
  result = subprocess.run(command, capture_output=True, text=True)
  if result.returncode != 0:
    raise builds.Failed(f"{' '.join(command[:4])}: {result.stderr[-2000:]}")
