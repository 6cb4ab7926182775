import MVVMGenerator

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
  static func checked(_ given: GivenArguments) throws(UsageError) -> NewArguments {
    NewArguments(
      subject: try subject(of: given),
      printsMissing: given.has(.missing),
      choices: Choices(given),
      config: given[.config],
      format: given[.messageFormat].flatMap(MessageFormat.init(rawValue:)) ?? .text
    )
  }

  private static func subject(of given: GivenArguments) throws(UsageError) -> Subject {
    let advice = "'mvvmgen new NAME' begins a view model, 'mvvmgen new --from SPEC' goes on with one"
    if let spec = given[.from] {
      guard given.operands.isEmpty else {
        throw UsageError(message: "a name does not go with '--from': \(advice)", command: .new)
      }
      guard spec.hasSuffix(specSuffix) else {
        throw UsageError(message: "'\(spec)' is no spec, whose name ends in '\(specSuffix)'", command: .new)
      }
      return .spec(tidy(spec))
    }
    if given.has(.missing) {
      throw UsageError(message: "'--missing' needs the spec: add '--from SPEC'", command: .new)
    }
    guard let operand = given.operands.first, given.operands.count == 1 else {
      throw UsageError(message: "expected one name: \(advice)", command: .new)
    }
    return try name(in: operand)
  }

  private static func name(in operand: String) throws(UsageError) -> Subject {
    let (folder, word) = split(operand)
    let stem = stem(word)
    guard let name = viewModelName(from: stem) else {
      let problem = "'\(stem)' cannot be the name of a view model"
      throw UsageError(message: "\(problem): write one such as LoginViewModel", command: .new)
    }
    return .name(name, typed: stem, folder: tidy(folder))
  }
}
