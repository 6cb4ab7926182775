"""Compares the TextMate grammar with what the server says of each word: usage: grammar.py TOOL FOLDER…"""

import json
import pathlib
import sys

import client
import textmate

ROOT = pathlib.Path(__file__).absolute().parents[2]
GRAMMAR = ROOT / "Sources/Editors/VSCode/syntaxes/mvvm.tmLanguage.json"

# With which of these begins one of the scopes of a word of each class.
SCOPES = {
  "keyword": ["keyword.", "storage."],
  "type": ["entity.name.type.swift"],
  "class": ["entity.name.type.class."],
  "method": ["entity.name.function."],
  "property": ["variable.other.property."],
  "parameter": ["variable.parameter."],
  "string": ["string."],
  "number": ["constant.numeric."],
  "comment": ["comment."],
  "decorator": ["storage.modifier.attribute."],
  "namespace": ["entity.name.type.module."],
}


def main():
  grammar = textmate.Grammar(json.loads(GRAMMAR.read_text()))
  server = client.Client(sys.argv[1], ROOT)
  legend = server.capabilities["semanticTokensProvider"]["legend"]
  specs = sorted(spec for folder in sys.argv[2:] for spec in pathlib.Path(folder).rglob("*.mvvm"))
  tokens = mistakes = 0
  for spec in specs:
    text = spec.read_text()
    scopes = grammar.scopes(text)
    for line, column, length, name, isDocumentation in tokens_of(server, spec, text, legend):
      tokens += 1
      wanted = SCOPES[name]
      for place in range(column, column + length):
        found = scopes.get((line, place), [])
        is_blank = text.split("\n")[line][place].isspace()
        is_right = any(scope.startswith(start) for scope in found for start in wanted)
        if isDocumentation and not is_blank:
          is_right = any("documentation" in scope for scope in found)
        if not is_right and not is_blank:
          mistakes += 1
          word = text.split("\n")[line][column:column + length]
          print(f"{spec}:{line + 1}:{column + 1}: '{word}' is a {name}, and has {found}")
          break
  server.end()
  print(f"{len(specs)} specs, {tokens} words, {mistakes} with another scope")
  # No specs, no words: then nothing was compared.
  sys.exit(1 if mistakes or tokens < 100 else 0)


def tokens_of(server, spec, text, legend):
  server.open("Compared.mvvm", text)
  numbers = server.ask("semanticTokens/full", "Compared.mvvm")["data"]
  server.close("Compared.mvvm")
  lines = text.encode().split(b"\n")
  line = column = 0
  for index in range(0, len(numbers), 5):
    lines_down, columns, length, kind, modifiers = numbers[index:index + 5]
    column = columns if lines_down else column + columns
    line += lines_down
    # The server counts bytes, the grammar characters.
    start = len(lines[line][:column].decode())
    count = len(lines[line][column:column + length].decode())
    yield line, start, count, legend["tokenTypes"][kind], bool(modifiers & 2)


if __name__ == "__main__":
  main()
