"""The error that ends the benchmark."""


class Broken(Exception):
  """A program that fails, or files that differ: the figures are worth nothing."""
