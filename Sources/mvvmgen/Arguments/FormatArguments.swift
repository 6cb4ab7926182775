/// What `format` is asked to do.
struct FormatArguments {
  enum Mode: Equatable {
    case print
    case write
    /// Lists differences, or prints them, and writes nothing.
    case compare(check: Bool, diff: Bool)
  }

  let source: SpecSource
  let mode: Mode
  let config: String?
  let format: MessageFormat
}

extension FormatArguments {
  static func checked(_ given: GivenArguments) throws(UsageError) -> FormatArguments {
    if let message = given.complaintAboutSource() ?? complaint(about: given) {
      throw UsageError(message: message, command: .format)
    }
    let (check, diff) = (given.has(.check), given.has(.diff))
    return FormatArguments(
      source: given.source,
      mode: given.has(.inPlace) ? .write : check || diff ? .compare(check: check, diff: diff) : .print,
      config: given[.config],
      format: given.messageFormat
    )
  }
}

/// What contradicts itself.
private func complaint(about given: GivenArguments) -> String? {
  guard given.has(.inPlace) else { return nil }
  if given.operands.contains("-") { return "'-i' does not go with '-': standard input is no file" }
  let comparing: [Option] = [.check, .diff]
  return comparing.first(where: given.has).map {
    "'-i' writes files and '\($0.spelling)' writes nothing: give one"
  }
}
