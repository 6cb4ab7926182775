"""Writes and reads files."""

import os


def write(path, text):
  """Writes a file, and makes its folder."""
  os.makedirs(os.path.dirname(path), exist_ok=True)
  with open(path, "w", encoding="utf-8") as file:
    file.write(text)


def read(path):
  with open(path, encoding="utf-8") as file:
    return file.read()
