"""Two editors on one folder, and another program that changes its files. Usage: together.py TOOL"""

import pathlib
import sys
import tempfile

import client

SPEC = """\
/// Shows it.
viewmodel {name}ViewModel {{
  outputs {{
    /// Emits it.
    state title: String
  }}
}}
"""
WATCHES = {
  "general": {"positionEncodings": ["utf-8"]},
  "workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True}},
}


def main():
  tool = sys.argv[1]
  for trial in [two_clients, other_program]:
    with tempfile.TemporaryDirectory() as folder:
      app = pathlib.Path(folder).resolve() / "Sources" / "App"
      app.mkdir(parents=True)
      (app / "AViewModel.mvvm").write_text(SPEC.format(name="A"))
      trial(tool, app)
    print(f"{trial.__name__.replace('_', ' ')}: as expected")


def codes(server, path):
  """The identifiers of what the client was told last; all that was sent before an answer has come with it."""
  server.request("workspace/symbol", {"query": ""})
  server.request("workspace/symbol", {"query": ""})
  return [found["code"] for found in server.diagnostics.get(server.uri(path), {"diagnostics": []})["diagnostics"]]


def two_clients(tool, app):
  """Each has its own text; both write the files of a spec at once, and no file is half of one."""
  first, second = client.Client(tool, app), client.Client(tool, app)
  first.open("AViewModel.mvvm", SPEC.format(name="A"))
  second.open("AViewModel.mvvm", SPEC.format(name="B"))
  servers = [first, second]
  whole = set()
  for server, name in zip(servers, "AB"):
    generate(server)
    text = (app / "AViewModel.generated.swift").read_text()
    assert f"final class {name}ViewModel:" in text, text
    whole.add(text)
  for number in range(100):
    for server in servers:
      server.ids += 1
      server.send({"id": server.ids, "method": "workspace/executeCommand", "params": {
        "command": "mvvmgen.generate", "arguments": [server.uri("AViewModel.mvvm")]}})
    text = (app / "AViewModel.generated.swift").read_text()
    assert text in whole, f"after {number} commands: {text[:200]}"
  for server in servers:
    answer = server.request("workspace/symbol", {"query": "title"})
    assert len(answer) == 1, answer
    assert server.end() == 0
  assert (app / "AViewModel.generated.swift").read_text() in whole
  assert sorted(path.name for path in app.iterdir()) == ["AViewModel.generated.swift", "AViewModel.mvvm"]


def generate(server):
  return server.request("workspace/executeCommand", {
    "command": "mvvmgen.generate", "arguments": [server.uri("AViewModel.mvvm")]})


def other_program(tool, app):
  """What is open is as the client has it, whatever is written; all else is as the disk has it."""
  watching, saving = client.Client(tool, app, WATCHES), client.Client(tool, app)
  for server in [watching, saving]:
    server.open("AViewModel.mvvm", SPEC.format(name="A"))
    assert codes(server, "AViewModel.mvvm") == [], server.diagnostics
  (app / "AViewModel.mvvm").write_text("viewmodel AViewModel {")
  (app / "B.mvvm").write_text(SPEC.format(name="A"))
  (app / "mvvmgen.json").write_text('{"stile": "combine"}')
  tell(watching, saving)
  for server in [watching, saving]:
    assert codes(server, "AViewModel.mvvm") == [], server.diagnostics
    assert codes(server, "mvvmgen.json") == ["config-unknown-key"], codes(server, "mvvmgen.json")
  (app / "mvvmgen.json").unlink()
  tell(watching, saving)
  for server in [watching, saving]:
    assert codes(server, "mvvmgen.json") == []
    assert codes(server, "B.mvvm") == ["duplicate-view-model"], codes(server, "B.mvvm")
  (app / "B.mvvm").unlink()
  tell(watching, saving)
  for server in [watching, saving]:
    assert codes(server, "B.mvvm") == []
    server.close("AViewModel.mvvm")
    # The text of the disk has errors, and a member less.
    assert server.request("workspace/symbol", {"query": "title"}) == []
    assert server.end() == 0


def tell(watching, saving):
  watching.notify("workspace/didChangeWatchedFiles", {
    "changes": [{"uri": watching.uri(name), "type": 2} for name in ["AViewModel.mvvm", "B.mvvm", "mvvmgen.json"]]})
  saving.notify("textDocument/didSave", {"textDocument": {"uri": saving.uri("AViewModel.mvvm")}})


if __name__ == "__main__":
  main()
