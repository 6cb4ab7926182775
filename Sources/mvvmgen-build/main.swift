import MVVMFiles

deferSignals()
let status = runBuild(Array(CommandLine.arguments.dropFirst()), on: Disk(), say: writeStandardError)
leave(with: status.rawValue)
