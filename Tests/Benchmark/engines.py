"""The plain generator with a template engine in the place of its f-strings.

Usage: engines.py mako|jinja2 SPECS OUTPUT. Reading the specs is the plain generator's.
"""

import os
import sys

import plain

HERE = os.path.dirname(os.path.abspath(__file__))


def mako(path):
  from mako.template import Template

  template = Template(filename=path, input_encoding="utf-8")
  return lambda values: template.render_unicode(**values)


def jinja2(path):
  from jinja2 import Environment, FileSystemLoader

  environment = Environment(
    loader=FileSystemLoader(os.path.dirname(path)),
    trim_blocks=True,
    lstrip_blocks=True,
    keep_trailing_newline=True,
  )
  return environment.get_template(os.path.basename(path)).render


def values(spec):
  """What a template is given: the spec, and the two declarations that may have to be broken."""
  parameters = [f"{name}: {type}" for name, type, _ in spec.dependencies]
  logic = [f"inputs: {spec.name}.InputStreams", "disposeBag: DisposeBag"] + parameters
  facets = [spec.name + suffix for suffix in ("Type", "Inputs", "Outputs")]
  return {
    "spec": spec,
    "name": spec.name,
    "parameters": parameters,
    "logic": logic,
    "class_head": plain.head(f"final class {spec.name}:", " ", facets, " {"),
    "make_head": plain.head(f"private func makeOutputs<Logic: {spec.name}Logic>", "(", logic, ") -> Logic {"),
  }


if __name__ == "__main__":
  engine = {"mako": mako, "jinja2": jinja2}[sys.argv[1]]
  render = engine(os.path.join(HERE, f"class.{sys.argv[1]}"))
  plain.generate(sys.argv[2], sys.argv[3], lambda spec: render(values(spec)))
