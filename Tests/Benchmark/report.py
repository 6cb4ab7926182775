"""Prints what programs took."""

import statistics

TOOL = "mvvmgen"
COPY = "cp -r of what it wrote"
EMPTY = "empty static Swift program"


def median(samples, field="cpu"):
  return statistics.median(getattr(sample, field) for sample in samples)


def least(samples):
  return min(sample.cpu for sample in samples)


def peak(samples):
  return max(sample.peak for sample in samples)


def specs(size):
  return f"{size:,} specs" if size > 1 else "one spec"


def show(size, programs):
  """Prints a table of the programs; where copying the files is one, CPU time also as a multiple of it."""
  copy = next((median(program.samples) for program in programs if program.label == COPY), None)
  columns = f"{'CPU ms':>10}{'least':>10}{'wall ms':>10}{'peak MiB':>10}{'× cp -r':>9}{'runs':>6}"
  print(f"{specs(size):<30}{columns}")
  for program in programs:
    samples = program.samples
    cpu = median(samples)
    figures = f"{cpu:>10.2f}{least(samples):>10.2f}{median(samples, 'wall'):>10.2f}{peak(samples):>10.1f}"
    ratio = f"{cpu / copy:>9.2f}" if copy else f"{'':>9}"
    print(f"{program.label:<30}{figures}{ratio}{len(samples):>6}")
  print(flush=True)
