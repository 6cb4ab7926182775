import MVVMFiles

/// Runs a command that reads files. It fails if the current folder does not exist any more.
func withDisk(_ run: (Disk) throws(UsageError) -> ExitStatus) throws(UsageError) -> ExitStatus {
  if let disk = Disk() { return try run(disk) }
  say("mvvmgen: error: the current folder is not there any more\n")
  return .unexpected
}
