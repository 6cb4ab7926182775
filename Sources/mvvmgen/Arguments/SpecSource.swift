/// Where the specs of a run come from.
enum SpecSource {
  case paths([String])
  /// A spec on standard input, and the path that stands for it.
  case standardInput(path: String?)
}

extension GivenArguments {
  var source: SpecSource {
    if self.operands == ["-"] { return .standardInput(path: self[.stdinPath]) }
    return .paths(self.operands.isEmpty ? ["."] : self.operands)
  }

  var messageFormat: MessageFormat {
    self[.messageFormat].flatMap(MessageFormat.init(rawValue:)) ?? .text
  }

  /// What contradicts itself about where specs come from.
  func complaintAboutSource() -> String? {
    if self.operands.contains("") { return "a path is empty: write '.' for the current folder" }
    guard self.operands.contains("-") else {
      return self.has(.stdinPath) ? "'--stdin-path' names standard input: add '-'" : nil
    }
    return self.operands.count > 1 ? "'-' stands alone: standard input is one spec" : nil
  }

  @inline(never)
  func has(_ option: Option) -> Bool { self[option] != nil }
}
