"""A client of the language server with nothing but the standard library."""

import json
import os
import pathlib
import subprocess


class Client:
  def __init__(self, tool, folder, capabilities=None, options=None):
    self.process = subprocess.Popen([tool, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    self.folder = pathlib.Path(folder).resolve()
    self.ids = 0
    self.diagnostics = {}
    self.said = []
    self.capabilities = self.request("initialize", {
      "processId": os.getpid(),
      "rootUri": self.folder.as_uri(),
      "capabilities": capabilities or {"general": {"positionEncodings": ["utf-8"]}},
      "initializationOptions": options,
    })["capabilities"]
    self.notify("initialized", {})

  def send(self, message):
    body = json.dumps({"jsonrpc": "2.0", **message}).encode()
    self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    self.process.stdin.flush()

  def notify(self, method, params):
    self.send({"method": method, "params": params})

  def request(self, method, params):
    self.ids += 1
    self.send({"id": self.ids, "method": method, "params": params})
    while True:
      message = self.read()
      if message.get("id") == self.ids and "method" not in message:
        if "error" in message:
          raise RuntimeError(message["error"]["message"])
        return message["result"]

  def read(self):
    """The next message; what is not an answer is noted."""
    length = 0
    while line := self.process.stdout.readline().strip():
      if line.lower().startswith(b"content-length:"):
        length = int(line.split(b":")[1])
    message = json.loads(self.process.stdout.read(length))
    if message.get("method") == "textDocument/publishDiagnostics":
      self.diagnostics[message["params"]["uri"]] = message["params"]
    elif "method" in message:
      self.said.append(message)
    return message

  def uri(self, path):
    return (self.folder / path).as_uri()

  def open(self, path, text, version=1):
    self.notify("textDocument/didOpen", {
      "textDocument": {"uri": self.uri(path), "languageId": "mvvm", "version": version, "text": text},
    })

  def close(self, path):
    self.notify("textDocument/didClose", {"textDocument": {"uri": self.uri(path)}})

  def ask(self, method, path, **params):
    return self.request(f"textDocument/{method}", {"textDocument": {"uri": self.uri(path)}, **params})

  def end(self):
    self.request("shutdown", None)
    self.notify("exit", None)
    return self.process.wait(10)
