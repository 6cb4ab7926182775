import MVVMGenKit

/// What `new` is asked to do.
struct NewArguments {
  enum Subject {
    /// A view model that there is not yet, what the user called it, and the folder of its spec.
    case name(String, typed: String, folder: String)
    /// The path of a spec.
    case spec(String)
  }

  let subject: Subject
  /// Whether only what is missing is printed.
  let printsMissing: Bool
  let choices: Choices
  let config: String?
  let format: MessageFormat
}

extension NewArguments {
  static func checked(_ given: GivenArguments) -> Result<NewArguments, UsageError> {
    subject(of: given).map { subject in
      NewArguments(
        subject: subject,
        printsMissing: given.has(.missing),
        choices: Choices(given),
        config: given[.config],
        format: given[.messageFormat].flatMap(MessageFormat.init(rawValue:)) ?? .text
      )
    }
    .mapError { UsageError(message: $0.message, command: .new) }
  }

  private static func subject(of given: GivenArguments) -> Result<Subject, UsageError> {
    let advice = "'mvvmgen new NAME' begins a view model, 'mvvmgen new --from SPEC' goes on with one"
    if let spec = given[.from] {
      guard given.operands.isEmpty else {
        return .failure(UsageError(message: "a name does not go with '--from': \(advice)"))
      }
      guard spec.hasSuffix(specSuffix) else {
        return .failure(UsageError(message: "'\(spec)' is no spec, whose name ends in '\(specSuffix)'"))
      }
      return .success(.spec(tidy(spec)))
    }
    if given.has(.missing) {
      return .failure(UsageError(message: "'--missing' needs the spec: add '--from SPEC'"))
    }
    guard let operand = given.operands.first, given.operands.count == 1 else {
      return .failure(UsageError(message: "expected one name: \(advice)"))
    }
    return name(in: operand)
  }

  private static func name(in operand: String) -> Result<Subject, UsageError> {
    let (folder, word) = split(operand)
    let stem = stem(word)
    guard let name = viewModelName(from: stem) else {
      let problem = "'\(stem)' cannot be the name of a view model"
      return .failure(UsageError(message: "\(problem): write one such as LoginViewModel"))
    }
    return .success(.name(name, typed: stem, folder: tidy(folder)))
  }
}
