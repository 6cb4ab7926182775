/// What `generate` is asked to do.
struct GenerateArguments {
  enum Source {
    case paths([String])
    /// A spec on standard input, and the path that stands for it.
    case standardInput(path: String?)
  }

  enum Mode: Equatable {
    case write(prune: Bool)
    /// Lists differences, or prints them, and writes nothing.
    case compare(check: Bool, diff: Bool, prune: Bool)
  }

  let source: Source
  let mode: Mode
  let choices: Choices
  let config: String?
  let format: MessageFormat
}

/// What the command line says of things that a configuration says, too, and over which it wins.
struct Choices {
  /// Whose help tells of them.
  var command = Command.generate
  var style: String?
  var output: String?
  var tests: String?
  var module: String?
}

extension Choices {
  init(_ given: GivenArguments) {
    self.command = given.command
    self.style = given.options[.style]
    self.output = given.options[.output]
    self.tests = given.options[.tests]
    self.module = given.options[.module]
  }
}

extension GenerateArguments {
  static func checked(_ given: GivenArguments) -> Result<GenerateArguments, UsageError> {
    if let message = complaint(about: given) {
      return .failure(UsageError(message: message, command: .generate))
    }
    let (check, diff, prune) = (given.has(.check), given.has(.diff), given.has(.prune))
    let readsInput = given.operands == ["-"]
    return .success(
      GenerateArguments(
        source: readsInput
          ? .standardInput(path: given.options[.stdinPath])
          : .paths(given.operands.isEmpty ? ["."] : given.operands),
        mode: check || diff ? .compare(check: check, diff: diff, prune: prune) : .write(prune: prune),
        choices: Choices(given),
        config: given.options[.config],
        format: given.options[.messageFormat].flatMap(MessageFormat.init(rawValue:)) ?? .text
      )
    )
  }
}

/// What contradicts itself.
private func complaint(about given: GivenArguments) -> String? {
  if given.operands.contains("") { return "a path is empty: write '.' for the current folder" }
  if given.has(.check), given.has(.prune) {
    return "'--check' writes nothing and '--prune' removes files: give one"
  }
  guard given.operands.contains("-") else {
    return given.has(.stdinPath) ? "'--stdin-path' names standard input: add '-'" : nil
  }
  if given.operands.count > 1 { return "'-' stands alone: standard input is one spec" }
  let writing: [Option] = [.check, .diff, .prune, .output, .tests]
  return writing.first(where: given.has).map {
    "'\($0.spelling)' does not go with '-', which prints the class file"
  }
}

extension GivenArguments {
  func has(_ option: Option) -> Bool { self.options[option] != nil }
}
