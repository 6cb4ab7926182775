"""Derives the peers' templates from what the tool writes, so that a change of its templates needs none by hand.

The tool is run on a spec whose members have names that occur nowhere else, each kind of member next to each. In what
it writes, lines that name a member are that member's, and the rest stands in every file. What a member's lines have of
its spec is replaced by fields, as `plain.py` reads them.
"""

import re

import plain
from broken import Broken

NAME = "Marker00000ViewModel"
"""As long as the names of the other specs, so that lines are broken where theirs are."""

KINDS = {
  "inputs": {
    "plain": "f{0}(l{0} p{0}: P{0}, m{0} r{0}: R{0}) as n{0}",
    "valued": "f{0}(l{0} p{0}: P{0} = .v{0}, m{0} r{0}: R{0} = .w{0}) as n{0}",
    "sticky": "sticky f{0}(l{0} p{0}: P{0}, m{0} r{0}: R{0}) as n{0}",
    "reply": "f{0}(l{0} p{0}: P{0}, m{0} r{0}: R{0}) -> Q{0} as n{0}",
  },
  "outputs": {kind: kind + " n{0}: P{0}" for kind in ["state", "event", "stream", "value"]},
}
LETTERS = {"inputs": "qx", "outputs": "zx"}
MARK = re.compile(r"(qx|zx)([a-q])")
FIELD = re.compile("\0(\\w+)\1")

MEMBER_FIELDS = [
  "documentation", "signature", "reply_type", "value", "type", "payload", "arguments", "function", "name", "reply",
]
SPEC_FIELDS = ["documentation", "dependency_documentation", "dependency_type", "dependency", "name"]


def walk(kinds):
  """The kinds so that each follows each, itself too; it ends as it starts."""
  steps = {kind: list(kinds) for kind in kinds}
  path, found = [list(kinds)[0]], []
  while path:
    if steps[path[-1]]:
      path.append(steps[path[-1]].pop())
    else:
      found.append(path.pop())
  return found[::-1]


def marker_spec():
  """The text of the spec."""
  sections = ""
  for section, kinds in KINDS.items():
    members = ""
    for index, kind in enumerate(walk(kinds)):
      mark = LETTERS[section] + chr(ord("a") + index)
      members += f"    /// D{mark}.\n    {kinds[kind].format(mark)}\n"
    sections += f"\n  {section} {{\n{members}  }}\n"
  dependency = "  dependencies {\n    /// The marked service.\n    xervice: any Marker00000Service\n  }\n"
  return f"import Models\n\n/// Shows the marked screen.\nviewmodel {NAME} {{\n{dependency}{sections}}}\n"


class Text:
  """What stands in every file, with fields of the spec."""

  def __init__(self, spec, text):
    self.text = marked(text, spec, SPEC_FIELDS)


class Each:
  """What stands there for each member of a section that is of one of some kinds.

  - fragments: the text for a kind, with fields of the member.
  - blanks: the pairs of kinds between which there is a blank line.
  """

  def __init__(self, section, members, segments):
    self.section = section
    self.fragments, self.blanks = {}, set()
    for index, lines in segments[:-1]:
      text = "".join(lines).rstrip("\n") + "\n"
      self.add(members[index], text)
    for (before, lines), (after, _) in zip(segments, segments[1:]):
      if lines[-1] == "\n":
        self.blanks.add((members[before].kind, members[after].kind))
    # What follows the last member is told from it by another of its kind.
    index, lines = segments[-1]
    if members[index].kind not in self.fragments:
      raise Broken(f"one member alone is written here:\n{''.join(lines)}")
    number = self.fragments[members[index].kind].count("\n")
    self.add(members[index], "".join(lines[:number]))
    self.rest = "".join(lines[number:])

  def add(self, member, text):
    text = marked(text, member, MEMBER_FIELDS)
    if MARK.search(text):
      raise Broken(f"the peers know nothing of what is made here of a member:\n{text}")
    if self.fragments.setdefault(member.kind, text) != text:
      raise Broken(f"members of one kind are written in two ways:\n{text}\n{self.fragments[member.kind]}")

  def has_blank(self, before, after):
    return (before, after) in self.blanks


def marked(text, source, fields):
  """A text in which values of fields are replaced by marks of the fields, the longest first."""
  values = [(getattr(source, field), field) for field in fields if getattr(source, field, None)]
  for value, field in sorted(values, key=lambda pair: -len(pair[0])):
    text = text.replace(value, f"\0{field}\1")
  return text


def parts(output):
  """The template as a list of `Text` and `Each`, from what the tool wrote for the marker spec."""
  spec = plain.Spec(marker_spec())
  found, fixed, region = [], "", None

  def close():
    nonlocal fixed, region
    if region:
      each = Each(region[0], getattr(spec, region[0]), region[1])
      found.append(each)
      fixed, region = each.rest, None

  for line in output.splitlines(keepends=True):
    mark = MARK.search(line)
    if not mark:
      if region:
        region[1][-1][1].append(line)
      else:
        fixed += line
      continue
    index = ord(mark[2]) - ord("a")
    section = "inputs" if mark[1] == LETTERS["inputs"] else "outputs"
    if region and (region[0] != section or index < region[1][-1][0]):
      close()
    if not region:
      found.append(Text(spec, fixed))
      region = (section, [])
    if region[1] and region[1][-1][0] == index:
      region[1][-1][1].append(line)
    else:
      region[1].append((index, [line]))
  close()
  return found + [Text(spec, fixed)]


# Writing them


def with_fields(text, field):
  return FIELD.sub(lambda match: field(match[1]), text)


def python(template):
  """A Python module with f-strings, as one writes it by hand."""
  functions, body = "", []
  for number, part in enumerate(template):
    if isinstance(part, Text):
      body.append(python_string(part.text, "spec"))
      continue
    functions += f"def part_{number}(item):\n"
    for kind, fragment in part.fragments.items():
      functions += f"  if item.kind == {kind!r}:\n    return {python_string(fragment, 'item')}\n"
    functions += "  return None\n\n\n"
    members = f"spec.{part.section}"
    if len(part.fragments) < len(KINDS[part.section]):
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


def mako(template):
  return templated(
    template,
    unlike=["${", "<%", "##", "\\\n"],
    value=lambda name: f"${{{name}}}",
    statement=lambda text: f"% {text}:\n",
    end=lambda word: f"% end{word}\n",
  )


def jinja2(template):
  return templated(
    template,
    unlike=["{{", "{%", "{#"],
    value=lambda name: f"{{{{ {name} }}}}",
    statement=lambda text: f"{{% {text} %}}\n",
    end=lambda word: f"{{% end{word} %}}\n",
  )


def templated(template, unlike, value, statement, end):
  """A template that asks `each` for the members of a part, and whether a blank line stands before one."""
  text = ""
  for number, part in enumerate(template):
    for fragment in [part.text] if isinstance(part, Text) else part.fragments.values():
      if any(word in fragment for word in unlike):
        raise Broken(f"a template cannot have this as it is:\n{fragment}")
    if isinstance(part, Text):
      text += with_fields(part.text, lambda field: value(f"spec.{field}"))
      continue
    text += statement(f"for item, is_apart in each({number})")
    text += statement("if is_apart") + "\n" + end("if")
    for index, (kind, fragment) in enumerate(part.fragments.items()):
      text += statement(f'{"elif" if index else "if"} item.kind == "{kind}"')
      text += with_fields(fragment, lambda field: value(f"item.{field}"))
    text += end("if") + end("for")
  return text


def each(template, spec):
  """What a template asks for the members of its parts."""

  def members(number):
    part, before = template[number], None
    for item in getattr(spec, part.section):
      if item.kind in part.fragments:
        yield item, part.has_blank(before, item.kind)
        before = item.kind

  return members
