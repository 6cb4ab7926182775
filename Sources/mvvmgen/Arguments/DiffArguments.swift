import MVVMModel

/// What `diff` is asked to do.
struct DiffArguments {
  enum Sides {
    case paths(old: String, new: String)
    /// A git revision, and what of it and of the work tree is compared.
    case revision(String, [String])
  }

  let sides: Sides
  let format: DiffFormat
  /// The gravest class that is not allowed fails.
  let failsOn: EditClass?
  let allowed: [String]
}

/// How a comparison is printed.
enum DiffFormat: String, CaseIterable {
  case text
  case markdown
  case json
  case github
}

extension DiffArguments {
  static func checked(_ given: GivenArguments) -> Result<DiffArguments, UsageError> {
    sides(of: given).map { sides in
      DiffArguments(
        sides: sides,
        format: given[.format].flatMap(DiffFormat.init(rawValue:)) ?? .text,
        failsOn: given[.failOn].flatMap(EditClass.init(rawValue:)),
        allowed: (given[.allow] ?? "").split(separator: ",").map(String.init)
      )
    }
    .mapError { UsageError(message: $0.message, command: .diff) }
  }

  private static func sides(of given: GivenArguments) -> Result<Sides, UsageError> {
    if given.operands.contains("") {
      return .failure(UsageError(message: "a path is empty: write '.' for the current folder"))
    }
    if given.operands.contains("-") {
      return .failure(UsageError(message: "'-' is no side of a comparison: name files or folders"))
    }
    if let revision = given[.against] {
      guard !revision.hasPrefix("-") else {
        return .failure(UsageError(message: "'\(revision)' is no revision"))
      }
      return .success(.revision(revision, given.operands.isEmpty ? ["."] : given.operands))
    }
    guard given.operands.count == 2 else {
      let message = "expected two files or folders, OLD and NEW, or a git revision: '--against REV'"
      return .failure(UsageError(message: message))
    }
    return .success(.paths(old: given.operands[0], new: given.operands[1]))
  }
}
