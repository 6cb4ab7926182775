"""Makes specs of twenty inputs and twenty outputs, to measure how long the compiler takes for what is generated."""

import specs


def view_model(number):
  """The name and the text of one spec."""
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
