import Foundation

/// Returns whether `Shell` knows a tool, and all options that it is given.
///
/// - Parameter arguments: The arguments, with any text for a variable.
func canRun(_ name: String, _ arguments: [String]) -> Bool {
  // It writes its own messages about options.
  if ["mvvmgen", "mvvmgen-build", "echo", "git", "test"].contains(name) { return true }
  if name == "." { return ["./sources", "./tests"].contains(arguments.first ?? "") }
  guard let known = knownOptions[name] else { return false }
  let options = arguments.filter { $0.hasPrefix("-") && $0 != "-" }
  guard options.allSatisfy(known.contains) else { return false }
  return name != "sed" || arguments.contains { SedScript($0) != nil }
}

private let knownOptions: [String: Set<String>] = [
  "files": [], "commit": [], "cd": [], "exit": [], "true": [], "cat": [], "cmp": [], "ls": [], "rmdir": [],
  "mv": [],
  "cp": ["-r"], "rm": ["-r", "-f"], "mkdir": ["-p"], "touch": ["-t"], "ln": ["-s"], "chmod": [],
  "diff": ["-r"],
  "find": ["-name", "-newer"], "grep": ["-o", "-c", "-E", "-oE", "-h", "-oh", "-l", "-v", "-m"],
  "tee": [], "head": ["-n"], "tail": ["-n"], "sort": ["-u"], "cut": ["-d", "-f"], "tr": [],
  "sed": ["-n", "-i.old", "-i.bak"],
]

extension Shell {
  /// Runs a command of a line.
  mutating func runCommand(_ name: String, _ arguments: [String], input: Data) throws -> ShellResult {
    switch name {
    case "mvvmgen": return runTool(arguments, in: self.folder, input: Array(input))
    case "mvvmgen-build": return runBuildProgram(arguments, in: self.folder)
    case ".": return try self.source(arguments)
    case "cd":
      let next = self.url(arguments[0]).standardizedFileURL.path
      (self.previousFolder, self.folder) = (self.folder, next)
      return ShellResult()
    case "exit":
      var result = ShellResult(status: arguments.first.flatMap { Int32($0) } ?? self.status)
      result.exits = true
      return result
    case "git", "commit": return try self.runGit(name, arguments, input: input)
    case "tee":
      try input.write(to: self.url(arguments[0]))
      return ShellResult(input)
    case "grep", "sed", "head", "tail", "sort", "cut", "tr", "cat":
      return try self.filter(name, arguments, input: input)
    default: return try self.runFileTool(name, arguments, input: input)
    }
  }

  /// Runs the line in a file, which sees the arguments.
  private mutating func source(_ arguments: [String]) throws -> ShellResult {
    let text = try String(contentsOf: self.url(arguments[0]), encoding: .utf8)
    guard let line = ShellLine(text) else { return .failure("\(arguments[0]): only bash can run it") }
    let outer = self.arguments
    self.arguments = Array(arguments.dropFirst())
    defer { self.arguments = outer }
    var result = try self.run(line)
    result.exits = false
    return result
  }

  /// Runs git, the only program that a line may start; `commit` makes the current folder a repository.
  private func runGit(_ name: String, _ arguments: [String], input: Data) throws -> ShellResult {
    let folder = self.url(".")
    if name == "git" { return try startProgram("git", arguments, in: folder, input: input) }
    try? FileManager.default.removeItem(at: self.url(".git"))
    for arguments in [["init", "-q", "-b", "main", "."], ["add", "."], ["commit", "-qm", "First"]] {
      let result = try startProgram("git", arguments, in: folder, input: Data())
      if result.status != 0 { return result }
    }
    return ShellResult()
  }

  private func runFileTool(_ name: String, _ arguments: [String], input: Data) throws -> ShellResult {
    let files = FileManager.default
    let paths = arguments.filter { !$0.hasPrefix("-") || $0 == "-" }
    switch name {
    case "true": return ShellResult()
    case "echo": return ShellResult(Data((arguments.joined(separator: " ") + "\n").utf8))
    case "test": return ShellResult(status: self.holds(arguments) ? 0 : 1)
    case "files":
      return ShellResult(Data((self.files(below: paths.first ?? ".").joined(separator: " ") + "\n").utf8))
    case "ls": return self.list(paths)
    case "cmp", "diff": return try self.compare(paths, input: input)
    case "find": return self.find(arguments)
    case "mkdir":
      for path in paths {
        try files.createDirectory(at: self.url(path), withIntermediateDirectories: arguments.contains("-p"))
      }
    case "rm", "rmdir":
      for path in paths where self.exists(path) || !arguments.contains("-f") {
        try files.removeItem(at: self.url(path))
      }
    case "mv", "cp":
      for path in paths.dropLast() {
        let target = self.target(of: path, at: paths[paths.count - 1])
        if self.exists(target.path), name == "mv" || arguments.first != "-r" {
          try files.removeItem(at: target)
        }
        if name == "mv" { try files.moveItem(at: self.url(path), to: target) }
        if name == "cp" { try files.copyItem(at: self.url(path).resolvingSymlinksInPath(), to: target) }
      }
    case "ln": try files.createSymbolicLink(atPath: self.linkPath(paths), withDestinationPath: paths[0])
    case "chmod":
      let mode = Int(paths[0], radix: 8) ?? 0
      for path in paths.dropFirst() {
        try files.setAttributes([.posixPermissions: mode], ofItemAtPath: self.url(path).path)
      }
    case "touch":
      let isOld = arguments.contains("-t")
      for path in isOld ? Array(paths.dropFirst()) : paths {
        if !self.exists(path) { try Data().write(to: self.url(path)) }
        let date = isOld ? Date(timeIntervalSince1970: 978_307_200) : Date()
        try files.setAttributes([.modificationDate: date], ofItemAtPath: self.url(path).path)
      }
    default: return .failure("\(name): unknown", status: 127)
    }
    return ShellResult()
  }
}

extension Shell {
  private func isFolder(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: self.url(path).path)[.type]) as? FileAttributeType
      == .typeDirectory
  }

  /// Returns the path of a file that is moved or copied to a path, which may be a folder.
  private func target(of path: String, at destination: String) -> URL {
    let url = self.url(destination)
    return self.isFolder(destination) ? url.appendingPathComponent(self.url(path).lastPathComponent) : url
  }

  private func linkPath(_ paths: [String]) -> String { self.target(of: paths[0], at: paths[1]).path }

  /// The files and links below a folder, sorted, without those of git.
  private func files(below path: String) -> [String] {
    let below = (try? FileManager.default.subpathsOfDirectory(atPath: self.url(path).path)) ?? []
    let shown = below.filter { file in
      !file.split(separator: "/").contains(".git") && !self.isFolder("\(path)/\(file)")
    }
    return shown.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func holds(_ condition: [String]) -> Bool {
    if condition.first == "!" { return !self.holds(Array(condition.dropFirst())) }
    guard condition.count == 2 else { return condition.count == 3 && condition[0] == condition[2] }
    let url = self.url(condition[1])
    switch condition[0] {
    case "-L": return (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
    case "-d": return self.isFolder(condition[1])
    case "-e": return FileManager.default.fileExists(atPath: url.path)
    default: return !((try? Data(contentsOf: url)) ?? Data()).isEmpty
    }
  }

  private func list(_ paths: [String]) -> ShellResult {
    var result = ShellResult()
    var lines: [String] = []
    for path in paths {
      if self.isFolder(path) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: self.url(path).path)) ?? []
        lines += names.sorted().filter { !$0.hasPrefix(".") }
      } else if self.exists(path) {
        lines.append(path)
      } else {
        result = .failure("ls: cannot access '\(path)': No such file or directory", status: 2)
      }
    }
    result.pieces.append((false, Data(lines.map { "\($0)\n" }.joined().utf8)))
    return result
  }

  /// Compares two files or folders, without showing the differences in them.
  private func compare(_ paths: [String], input: Data) throws -> ShellResult {
    func contents(_ path: String) throws -> [String: Data] {
      if path == "-" { return ["": input] }
      if !self.isFolder(path) { return ["": try Data(contentsOf: self.url(path))] }
      let files = self.files(below: path).map {
        ($0, (try? Data(contentsOf: self.url("\(path)/\($0)"))) ?? Data())
      }
      return Dictionary(uniqueKeysWithValues: files)
    }
    let areEqual = try contents(paths[0]) == contents(paths[1])
    return areEqual ? ShellResult() : .failure("\(paths[0]) and \(paths[1]) differ")
  }

  /// Lists the files below a folder, or the file, that are newer than another.
  private func find(_ arguments: [String]) -> ShellResult {
    func value(_ option: String) -> String? {
      arguments.firstIndex(of: option).map { arguments[$0 + 1] }
    }
    func date(_ path: String) -> Date? {
      try? FileManager.default.attributesOfItem(atPath: self.url(path).path)[.modificationDate] as? Date
    }
    let root = arguments[0]
    let ending = value("-name")?.dropFirst() ?? ""
    let found = self.isFolder(root) ? self.files(below: root).map { "\(root)/\($0)" } : [root]
    let lines = found.filter { path in
      path.hasSuffix(ending) && (value("-newer").flatMap(date).map { $0 < date(path) ?? $0 } ?? true)
    }
    return ShellResult(Data(lines.map { "\($0)\n" }.joined().utf8))
  }
}
