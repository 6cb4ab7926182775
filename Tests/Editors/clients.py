"""Opens a broken spec in real editors: usage: clients.py TOOL.

Each shows the diagnostic, applies the fix and formats.
"""

import os
import pathlib
import pty
import select
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).absolute().parents[2]
HERE = pathlib.Path(__file__).absolute().parent
EDITORS = ROOT / "Sources/Editors"

BROKEN = """\
/// Signs a person in.
viewmodel XViewModel {
  inputs {
    /// Call when the submit button is tapped.
      func submitTapped()
  }
}
"""
FIXED = BROKEN.replace("      func ", "    ")
SIZE = (18, 96)


def neovim(folder):
  return ["nvim", "-u", "NONE", "-i", "NONE", "--cmd", f"set rtp^={EDITORS / 'Vim'} number signcolumn=yes shortmess+=I",
          "-c", "filetype plugin on", "-c", "syntax on", "-c", f"luafile {HERE / 'neovim.lua'}",
          str(folder / "XViewModel.mvvm")]


def emacs(folder):
  return ["emacs", "-nw", "-q", "--no-site-file", "--no-splash", "-l", str(HERE / "eglot.el")]


EDITORS_TRIED = {"Neovim": ("nvim", neovim), "Emacs": ("emacs", emacs)}


def main():
  tool = str(pathlib.Path(sys.argv[1]).absolute())
  is_broken = False
  for name, (program, command) in EDITORS_TRIED.items():
    if not shutil.which(program):
      print(f"skipped: {name} is not installed")
      continue
    with tempfile.TemporaryDirectory() as folder:
      problem, screen = trial(tool, pathlib.Path(folder), command)
    print(f"{name}: {problem or 'shows the diagnostic, applies the fix, formats'}")
    is_broken = is_broken or bool(problem)
    if problem:
      print(screen)
  sys.exit(1 if is_broken else 0)


def trial(tool, folder, command):
  """What is wrong, if anything, and the screen with the diagnostic on it."""
  spec = folder / "XViewModel.mvvm"
  spec.write_text(BROKEN)
  (folder / ".git").mkdir()
  environment = {**os.environ, "TRIAL": str(folder), "TOOL": tool, "EMACS_MODE": str(EDITORS / "Emacs"),
                 "TERM": "xterm-256color", "HOME": str(folder), "LINES": str(SIZE[0]), "COLUMNS": str(SIZE[1])}
  process, terminal = pty.fork()
  if process == 0:
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    arguments = command(folder)
    os.execvp(arguments[0], arguments)
  screen = Screen(terminal)
  try:
    screen.read_until(lambda: (folder / "diagnostics").exists() or (folder / "problem").exists(), 60)
    screen.read_for(1)
    shown = screen.text()
    (folder / "go").touch()
    screen.read_until(lambda: (folder / "left").exists() or (folder / "problem").exists(), 60)
    screen.read_for(1.5)
  finally:
    end(process)
  if (folder / "problem").exists():
    return (folder / "problem").read_text(), shown
  if not (folder / "diagnostics").exists():
    return "no diagnostic came", shown
  if "'func'" not in (folder / "diagnostics").read_text():
    return "another diagnostic came: " + (folder / "diagnostics").read_text(), shown
  if spec.read_text() != FIXED:
    return "the spec is not as it should be:\n" + spec.read_text(), shown
  if (folder / "left").read_text() != "0":
    return "a diagnostic is left", shown
  return None, shown


def end(process):
  for _ in range(50):
    if os.waitpid(process, os.WNOHANG)[0]:
      return
    time.sleep(0.1)
  os.kill(process, 9)
  os.waitpid(process, 0)


class Screen:
  """What a terminal shows; nothing but a sink where the library for that is missing."""

  def __init__(self, terminal):
    self.terminal = terminal
    subprocess.run(["stty", "rows", str(SIZE[0]), "cols", str(SIZE[1])], stdin=terminal, check=False)
    try:
      import pyte
      self.screen = pyte.Screen(SIZE[1], SIZE[0])
      self.stream = pyte.ByteStream(self.screen)
    except ImportError:
      self.stream = None

  def read_for(self, seconds):
    self.read_until(lambda: False, seconds)

  def read_until(self, condition, seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end and not condition():
      if select.select([self.terminal], [], [], 0.1)[0]:
        try:
          data = os.read(self.terminal, 65536)
        except OSError:
          return
        if self.stream:
          self.stream.feed(data)

  def text(self):
    if not self.stream:
      return ""
    return "\n".join(line.rstrip() for line in self.screen.display).rstrip()


if __name__ == "__main__":
  main()
