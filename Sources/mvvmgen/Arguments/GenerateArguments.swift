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
  let output: String?
  let style: String?
  let config: String?
  let format: MessageFormat
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
        output: given.options[.output],
        style: given.options[.style],
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
  let writing: [Option] = [.check, .diff, .prune, .output]
  return writing.first(where: given.has).map {
    "'\($0.spelling)' does not go with '-', which prints the class file"
  }
}

extension GivenArguments {
  func has(_ option: Option) -> Bool { self.options[option] != nil }
}
