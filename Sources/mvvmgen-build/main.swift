import MVVMFiles

leave(with: run(Array(CommandLine.arguments.dropFirst())).rawValue)
