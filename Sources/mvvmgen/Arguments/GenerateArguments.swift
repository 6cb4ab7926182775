/// What `generate` is asked to do.
struct GenerateArguments {
  enum Mode: Equatable {
    case write(prune: Bool)
    /// Lists differences, or prints them, and writes nothing.
    case compare(check: Bool, diff: Bool, prune: Bool)
  }

  let source: SpecSource
  let mode: Mode
  let choices: Choices
  let config: String?
  let format: MessageFormat
  /// What a build plugin wants instead of all this.
  let plugin: PluginRequest?
  let writesSourceLocations: Bool
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
    self.style = given[.style]
    self.output = given[.output]
    self.tests = given[.tests]
    self.module = given[.module]
  }
}

extension GenerateArguments {
  static func checked(_ given: GivenArguments) throws(UsageError) -> GenerateArguments {
    if let message = complaint(about: given) {
      throw UsageError(message: message, command: .generate)
    }
    let (check, diff, prune) = (given.has(.check), given.has(.diff), given.has(.prune))
    return GenerateArguments(
      source: given.source,
      mode: check || diff ? .compare(check: check, diff: diff, prune: prune) : .write(prune: prune),
      choices: Choices(given),
      config: given[.config],
      format: given.messageFormat,
      plugin: PluginRequest(given),
      writesSourceLocations: given.has(.sourceLocations)
    )
  }
}

/// What contradicts itself.
private func complaint(about given: GivenArguments) -> String? {
  if let message = given.complaintAboutSource() { return message }
  if given.has(.check), given.has(.prune) {
    return "'--check' writes nothing and '--prune' removes files: give one"
  }
  if let message = complaintAboutPlugin(given) { return message }
  guard given.operands.contains("-") else { return nil }
  let writing: [Option] = [.check, .diff, .prune, .output, .tests]
  return writing.first(where: given.has).map {
    "'\($0.spelling)' does not go with '-', which prints the class file"
  }
}
