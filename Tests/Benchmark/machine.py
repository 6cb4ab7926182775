"""What the system tells of the machine and of running processes."""

import os
import platform
import shutil
import tempfile


def description():
  system = f"{platform.system()} {platform.release()}, Python {platform.python_version()}"
  return f"{processor()}, {os.cpu_count()} processors, {system}"


def processor():
  """The name of the processor, where the system tells it."""
  try:
    with open("/proc/cpuinfo", encoding="utf-8") as file:
      return next(line.split(": ")[1].strip() for line in file if line.startswith("model name"))
  except (OSError, StopIteration):
    return platform.processor() or platform.machine()


def memory_folder():
  """A folder in memory with enough free space, else the folder for temporary files."""
  if os.path.isdir("/dev/shm") and shutil.disk_usage("/dev/shm").free > 600_000_000:
    return "/dev/shm"
  print("There is no memory file system with 600 MB free: the disk's speed is in these figures.")
  return tempfile.gettempdir()


def peak_mib(process):
  """The most memory that a process has had, in MiB; 0 where the system does not tell."""
  try:
    with open(f"/proc/{process}/status", encoding="utf-8") as file:
      return next(int(line.split()[1]) / 1024 for line in file if line.startswith("VmHWM:"))
  except OSError:
    return 0.0


def cpu_seconds(process):
  """The user and system time of a process; 0 where the system does not tell."""
  try:
    with open(f"/proc/{process}/stat", encoding="utf-8") as file:
      fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
  except OSError:
    return 0.0
