import MVVMFiles

reportSizeLimits()
leave(with: runCommandLine(Array(CommandLine.arguments.dropFirst()), in: .ofProcess()).rawValue)
