"""Derives the peers' templates from what the tool writes, so that a change of its templates needs none by hand.

The tool is run on the spec of `marker.py`. In what it writes, lines that name a member are that member's, and the rest
stands in every file. What a member's lines have of its spec is replaced by fields, as `plain.py` reads them.
"""

import re

import marker
import plain
from broken import Broken

MARK = re.compile(f"({'|'.join(marker.LETTERS.values())})([a-q])")
MEMBER_FIELDS = [
  "documentation", "signature", "reply_type", "value", "type", "payload", "arguments", "function", "name", "reply",
]
SPEC_FIELDS = ["documentation", "dependency_documentation", "dependency_type", "dependency", "name"]


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
  spec = plain.Spec(marker.spec())
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
    section = "inputs" if mark[1] == marker.LETTERS["inputs"] else "outputs"
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


def each(template, spec):
  """What a template asks for the members of its parts."""

  def members(number):
    part, before = template[number], None
    for item in getattr(spec, part.section):
      if item.kind in part.fragments:
        yield item, part.has_blank(before, item.kind)
        before = item.kind

  return members
