import Foundation

extension Shell {
  /// Runs a tool that reads lines from files or from its input.
  func filter(_ name: String, _ arguments: [String], input: Data) throws -> ShellResult {
    switch name {
    case "cat":
      if arguments.isEmpty { return ShellResult(input) }
      return ShellResult(try arguments.reduce(into: Data()) { $0 += try self.contents($1, input) })
    case "grep": return try self.grep(arguments, input)
    case "sed": return try self.sed(arguments, input)
    case "tr":
      let text = String(decoding: input, as: UTF8.self)
      return ShellResult(
        Data(text.replacing(arguments[0], with: arguments[1] == "\\n" ? "\n" : arguments[1]).utf8)
      )
    default: break
    }
    // `head -n 1 FILE`, `cut -d : -f 1-4`: each option has a value.
    var values: [String: String] = [:]
    var paths: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "-u" {
        values[argument] = ""
      } else if argument.hasPrefix("-"), argument != "-" {
        values[argument] = rest.popFirst()
      } else {
        paths.append(argument)
      }
    }
    var lines = self.lines(try paths.isEmpty ? input : self.contents(paths[0], input))
    let count = values["-n"].flatMap { Int($0) } ?? 10
    switch name {
    case "head": lines = Array(lines.prefix(count))
    case "tail": lines = Array(lines.suffix(count))
    case "sort": lines = values["-u"] == nil ? lines.sorted() : Set(lines).sorted()
    default: lines = lines.map { self.fields(of: $0, values) }
    }
    return ShellResult(text(lines))
  }

  private func fields(of line: String, _ values: [String: String]) -> String {
    let (mark, range) = (
      values["-d"] ?? "\t", (values["-f"] ?? "1").split(separator: "-").compactMap { Int($0) }
    )
    let fields = line.components(separatedBy: mark)
    return fields.count == 1
      ? line : fields[(range[0] - 1)..<min(range[range.count - 1], fields.count)].joined(separator: mark)
  }

  private func contents(_ path: String, _ input: Data) throws -> Data {
    path == "-" ? input : try Data(contentsOf: self.url(path))
  }

  private func lines(_ bytes: Data) -> [String] {
    var lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private func grep(_ arguments: [String], _ input: Data) throws -> ShellResult {
    var options = Set<Character>()
    var words = arguments[...]
    var limit = Int.max
    while let option = words.first, option.hasPrefix("-"), option != "-" {
      words.removeFirst()
      options.formUnion(option.dropFirst())
      if option == "-m" { limit = words.popFirst().flatMap { Int($0) } ?? limit }
    }
    let expression = try Expression(words.removeFirst(), isExtended: options.contains("E"))
    let paths = words.isEmpty ? ["-"] : Array(words)
    var result = ShellResult(status: 1)
    var found: [String] = []
    for path in paths {
      guard path == "-" || self.exists(path) else {
        result.pieces.append((true, Data("grep: \(path): No such file or directory\n".utf8)))
        continue
      }
      let head = paths.count > 1 && !options.contains("h") ? "\(path):" : ""
      let matching = self.lines(try self.contents(path, input))
        .filter { expression.ranges(in: $0).isEmpty == options.contains("v") }.prefix(limit)
      if !matching.isEmpty { result.status = 0 }
      if options.contains("c") {
        found.append("\(head)\(matching.count)")
      } else if options.contains("l") {
        found += matching.isEmpty ? [] : [path]
      } else if options.contains("o") {
        found += matching.flatMap { line in expression.ranges(in: line).map { "\(head)\(line[$0])" } }
      } else {
        found += matching.map { "\(head)\($0)" }
      }
    }
    result.pieces.append((false, text(found)))
    return result
  }

  private func sed(_ arguments: [String], _ input: Data) throws -> ShellResult {
    let words = arguments.filter { !$0.hasPrefix("-") }
    guard let script = SedScript(words[0]) else { return .failure("sed: \(words[0])") }
    let printsAll = !arguments.contains("-n")
    if let ending = arguments.first(where: { $0.hasPrefix("-i") })?.dropFirst(2) {
      for path in words.dropFirst() {
        let old = try Data(contentsOf: self.url(path))
        try old.write(to: self.url(path + ending))
        try text(script.run(self.lines(old), printsAll: printsAll)).write(to: self.url(path))
      }
      return ShellResult()
    }
    let bytes = try words.count > 1 ? self.contents(words[1], input) : input
    return ShellResult(text(try script.run(self.lines(bytes), printsAll: printsAll)))
  }
}

private func text(_ lines: [String]) -> Data { Data(lines.map { "\($0)\n" }.joined().utf8) }

/// A script of sed: `s/A/B/`, `3p`, `3,6d`, `3,$p` or `/A/,/B/p`.
struct SedScript {
  private enum Action {
    case substitute(String, with: String, isGlobal: Bool)
    case lines(ClosedRange<Int>, prints: Bool)
    case between(String, String)
  }

  private let action: Action

  init?(_ text: String) {
    if let parts = text.wholeMatch(of: /s\/([^\/\\]*)\/([^\/\\]*)\/(g?)/) {
      self.action = .substitute(String(parts.1), with: String(parts.2), isGlobal: !parts.3.isEmpty)
    } else if let parts = text.wholeMatch(of: /(\d+)(?:,(\d+|\$))?([pd])/), let first = Int(parts.1) {
      let last = parts.2.map { Int($0) ?? Int.max } ?? first
      self.action = .lines(first...last, prints: parts.3 == "p")
    } else if let parts = text.wholeMatch(of: /\/([^\/]+)\/,(?:\/([^\/]+)\/|\$)p/) {
      self.action = .between(String(parts.1), parts.2.map(String.init) ?? "\u{E001}")
    } else {
      return nil
    }
  }

  func run(_ lines: [String], printsAll: Bool) throws -> [String] {
    switch self.action {
    case .substitute(let pattern, let replacement, let isGlobal):
      let expression = try Expression(pattern)
      return lines.map { expression.replacing(in: $0, with: replacement, isGlobal: isGlobal) }
    case .lines(let range, let prints):
      return lines.enumerated().filter { prints == range.contains($0.offset + 1) }.map(\.element)
    case .between(let start, let end):
      let (start, end) = (try Expression(start), try Expression(end))
      var isInside = false
      return lines.filter { line in
        let wasInside = isInside
        if !wasInside { isInside = !start.ranges(in: line).isEmpty }
        let isShown = isInside
        if wasInside, !end.ranges(in: line).isEmpty { isInside = false }
        return isShown
      }
    }
  }
}

/// A regular expression as grep and sed write it.
private struct Expression {
  private let expression: NSRegularExpression

  init(_ pattern: String, isExtended: Bool = false) throws {
    self.expression = try NSRegularExpression(
      pattern: pattern.isEmpty ? "^" : isExtended ? pattern : extended(pattern)
    )
  }

  func ranges(in line: String) -> [Range<String.Index>] {
    let matches = self.expression.matches(in: line, range: NSRange(line.startIndex..., in: line))
    return matches.compactMap { Range($0.range, in: line) }
  }

  /// - Parameter replacement: The replacement, in which `&` means the match.
  func replacing(in line: String, with replacement: String, isGlobal: Bool) -> String {
    var line = line
    let ranges = self.ranges(in: line)
    for range in (isGlobal ? ranges : Array(ranges.prefix(1))).reversed() {
      line.replaceSubrange(range, with: replacement.replacing("&", with: line[range]))
    }
    return line
  }
}

/// Returns a basic expression as an extended one, in which `(` and others need a backslash to be plain characters.
private func extended(_ pattern: String) -> String {
  var (result, isEscaped, isInBrackets) = ("", false, false)
  for character in pattern {
    if isEscaped {
      result += "(){}|+?".contains(character) ? "\(character)" : "\\\(character)"
      isEscaped = false
    } else if isInBrackets {
      // A bracket at the start is a plain character.
      let isFirst = result.hasSuffix("[") || result.hasSuffix("[^")
      if character == "]", !isFirst { isInBrackets = false }
      result += character == "]" && isFirst || character == "[" ? "\\\(character)" : "\(character)"
    } else if character == "\\" {
      isEscaped = true
    } else {
      isInBrackets = character == "["
      result += "(){}|+?".contains(character) ? "\\\(character)" : "\(character)"
    }
  }
  return result
}
