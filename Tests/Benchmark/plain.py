"""A generator as one writes it in an afternoon: regular expressions and f-strings, no diagnostics.

Makes the class files of the benchmark's specs, byte for byte as mvvmgen does. It knows no more of the
language than those specs use. Usage: plain.py SPECS OUTPUT
"""

import os
import re
import sys

NAME = re.compile(r"^viewmodel (\w+) \{$")
SECTION = re.compile(r"^  (\w+) \{$")
INPUT = re.compile(r"^(sticky )?(\w+)\((.*)\)(?: -> (.+?))?(?: as (\w+))?$")
PARAMETER = re.compile(r"^(?:(\w+) )?(\w+): (.+?)(?: = (.+))?$")
OUTPUT = re.compile(r"^(?:(state|event|stream|value) )?(\w+): (.+?)(?: = .+)?$")

WRAPPERS = {None: "Driver", "state": "Driver", "event": "Signal", "stream": "Observable"}
STARTERS = {None: "drive", "state": "drive", "event": "emit"}


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
    if not parts:
      self.type, self.payload = "Void", "()"
    elif len(parts) == 1:
      self.type, self.payload = parts[0].type, parts[0].name
    else:
      self.type = f"({', '.join(f'{part.name}: {part.type}' for part in parts)})"
      self.payload = f"({', '.join(f'{part.name}: {part.name}' for part in parts)})"
    if sticky:
      self.backing = f"ReplayRelay<{self.type}>.create(bufferSize: 1)"
    elif parts and parts[0].value:
      value = parts[0].value
      if len(parts) > 1:
        value = f"({', '.join(f'{part.name}: {part.value}' for part in parts)})"
      self.backing = f"BehaviorRelay<{self.type}>(value: {value})"
    else:
      self.backing = f"PublishRelay<{self.type}>()"


class Output:
  def __init__(self, text, documentation):
    self.kind, self.name, self.type = OUTPUT.match(text).groups()
    self.documentation = documentation
    self.starter = STARTERS.get(self.kind)
    if self.kind == "value":
      self.shown, self.stored = self.type, f"() -> {self.type}"
    else:
      self.shown = self.stored = f"{WRAPPERS[self.kind]}<{self.type}>"


class Spec:
  """What a template needs of a spec."""

  def __init__(self, text, file):
    self.file = file
    self.imports = ["RxCocoa", "RxRelay", "RxSwift"]
    self.dependencies, self.inputs, self.outputs = [], [], []
    self.documentation = ""
    section, documentation = None, []
    for line in text.split("\n"):
      member = line.strip()
      if not member or member == "}":
        continue
      if member.startswith("///"):
        documentation.append(member)
        continue
      if match := SECTION.match(line):
        section = match[1]
      elif match := NAME.match(line):
        self.name = match[1]
        self.documentation = "\n".join(documentation)
      elif member.startswith("import "):
        self.imports.append(member[7:])
      elif section == "inputs":
        self.inputs.append(Input(member, documentation))
      elif section == "outputs":
        self.outputs.append(Output(member, documentation))
      else:
        name, type = member.split(": ", 1)
        self.dependencies.append((name, type, documentation[0][4:]))
      documentation = []
    self.imports.sort()
    self.inputs.sort(key=lambda input: input.function.lower())
    self.outputs.sort(key=lambda output: output.name.lower())


def head(line, start, items, end):
  """A declaration on one line, or broken at all of its commas."""
  whole = f"{line}{start}{', '.join(items)}{end}"
  if len(whole) <= 110:
    return whole
  return f"{line}{start.rstrip()}\n  " + ",\n  ".join(items) + f"\n{end.lstrip()}"


def unit(input):
  """The backing of an input and the function that sends."""
  lines = [f"  private let {input.name}Relay = {input.backing}"]
  if input.reply:
    lines.append(f"  private let {input.name}Reply: {input.reply_type}")
  lines += [
    f"  func {input.signature} {{",
    f"    self.{input.name}Relay.accept({input.payload})",
  ]
  if input.reply:
    lines.append(f"    return self.{input.name}Reply({input.arguments})")
  return "\n".join(lines + ["  }"])


def properties(outputs):
  """The outputs of the class; those of several lines are set off by blank lines."""
  text = ""
  was_value = False
  for index, output in enumerate(outputs):
    is_value = output.kind == "value"
    if index and (is_value or was_value):
      text += "\n"
    if is_value:
      text += f"  private let {output.name}Output: {output.stored}\n"
      text += f"  var {output.name}: {output.type} {{ return self.{output.name}Output() }}\n"
    else:
      text += f"  let {output.name}: {output.shown}\n"
    was_value = is_value
  return text


def class_file(spec):
  newline = "\n"
  name, inputs, outputs, dependencies = spec.name, spec.inputs, spec.outputs, spec.dependencies
  parameters = [f"{dependency[0]}: {dependency[1]}" for dependency in dependencies]
  logic = [f"inputs: {name}.InputStreams", "disposeBag: DisposeBag"] + parameters
  passed = ["inputs: inputs", "disposeBag: disposeBag"] + [f"{item[0]}: {item[0]}" for item in dependencies]
  assigned = [f"    self.{item.name}Reply = outputs.{item.name}Reply" for item in inputs if item.reply]
  assigned += [
    f"    self.{item.name}{'Output' if item.kind == 'value' else ''} = outputs.{item.name}" for item in outputs
  ]
  started = [
    f"    self.{item.name}.{item.starter}().disposed(by: self.disposeBag)" for item in outputs if item.starter
  ]
  class_head = head(
    f"final class {name}:", " ", [f"{name}Type", f"{name}Inputs", f"{name}Outputs"], " {"
  )
  return f"""// Generated by mvvmgen from {spec.file}. Do not edit.
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all

{newline.join(f"import {module}" for module in spec.imports)}

protocol {name}Inputs {{
{(newline * 2).join(f"  {newline.join(item.documentation)}{newline}  func {item.signature}" for item in inputs)}
}}

protocol {name}Outputs {{
{(newline * 2).join(
  f"  {newline.join(item.documentation)}{newline}  var {item.name}: {item.shown} {{ get }}" for item in outputs
)}
}}

{spec.documentation}
protocol {name}Type {{
  var inputs: any {name}Inputs {{ get }}
  var outputs: any {name}Outputs {{ get }}
}}

{spec.documentation}
{class_head}
{newline.join(f"  /// - Parameter {item[0]}: {item[2]}" for item in dependencies)}
  init({", ".join(parameters)}) {{
    let outputs: OutputStreams = makeOutputs(
      inputs: InputStreams(
{newline.join(f"        {item.name}: self.{item.name}Relay.asObservable()," for item in inputs)}
      ),
      disposeBag: self.disposeBag,
{newline.join(f"      {item[0]}: {item[0]}," for item in dependencies)}
    )
{newline.join(assigned)}

{newline.join(started)}
  }}

{(newline * 2).join(unit(item) for item in inputs)}

{properties(outputs)}
  var inputs: any {name}Inputs {{ return self }}
  var outputs: any {name}Outputs {{ return self }}

  private let disposeBag = DisposeBag()

  /// What the logic hears of the inputs.
  struct InputStreams {{
{newline.join(f"    let {item.name}: Observable<{item.type}>" for item in inputs)}
  }}

  /// What the logic makes of them: `{name}.swift` extends this with `init(inputs:…)`.
  struct OutputStreams {{
{newline.join(f"    let {item.name}: {item.stored}" for item in outputs)}
{"".join(f"    let {item.name}Reply: {item.reply_type}{newline}" for item in inputs if item.reply)}  }}
}}

protocol {name}Logic {{
  init({", ".join(logic)})
}}

extension {name}.OutputStreams: {name}Logic {{}}

/// Generic, so that a missing initializer is reported once, as a missing conformance.
{head(f"private func makeOutputs<Logic: {name}Logic>", "(", logic, ") -> Logic {")}
  return Logic({", ".join(passed)})
}}
"""


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
        file.write(render(Spec(text, name)))


if __name__ == "__main__":
  generate(sys.argv[1], sys.argv[2], class_file)
