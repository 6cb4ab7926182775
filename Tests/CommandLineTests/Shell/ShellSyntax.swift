/// A line of bash, as far as `Shell` runs it without a process.
struct ShellLine {
  /// The parts between `;`. The line ends at the first that fails.
  var parts: [AndOrList] = []
}

/// Pipelines between `&&` and `||`.
struct AndOrList {
  enum Condition {
    case success
    case failure
  }

  var first: [ShellCommand]
  var rest: [(condition: Condition, pipeline: [ShellCommand])] = []
}

struct ShellCommand {
  indirect enum Kind {
    case tool([ShellWord])
    case assignment(name: String, ShellWord)
    /// Commands in parentheses, which do not change the current folder of the others.
    case group(ShellLine)
    case loop(name: String, [ShellWord], ShellLine)
  }

  var kind: Kind
  var redirections: [Redirection] = []
}

enum Redirection {
  case input(ShellWord)
  case output(ShellWord, appends: Bool)
  case errors(ShellWord, appends: Bool)
  case errorsToOutput
}

/// A word of a line: adjacent pieces.
struct ShellWord {
  enum Piece {
    case quoted(String)
    case unquoted(String)
    case variable(String, isQuoted: Bool)
  }

  var pieces: [Piece] = []

  /// The text of a word without variables.
  var literal: String? {
    var text = ""
    for piece in self.pieces {
      switch piece {
      case .quoted(let part), .unquoted(let part): text += part
      case .variable: return nil
      }
    }
    return text
  }
}

extension ShellWord {
  /// The text with another instead of each variable.
  fileprivate var sample: String {
    self.pieces.map { piece in
      switch piece {
      case .quoted(let text), .unquoted(let text): text
      case .variable: "x"
      }
    }.joined()
  }
}

extension ShellLine {
  /// Reads a line; `nil` if only bash can run it.
  init?(_ text: String) {
    var parser = ShellParser(text)
    guard let line = parser.line(until: []), parser.isAtEnd else { return nil }
    self = line
  }
}

private struct ShellParser {

  private var rest: Substring

  init(_ text: String) { self.rest = text[...] }

  var isAtEnd: Bool { self.rest.allSatisfy(\.isWhitespace) }

  /// Reads parts up to one of some words or marks, which is not consumed.
  mutating func line(until ends: [String]) -> ShellLine? {
    var line = ShellLine()
    while true {
      self.skipBlanks()
      if self.isAtEnd || ends.contains(where: self.isNext) { return line.parts.isEmpty ? nil : line }
      guard let list = self.list() else { return nil }
      line.parts.append(list)
      self.skipBlanks()
      if !self.take(";"), !self.isAtEnd, !ends.contains(where: self.isNext) { return nil }
    }
  }

  private mutating func list() -> AndOrList? {
    guard let first = self.pipeline() else { return nil }
    var list = AndOrList(first: first)
    while true {
      self.skipBlanks()
      let condition: AndOrList.Condition? = self.take("&&") ? .success : self.take("||") ? .failure : nil
      guard let condition else { return list }
      guard let pipeline = self.pipeline() else { return nil }
      list.rest.append((condition, pipeline))
    }
  }

  private mutating func pipeline() -> [ShellCommand]? {
    var commands: [ShellCommand] = []
    repeat {
      guard let command = self.command() else { return nil }
      commands.append(command)
      self.skipBlanks()
    } while !self.rest.hasPrefix("||") && self.take("|")
    return commands
  }

  private mutating func command() -> ShellCommand? {
    self.skipBlanks()
    var command: ShellCommand
    if self.rest.hasPrefix("((") { return nil }
    if self.take("(") {
      guard let line = self.line(until: [")"]), self.take(")") else { return nil }
      command = ShellCommand(kind: .group(line))
    } else if self.isNext("for") {
      guard let loop = self.loop() else { return nil }
      command = ShellCommand(kind: loop)
    } else {
      guard let simple = self.simpleCommand() else { return nil }
      return simple
    }
    guard let redirections = self.redirections() else { return nil }
    command.redirections = redirections
    return command
  }

  private mutating func loop() -> ShellCommand.Kind? {
    guard self.take("for"), let name = self.word()?.literal, self.takeWord("in") else { return nil }
    var words: [ShellWord] = []
    self.skipBlanks()
    while !self.rest.hasPrefix(";") {
      guard let word = self.word() else { return nil }
      words.append(word)
      self.skipBlanks()
    }
    guard self.take(";"), self.takeWord("do"), let body = self.line(until: ["done"]), self.take("done") else {
      return nil
    }
    return .loop(name: name, words, body)
  }

  private mutating func simpleCommand() -> ShellCommand? {
    var words: [ShellWord] = []
    var redirections: [Redirection] = []
    while true {
      guard let found = self.redirections() else { return nil }
      redirections += found
      self.skipBlanks()
      guard let next = self.rest.first, !";|&)".contains(next) else { break }
      guard let word = self.word() else { return nil }
      words.append(word)
    }
    guard let first = words.first else { return nil }
    if case .unquoted(let text)? = first.pieces.first, let match = text.prefixMatch(of: /([a-z]+)=/) {
      guard words.count == 1, redirections.isEmpty else { return nil }
      var value = first
      value.pieces[0] = .unquoted(String(text[match.range.upperBound...]))
      return ShellCommand(kind: .assignment(name: String(match.1), value))
    }
    guard let name = first.literal, canRun(name, words.dropFirst().map(\.sample)) else { return nil }
    return ShellCommand(kind: .tool(words), redirections: redirections)
  }

  private mutating func redirections() -> [Redirection]? {
    var found: [Redirection] = []
    while true {
      self.skipBlanks()
      if self.rest.hasPrefix("<(") || self.rest.hasPrefix("<<") || self.rest.hasPrefix(">&") { return nil }
      if self.take("2>&1") {
        found.append(.errorsToOutput)
        continue
      }
      let marks = ["2>>", "2>", ">>", ">", "<"]
      guard let mark = marks.first(where: self.rest.hasPrefix) else { return found }
      _ = self.take(mark)
      self.skipBlanks()
      guard let word = self.word() else { return nil }
      switch mark {
      case "<": found.append(.input(word))
      case "2>", "2>>": found.append(.errors(word, appends: mark == "2>>"))
      default: found.append(.output(word, appends: mark == ">>"))
      }
    }
  }

  /// Reads a word; returns `nil` if there is none, or one that only bash can expand.
  private mutating func word() -> ShellWord? {
    self.skipBlanks()
    var word = ShellWord()
    while let next = self.rest.first, !next.isWhitespace, !";|&()<>".contains(next) {
      switch next {
      case "'":
        self.rest.removeFirst()
        word.pieces.append(.quoted(String(self.rest.prefix { $0 != "'" })))
        self.rest = self.rest.drop { $0 != "'" }
        guard self.take("'") else { return nil }
      case "\"":
        self.rest.removeFirst()
        guard self.addQuoted(to: &word), self.take("\"") else { return nil }
      case "$":
        guard let name = self.variable() else { return nil }
        word.pieces.append(.variable(name, isQuoted: false))
      case "\\", "`",
        "~" where word.pieces.isEmpty, "#" where word.pieces.isEmpty:
        return nil
      default:
        let text = self.rest.prefix { !$0.isWhitespace && !";|&()<>'\"$\\`".contains($0) }
        word.pieces.append(.unquoted(String(text)))
        self.rest = self.rest.dropFirst(text.count)
      }
    }
    return word.pieces.isEmpty ? nil : word
  }

  private mutating func addQuoted(to word: inout ShellWord) -> Bool {
    word.pieces.append(.quoted(""))
    while let next = self.rest.first, next != "\"" {
      if next == "\\" || next == "`" { return false }
      if next == "$", self.rest.dropFirst().first.map({ $0.isLetter || "{(?@".contains($0) }) == true {
        guard let name = self.variable() else { return false }
        word.pieces.append(.variable(name, isQuoted: true))
      } else {
        word.pieces.append(.quoted(String(self.rest.removeFirst())))
      }
    }
    return true
  }

  private mutating func variable() -> String? {
    let names = ["$@", "$?"]
    for name in names where self.take(name) { return String(name.dropFirst()) }
    guard let match = self.rest.prefixMatch(of: /\$(?:([A-Za-z]+)|\{([A-Za-z]+)\})/) else { return nil }
    self.rest = self.rest[match.range.upperBound...]
    let name = String(match.1 ?? match.2 ?? "")
    // These belong to the process.
    return ["TOOL", "HOME", "PATH", "PIPESTATUS"].contains(name) ? nil : name
  }

  private mutating func skipBlanks() { self.rest = self.rest.drop(while: \.isWhitespace) }

  private mutating func take(_ text: String) -> Bool {
    guard self.rest.hasPrefix(text) else { return false }
    self.rest.removeFirst(text.count)
    return true
  }

  private mutating func takeWord(_ text: String) -> Bool {
    self.skipBlanks()
    return self.isNext(text) && self.take(text)
  }

  /// Returns whether a word or mark comes next.
  private func isNext(_ text: String) -> Bool {
    guard self.rest.hasPrefix(text) else { return false }
    return text == ")" || self.rest.dropFirst(text.count).first.map { !$0.isLetter } ?? true
  }
}
