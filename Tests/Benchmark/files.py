"""Writes, reads, finds and compares files."""

import filecmp
import os


def write(path, text):
  """Writes a file, and makes its folder."""
  os.makedirs(os.path.dirname(path), exist_ok=True)
  with open(path, "w", encoding="utf-8") as file:
    file.write(text)


def read(path):
  with open(path, encoding="utf-8") as file:
    return file.read()


def below(folder, suffix=""):
  """The sorted paths of all files below a folder whose names end with the suffix."""
  return sorted(
    os.path.join(path, name) for path, _, names in os.walk(folder) for name in names if name.endswith(suffix)
  )


def modification_times(folder):
  return {path: os.stat(path).st_mtime_ns for path in below(folder)}


def first_difference(left, right):
  """The name of a file that is in only one of two trees or differs between them; `None` where they are the same."""
  comparison = filecmp.dircmp(left, right)
  _, different, odd = filecmp.cmpfiles(left, right, comparison.common_files, shallow=False)
  for name in comparison.left_only + comparison.right_only + different + odd:
    return name
  for name in comparison.common_dirs:
    if difference := first_difference(os.path.join(left, name), os.path.join(right, name)):
      return difference
  return None
