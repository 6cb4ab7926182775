"""Reads a text by a TextMate grammar, with the regular expressions of the library that editors use for it.

The parser of textmate-grammar-python, which brings that library, loses its place behind `[[Int]]`: of a rule in itself
it finds one end of two.
"""

import onigurumacffi


class Grammar:
  def __init__(self, grammar):
    self.scope = grammar["scopeName"]
    self.repository = grammar["repository"]
    self.top = {"patterns": grammar["patterns"]}
    self.expressions = {}
    self.flat = {}

  def scopes(self, text):
    """The scopes of each character by line and column."""
    result = {}
    stack = [(self.top, [self.scope], None)]
    for number, line in enumerate(text.split("\n")):
      self.read_line(number, line + "\n", stack, result)
    return result

  def read_line(self, number, line, stack, result):
    def note(start, end, scopes):
      for column in range(start, end):
        result[number, column] = scopes

    position = 0
    entered = set()
    while position <= len(line):
      rule, scopes, end = stack[-1]
      match, chosen = None, None
      if end is not None:
        match, chosen = self.search(end, line, position), None
      for pattern in self.patterns(rule):
        found = self.search(pattern.get("match") or pattern["begin"], line, position)
        if found and (match is None or found.start() < match.start()):
          match, chosen = found, pattern
      if match is None:
        note(position, len(line), scopes)
        return
      note(position, match.start(), scopes)
      if chosen is None:
        note(match.start(), match.end(), scopes)
        stack.pop()
      else:
        inner = scopes + [chosen["name"]] if "name" in chosen else scopes
        note(match.start(), match.end(), inner)
        captures = chosen.get("captures") or chosen.get("beginCaptures") or {}
        for group, capture in captures.items():
          start, stop = match.span(int(group))
          note(start, stop, inner + [capture["name"]])
        if "begin" in chosen:
          key = (id(chosen), match.end(), len(stack))
          if key in entered:
            return
          entered.add(key)
          stack.append((chosen, inner, chosen["end"]))
      position = max(position, match.end())
      if match.end() == match.start() and chosen is not None and "match" in chosen:
        position += 1

  def search(self, expression, line, position):
    if expression not in self.expressions:
      self.expressions[expression] = onigurumacffi.compile(expression)
    return self.expressions[expression].search(line, position)

  def patterns(self, rule):
    """The rules that may begin in a rule, lists of rules opened."""
    if id(rule) not in self.flat:
      self.flat[id(rule)] = list(self.opened(rule.get("patterns", []), set()))
    return self.flat[id(rule)]

  def opened(self, patterns, seen):
    for pattern in patterns:
      if "include" in pattern:
        name = pattern["include"][1:]
        if name in seen:
          continue
        rule = self.repository[name]
        if "begin" in rule or "match" in rule:
          yield rule
        else:
          yield from self.opened(rule["patterns"], seen | {name})
      elif "begin" in pattern or "match" in pattern:
        yield pattern
      else:
        yield from self.opened(pattern["patterns"], seen)
