"""A spec whose members have names that occur nowhere else, each kind of member next to each."""

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


def spec():
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
