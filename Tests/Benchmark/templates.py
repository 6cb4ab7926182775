"""Writes what `derive.py` finds as templates: a Python module, and one for Jinja2."""

import os
import re

import derive
import files
import marker
from broken import Broken

FIELD = re.compile("\0(\\w+)\1")
"""A field as `derive.marked` marks it."""


def write(folder, template):
  for name, make in [("writing.py", python), ("class.jinja2", jinja2)]:
    files.write(os.path.join(folder, name), make(template))


def with_fields(text, field):
  return FIELD.sub(lambda match: field(match[1]), text)


def python(template):
  """A Python module with f-strings, as one writes it by hand."""
  functions, body = "", []
  for number, part in enumerate(template):
    if isinstance(part, derive.Text):
      body.append(python_string(part.text, "spec"))
      continue
    functions += f"def part_{number}(item):\n"
    for kind, fragment in part.fragments.items():
      functions += f"  if item.kind == {kind!r}:\n    return {python_string(fragment, 'item')}\n"
    functions += "  return None\n\n\n"
    members = f"spec.{part.section}"
    if len(part.fragments) < len(marker.KINDS[part.section]):
      members = f"[item for item in {members} if item.kind in {set(part.fragments)}]"
    if len(part.blanks) == len(part.fragments) ** 2:
      body.append(f'"\\n".join(part_{number}(item) for item in {members})')
    elif not part.blanks:
      body.append(f'"".join(part_{number}(item) for item in {members})')
    else:
      body.append(f"spaced({members}, part_{number}, BLANKS_{number})")
      functions += f"BLANKS_{number} = {sorted(part.blanks)}\n\n\n"
  spaced = """def spaced(members, write, blanks):
  text, before = "", None
  for item in members:
    text += ("\\n" if (before, item.kind) in blanks else "") + write(item)
    before = item.kind
  return text


"""
  whole = " +\n    ".join(body)
  return f"{spaced}{functions}def class_file(spec):\n  return (\n    {whole}\n  )\n"


def python_string(text, owner):
  text = repr(text.replace("{", "{{").replace("}", "}}")).replace("\\x00", "\0").replace("\\x01", "\1")
  return "f" + with_fields(text, lambda field: f"{{{owner}.{field}}}")


def value(name):
  return f"{{{{ {name} }}}}"


def statement(text):
  return f"{{% {text} %}}\n"


def jinja2(template):
  """A template that asks `each` for the members of a part, and whether a blank line stands before one."""
  text = ""
  for number, part in enumerate(template):
    for fragment in [part.text] if isinstance(part, derive.Text) else part.fragments.values():
      if any(word in fragment for word in ["{{", "{%", "{#"]):
        raise Broken(f"a template cannot have this as it is:\n{fragment}")
    if isinstance(part, derive.Text):
      text += with_fields(part.text, lambda field: value(f"spec.{field}"))
      continue
    text += statement(f"for item, is_apart in each({number})")
    text += statement("if is_apart") + "\n" + statement("endif")
    for index, (kind, fragment) in enumerate(part.fragments.items()):
      text += statement(f'{"elif" if index else "if"} item.kind == "{kind}"')
      text += with_fields(fragment, lambda field: value(f"item.{field}"))
    text += statement("endif") + statement("endfor")
  return text
