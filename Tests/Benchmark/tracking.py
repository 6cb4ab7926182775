"""What a state of the Observation style takes at run time, beside one of the macro `@Observable`."""

import os
import statistics

import builds
import files

SPEC = "viewmodel XViewModel { outputs { state x: Int = 0 } }\n"
STATES = 20
WORK = ["making one", "five reads", "tracking five, writing twenty", "an append"]


def measure(run):
  folder = os.path.join(run.folder, "tracking")
  files.write(os.path.join(folder, "XViewModel.mvvm"), SPEC)
  builds.check([run.tools.release, "generate", "--style", "observation", folder])
  program = os.path.join(folder, "main")
  source = files.read(os.path.join(builds.HERE, "Programs", "Tracking.swift")).replace("MEASURED", classes())
  files.write(os.path.join(folder, "Tracking.swift"), source)
  support = os.path.join(folder, "EventSource.generated.swift")
  builds.check(["swiftc", "-O", "-parse-as-library", support, os.path.join(folder, "Tracking.swift"), "-o", program])
  runs = [builds.check([program]).stdout.splitlines() for _ in range(3 if run.options.quick else 9)]
  for index, work in enumerate(WORK):
    macro, wrapped = ([int(figures[line].split()[index]) for figures in runs] for line in (0, 1))
    ratio, best = statistics.median(wrapped) / statistics.median(macro), min(wrapped) / min(macro)
    run.targets.add(f"@Tracked / @Observable, {work}", f"{ratio:.2f}", "", None, f"{best:.2f}")


def classes():
  states = [f"p{number}" for number in range(STATES)]
  work = f"""
  func read() -> Int {{ {" &+ ".join(states[:5])} }}
  func write(_ value: Int) {{ {"; ".join(f"{state} = value" for state in states)} }}
"""

  def model(head, attribute):
    properties = "".join(f"  {attribute}var {state}: Int = 0\n" for state in states)
    return f"{head} {{\n  init() {{}}\n  {attribute}var rows: [Int] = []\n{properties}{work}}}\n"

  protocol = "@MainActor protocol Measured: AnyObject {\n  init()\n  var rows: [Int] { get set }\n"
  protocol += "  func read() -> Int\n  func write(_ value: Int)\n}\n"
  macro = model("@MainActor @Observable final class Macro: Measured", "")
  return protocol + macro + model("@MainActor final class Wrapped: Measured, Observable", "@Tracked ")
