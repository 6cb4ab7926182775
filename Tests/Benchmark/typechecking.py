"""How long the compiler takes to type-check what is generated, without bindings and with them."""

import json
import os
import shutil

import builds
import files
import large
import programs
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


def measure(run):
  place = os.path.join(run.folder, "types")
  for style in MODULES:
    plain, bound = compared = [
      programs.Program(label, command(run.tools, os.path.join(place, str(bindings)), style, bindings))
      for label, bindings in [(style, False), (f"{style}, with bindings", True)]
    ]
    programs.compare(run.tools, compared, 1 if run.options.quick else 3, COUNT)
    run.targets.add_cpu(f"type-checking, {style}", plain.samples, 20 if style == "observation" else 6)
    run.targets.add_ratio(f"with bindings / without, {style}", bound.samples, plain.samples, 1.6)
    shutil.rmtree(place)


def command(tools, folder, style, bindings):
  """Makes a module of large view models, and returns how the compiler is called to type-check it."""
  modules, sources = os.path.join(folder, "modules"), os.path.join(folder, "sources")
  models = os.path.join(modules, "Models.swift")
  files.write(models, MODELS)
  emit("Models", models, modules)
  for module in MODULES[style]:
    emit(module, os.path.join(STUBS, f"{module}.swift"), modules)
  specs.write_specs(sources, COUNT, large.view_model)
  files.write(os.path.join(sources, "mvvmgen.json"), json.dumps({"bindings": bindings, "module": "sources"}))
  builds.check([tools.release, "generate", "--style", style, sources])
  for path in files.below(sources, ".mvvm"):
    builds.check([tools.release, "new", "--style", style, "--from", path])
  options = ["-typecheck", "-wmo", "-suppress-warnings", "-swift-version", "6", "-module-name", "Large"]
  return ["swiftc"] + options + ["-I", modules] + files.below(sources, ".swift")


def emit(module, source, folder):
  options = ["-emit-module", "-parse-as-library", "-swift-version", "5", "-suppress-warnings", "-I", folder]
  path = os.path.join(folder, f"{module}.swiftmodule")
  builds.check(["swiftc"] + options + ["-module-name", module, "-emit-module-path", path, source])
