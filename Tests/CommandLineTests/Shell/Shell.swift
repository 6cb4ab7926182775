import Foundation

/// Runs a line of bash without a process: the tool, and the commands that a session needs to prepare and check files.
struct Shell {
  /// The absolute path of the current folder.
  var folder: String
  var previousFolder: String?
  var variables: [String: String] = [:]
  /// The value of `$@`.
  var arguments: [String] = []
  var status: Int32 = 0

  init(in folder: String) { self.folder = folder }
}

/// The output of a command, in the order in which a terminal shows it, and its exit status.
struct ShellResult {
  var pieces: [(isError: Bool, bytes: Data)] = []
  var status: Int32 = 0
  /// Whether the line ends here.
  var exits = false

  init(_ output: Data = Data(), errors: Data = Data(), status: Int32 = 0) {
    if !output.isEmpty { self.pieces.append((false, output)) }
    if !errors.isEmpty { self.pieces.append((true, errors)) }
    self.status = status
  }

  static func failure(_ message: String, status: Int32 = 1) -> ShellResult {
    ShellResult(errors: Data("\(message)\n".utf8), status: status)
  }

  var output: Data { self.pieces.filter { !$0.isError }.reduce(into: Data()) { $0 += $1.bytes } }
  var errors: Data { self.pieces.filter(\.isError).reduce(into: Data()) { $0 += $1.bytes } }
}

extension Shell {
  /// Runs the parts of a line up to the first that fails.
  mutating func run(_ line: ShellLine) throws -> ShellResult {
    var result = ShellResult()
    for part in line.parts {
      let next = try self.run(part)
      result.pieces += next.pieces
      result.status = next.status
      if next.exits {
        result.exits = true
        break
      }
    }
    return result
  }

  private mutating func run(_ list: AndOrList) throws -> ShellResult {
    var result = try self.run(list.first)
    var isLast = list.rest.isEmpty
    for (index, next) in list.rest.enumerated() where !result.exits {
      if (result.status == 0) != (next.condition == .success) { continue }
      let pieces = result.pieces
      result = try self.run(next.pipeline)
      result.pieces = pieces + result.pieces
      isLast = index == list.rest.count - 1
    }
    if isLast, result.status != 0 { result.exits = true }
    return result
  }

  private mutating func run(_ pipeline: [ShellCommand]) throws -> ShellResult {
    var result = ShellResult()
    var (errors, worst) = (result.pieces, Int32(0))
    var input = Data()
    for command in pipeline {
      result = try self.run(command, input: input)
      input = result.output
      if result.status != 0 { worst = result.status }
      if pipeline.count > 1 { errors += result.pieces.filter(\.isError) }
    }
    if pipeline.count > 1 { result.pieces = result.pieces.filter { !$0.isError } + errors }
    result.status = worst
    self.status = worst
    return result
  }

  private mutating func run(_ command: ShellCommand, input: Data) throws -> ShellResult {
    var input = input
    for redirection in command.redirections {
      switch redirection {
      case .input(let word): input = try Data(contentsOf: self.url(self.text(word)))
      // A file exists, and is empty, before the command runs.
      case .output(let word, false), .errors(let word, false):
        try self.write(Data(), to: word, appends: false)
      case .output, .errors, .errorsToOutput: break
      }
    }
    var result = try self.run(command.kind, input: input)
    for redirection in command.redirections {
      switch redirection {
      case .input: break
      case .output(let word, let appends):
        try self.write(result.output, to: word, appends: appends)
        result.pieces.removeAll { !$0.isError }
      case .errors(let word, let appends):
        try self.write(result.errors, to: word, appends: appends)
        result.pieces.removeAll(where: \.isError)
      case .errorsToOutput:
        for index in result.pieces.indices { result.pieces[index].isError = false }
      }
    }
    return result
  }

  private mutating func run(_ kind: ShellCommand.Kind, input: Data) throws -> ShellResult {
    switch kind {
    case .tool(let words):
      let arguments = words.flatMap { self.expanded($0) }
      return try self.runCommand(arguments[0], Array(arguments.dropFirst()), input: input)
    case .assignment(let name, let word):
      self.variables[name] = self.text(word)
      return ShellResult()
    case .group(let line):
      var inner = self
      var result = try inner.run(line)
      result.exits = false
      return result
    case .loop(let name, let words, let body):
      var result = ShellResult()
      for value in words.flatMap({ self.expanded($0) }) where !result.exits {
        self.variables[name] = value
        let next = try self.run(body)
        result.pieces += next.pieces
        (result.status, result.exits) = (next.status, next.exits)
      }
      return result
    }
  }

  private func write(_ bytes: Data, to word: ShellWord, appends: Bool) throws {
    let path = self.text(word)
    if path == "/dev/null" { return }
    let old = appends ? (try? Data(contentsOf: self.url(path))) ?? Data() : Data()
    try (old + bytes).write(to: self.url(path))
  }

  func url(_ path: String) -> URL {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: self.folder, isDirectory: true)).absoluteURL
  }
}

extension Shell {
  private func value(_ name: String) -> String {
    switch name {
    case "PWD": self.folder
    case "OLDPWD": self.previousFolder ?? ""
    case "?": "\(self.status)"
    default: self.variables[name] ?? ""
    }
  }

  /// Returns the text of a word that is a single argument, such as the name of a file.
  private func text(_ word: ShellWord) -> String {
    word.pieces.map { piece in
      switch piece {
      case .quoted(let text), .unquoted(let text): text
      case .variable(let name, _): self.value(name)
      }
    }.joined()
  }

  /// Returns the arguments that a word expands to.
  private func expanded(_ word: ShellWord) -> [String] {
    if case .variable("@", _)? = word.pieces.last { return self.arguments }
    // A part is one argument; `*` in it is written as a character that no test has.
    var arguments: [String] = []
    var isOpen = false
    func append(_ text: String) {
      if isOpen { arguments[arguments.count - 1] += text } else { arguments.append(text) }
      isOpen = true
    }
    for piece in word.pieces {
      switch piece {
      case .quoted(let text): append(text)
      case .unquoted(let text):
        if let range = text.wholeMatch(of: /\{(\d+)\.\.(\d+)\}/), let first = Int(range.1),
          let last = Int(range.2)
        {
          return (first...last).map(String.init)
        }
        append(text.replacing("*", with: anything))
      case .variable(let name, true): append(self.value(name))
      case .variable(let name, false):
        let words = self.value(name).split(separator: " ").map(String.init)
        for (index, word) in words.enumerated() {
          if index > 0 { isOpen = false }
          append(word)
        }
      }
    }
    return arguments.flatMap { $0.contains(anything) ? self.matches($0) : [$0] }
  }

  /// Returns the paths that match a pattern, sorted; the pattern itself if there are none.
  private func matches(_ pattern: String) -> [String] {
    var paths = [""]
    for part in pattern.split(separator: "/").map(String.init) {
      paths = paths.flatMap { path in
        if !part.contains(anything) { return self.exists(path + part) ? ["\(path)\(part)/"] : [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: self.url(path).path)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") && isLike($0, part) }.map { "\(path)\($0)/" }
      }
    }
    return paths.isEmpty ? [pattern.replacing(anything, with: "*")] : paths.map { String($0.dropLast()) }
  }

  func exists(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: self.url(path).path)) != nil
  }
}

/// A character in place of each `*` that is not quoted.
private let anything = "\u{E000}"

private func isLike(_ name: String, _ pattern: String) -> Bool {
  let parts = pattern.components(separatedBy: anything)
  guard name.hasPrefix(parts[0]) else { return false }
  var rest = name.dropFirst(parts[0].count)
  for part in parts[1..<(parts.count - 1)] where !part.isEmpty {
    guard let found = rest.range(of: part) else { return false }
    rest = rest[found.upperBound...]
  }
  return rest.hasSuffix(parts[parts.count - 1])
}
