"""The plain generator with a template engine in the place of its f-strings.

Usage: engines.py mako|jinja2 MARKED SPECS OUTPUT, where MARKED is what the tool writes for the marker spec
(`derive.py`); the template is beside it. Reading the specs is the plain generator's.
"""

import os
import sys

import derive
import plain


def mako(path):
  from mako.template import Template

  return Template(filename=path, input_encoding="utf-8").render_unicode


def jinja2(path):
  from jinja2 import Environment, FileSystemLoader

  environment = Environment(
    loader=FileSystemLoader(os.path.dirname(path)),
    trim_blocks=True,
    lstrip_blocks=True,
    keep_trailing_newline=True,
  )
  return environment.get_template(os.path.basename(path)).render


if __name__ == "__main__":
  with open(sys.argv[2], encoding="utf-8") as file:
    template = derive.parts(file.read())
  engine = {"mako": mako, "jinja2": jinja2}[sys.argv[1]]
  render = engine(os.path.join(os.path.dirname(sys.argv[2]), f"class.{sys.argv[1]}"))
  plain.generate(sys.argv[3], sys.argv[4], lambda spec: render(spec=spec, each=derive.each(template, spec)))
