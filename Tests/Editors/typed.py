"""Types specs character by character and deletes them again: after each, the server's diagnostics are those of 'mvvmgen lint'.

Usage: typed.py TOOL FOLDER [SECONDS]; with a release build, a folder of 70 specs takes some minutes.
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import time

import client


def main():
  tool, end = sys.argv[1], time.monotonic() + float(sys.argv[3] if len(sys.argv) > 3 else 1e9)
  specs = sorted(pathlib.Path(sys.argv[2]).rglob("*.mvvm"))
  texts = mistakes = done = 0
  with tempfile.TemporaryDirectory() as folder:
    (pathlib.Path(folder) / ".git").mkdir()
    servers = [client.Client(tool, folder, {
      "general": {"positionEncodings": [encoding]},
      "textDocument": {"publishDiagnostics": {"relatedInformation": True}},
    }) for encoding in ["utf-8", "utf-16"]]
    for spec in specs:
      if time.monotonic() > end:
        break
      done += 1
      text = spec.read_bytes().decode()
      for server in servers:
        server.open("XViewModel.mvvm", "", 0)
      expected = {}
      lengths = list(range(1, len(text) + 1)) + list(range(len(text) - 1, -1, -1))
      for version, length in enumerate(lengths, 1):
        prefix = text[:length]
        if length not in expected:
          expected[length] = findings(tool, folder, prefix)
        texts += 1
        for server, unit in zip(servers, ["utf-8", "utf-16-le"]):
          change(server, text, length, version, version > len(text), unit)
          found = wait(server, version)
          wanted = [(code, place(prefix, start, unit), place(prefix, end, unit)) for code, start, end in expected[length]]
          if found != wanted:
            mistakes += 1
            print(f"{spec}, behind {prefix[-30:]!r}: {found} rather than {wanted}")
      for server in servers:
        server.close("XViewModel.mvvm")
    for server in servers:
      server.end()
  print(f"{done} of {len(specs)} specs, {texts} texts in two encodings, {mistakes} with other diagnostics")
  sys.exit(1 if mistakes or not texts else 0)


def findings(tool, folder, text):
  """What the command line finds: identifiers, and places as lines and columns of bytes from 0."""
  result = subprocess.run(
    [tool, "lint", "-", "--stdin-path", "XViewModel.mvvm", "--message-format", "json"],
    input=text.encode(), capture_output=True, cwd=folder, check=False)
  return [(found["id"], (found["line"] - 1, found["column"] - 1), (found["endLine"] - 1, found["endColumn"] - 1))
          for found in json.loads(result.stdout)["diagnostics"]]


def place(text, position, unit):
  line, column = position
  head = text.split("\n")[line].encode()[:column].decode()
  return line, len(head.encode(unit)) // (2 if unit != "utf-8" else 1)


def change(server, text, length, version, deletes, unit):
  """Types the last character of a beginning, or deletes the one behind it."""
  def at(end):
    lines = text[:end].split("\n")
    return {"line": len(lines) - 1, "character": len(lines[-1].encode(unit)) // (2 if unit != "utf-8" else 1)}
  if deletes:
    edit = {"range": {"start": at(length), "end": at(length + 1)}, "text": ""}
  else:
    edit = {"range": {"start": at(length - 1), "end": at(length - 1)}, "text": text[length - 1]}
  server.notify("textDocument/didChange", {
    "textDocument": {"uri": server.uri("XViewModel.mvvm"), "version": version}, "contentChanges": [edit]})


def wait(server, version):
  while True:
    message = server.read()
    if message.get("method") == "textDocument/publishDiagnostics" and message["params"].get("version") == version:
      break
  return [(found["code"], (found["range"]["start"]["line"], found["range"]["start"]["character"]),
           (found["range"]["end"]["line"], found["range"]["end"]["character"]))
          for found in message["params"]["diagnostics"]]


if __name__ == "__main__":
  main()
