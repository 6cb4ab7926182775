import MVVMInterfaces
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
  static func checked(_ given: GivenArguments) throws(UsageError) -> DiffArguments {
    DiffArguments(
      sides: try sides(of: given),
      format: given[.format].flatMap(DiffFormat.init(rawValue:)) ?? .text,
      failsOn: given[.failOn].flatMap(EditClass.init(rawValue:)),
      allowed: (given[.allow] ?? "").split(separator: ",").map(String.init)
    )
  }

  private static func sides(of given: GivenArguments) throws(UsageError) -> Sides {
    if given.operands.contains("") {
      throw UsageError(message: "a path is empty: write '.' for the current folder", command: .diff)
    }
    if given.operands.contains("-") {
      throw UsageError(message: "'-' is no side of a comparison: name files or folders", command: .diff)
    }
    if let revision = given[.against] {
      guard !revision.hasPrefix("-") else {
        throw UsageError(message: "'\(revision)' is no revision", command: .diff)
      }
      return .revision(revision, given.operands.isEmpty ? ["."] : given.operands)
    }
    guard given.operands.count == 2 else {
      let message = "expected two files or folders, OLD and NEW, or a git revision: '--against REV'"
      throw UsageError(message: message, command: .diff)
    }
    return .paths(old: given.operands[0], new: given.operands[1])
  }
}
