/// What `lint` is asked to do.
struct LintArguments {
  enum BaselineUse {
    case none
    /// What the file knows is not reported.
    case read(String)
    /// What is found is recorded rather than reported.
    case write(String)
  }

  let source: SpecSource
  let fixes: Bool
  /// Whether warnings make the run end with findings.
  let isStrict: Bool
  let baseline: BaselineUse
  let config: String?
  let format: MessageFormat
}

extension LintArguments {
  static func checked(_ given: GivenArguments) throws(UsageError) -> LintArguments {
    if let message = given.complaintAboutSource() ?? complaint(about: given) {
      throw UsageError(message: message, command: .lint)
    }
    let baseline = given[.baseline].map { path in
      given.has(.writeBaseline) ? BaselineUse.write(path) : .read(path)
    }
    return LintArguments(
      source: given.source,
      fixes: given.has(.fix),
      isStrict: given.has(.strict),
      baseline: baseline ?? .none,
      config: given[.config],
      format: given.messageFormat
    )
  }
}

private func complaint(about given: GivenArguments) -> String? {
  if given.has(.writeBaseline), !given.has(.baseline) {
    return "'--write-baseline' writes the file of '--baseline': add '--baseline FILE'"
  }
  guard given.operands.contains("-") else { return nil }
  if given.has(.writeBaseline) { return "'--write-baseline' does not go with '-'" }
  return given.has(.fix) && given.messageFormat != .text
    ? "'--fix' with '-' prints the spec on standard output: leave out '--message-format'" : nil
}
