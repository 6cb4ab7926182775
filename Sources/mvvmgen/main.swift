import MVVMFiles

reportSizeLimits()
let result = runCommandLine(Array(CommandLine.arguments.dropFirst()), in: .ofProcess())
leave(with: result.status.rawValue)
