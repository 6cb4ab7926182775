"""The plain generator with Jinja2 in the place of its f-strings.

Usage: engine.py MARKED SPECS OUTPUT, where MARKED is what the tool writes for the marker spec (`derive.py`); the
template is beside it. Reading the specs is the plain generator's.
"""

import os
import sys

import derive
import plain
from jinja2 import Environment, FileSystemLoader

if __name__ == "__main__":
  with open(sys.argv[1], encoding="utf-8") as file:
    template = derive.parts(file.read())
  environment = Environment(
    loader=FileSystemLoader(os.path.dirname(sys.argv[1])),
    trim_blocks=True,
    lstrip_blocks=True,
    keep_trailing_newline=True,
  )
  render = environment.get_template("class.jinja2").render
  plain.generate(sys.argv[2], sys.argv[3], lambda spec: render(spec=spec, each=derive.each(template, spec)))
