import MVVMLint
import MVVMModel
import MVVMSource

/// What a diagnostic means, at length.
public struct Explanation: Equatable, Sendable {
  /// What is wrong, why it is, and what to do, in lines of at most 76 columns; the first sentence stands on
  /// the first line alone.
  public let text: String
  /// A whole file that is reported; for messages about files and folders, what stands on the disk.
  public let bad: String
  /// The same, mended.
  public let good: String

  init(_ text: String, bad: String, good: String) {
    self.text = text
    self.bad = bad
    self.good = good
  }
}

extension Explanation {
  /// What the rule says of itself.
  init(_ rule: LintRule) {
    self.init("\(rule.summary).\n\(rule.details)", bad: rule.bad, good: rule.good)
  }
}

/// There is one for every identifier.
public func explanation(of identifier: DiagnosticIdentifier) -> Explanation {
  switch identifier {
  case .ambiguousLogicName: .ambiguousLogicName
  case .attributeNotAllowed: .attributeNotAllowed
  case .conditionalCompilation: .conditionalCompilation
  case .conflictingFacets: .conflictingFacets
  case .duplicateImport: .duplicateImport
  case .duplicateMember: .duplicateMember
  case .duplicateModifier: .duplicateModifier
  case .duplicateName: .duplicateName
  case .duplicateOutput: .duplicateOutput
  case .duplicateParameter: .duplicateParameter
  case .duplicateSection: .duplicateSection
  case .duplicateViewModel: .duplicateViewModel
  case .effectNotAllowed: .effectNotAllowed
  case .emptyViewModel: .emptyViewModel
  case .functionWithKind: .functionWithKind
  case .genericMember: .genericMember
  case .importAfterViewModel: .importAfterViewModel
  case .initialValueIncomplete: .initialValueIncomplete
  case .initialValueNotAllowed: .initialValueNotAllowed
  case .initialValueWithSticky: .initialValueWithSticky
  case .inputWithoutParentheses: .inputWithoutParentheses
  case .invalidEncoding: .invalidEncoding
  case .invalidName: .invalidName
  case .memberOutsideSection: .memberOutsideSection
  case .mergeConflict: .mergeConflict
  case .missingBrace: .missingBrace
  case .missingLineBreak: .missingLineBreak
  case .missingName: .missingName
  case .missingType: .missingType
  case .missingValue: .missingValue
  case .missingViewModel: .missingViewModel
  case .nestingTooDeep: .nestingTooDeep
  case .reservedName: .reservedName
  case .swiftDeclaration: .swiftDeclaration
  case .unclosedBracket: .unclosedBracket
  case .unexpectedBody: .unexpectedBody
  case .unexpectedCharacter: .unexpectedCharacter
  case .unexpectedText: .unexpectedText
  case .unknownKind: .unknownKind
  case .unknownModifier: .unknownModifier
  case .unknownSection: .unknownSection
  case .unmatchedBracket: .unmatchedBracket
  case .unnamedParameter: .unnamedParameter
  case .unsupportedType: .unsupportedType
  case .unterminatedComment: .unterminatedComment
  case .unterminatedString: .unterminatedString
  case .alphabeticalOrder: Explanation(.alphabeticalOrder)
  case .coordinator: Explanation(.coordinator)
  case .documentationWording: Explanation(.documentationWording)
  case .documentedMember: Explanation(.documentedMember)
  case .eventNamedInput: Explanation(.eventNamedInput)
  case .ignoreWithoutReason: Explanation(.ignoreWithoutReason)
  case .imageOrColorAsEnum: Explanation(.imageOrColorAsEnum)
  case .injectedDependency: Explanation(.injectedDependency)
  case .observableInput: Explanation(.observableInput)
  case .screenName: Explanation(.screenName)
  case .size: Explanation(.size)
  case .statusNamedOutput: Explanation(.statusNamedOutput)
  case .streamType: Explanation(.streamType)
  case .successAndFailure: Explanation(.successAndFailure)
  case .unknownIgnoredRule: Explanation(.unknownIgnoredRule)
  case .unusedIgnore: Explanation(.unusedIgnore)
  case .unusedImport: Explanation(.unusedImport)
  case .valueOutput: Explanation(.valueOutput)
  case .viewType: Explanation(.viewType)
  case .wholeModelOutput: Explanation(.wholeModelOutput)
  case .configInvalidJSON: .configInvalidJSON
  case .configInvalidValue: .configInvalidValue
  case .configUnknownKey: .configUnknownKey
  case .configUnknownRule: .configUnknownRule
  case .configWrongType: .configWrongType
  case .fileExists: .fileExists
  case .baselineInvalid: .baselineInvalid
  case .fileNameIgnored: .fileNameIgnored
  case .fileNotOurs: .fileNotOurs
  case .fileNotReadable: .fileNotReadable
  case .fileNotWritable: .fileNotWritable
  case .interfaceBehaviour: .interfaceBehaviour
  case .interfaceBreaking: .interfaceBreaking
  case .interfaceCompatible: .interfaceCompatible
  case .interfaceLogic: .interfaceLogic
  case .styleUnknown: .styleUnknown
  case .templateMissingPartial: .templateMissingPartial
  case .templateRecursion: .templateRecursion
  case .templateSyntax: .templateSyntax
  case .templateUnclosedSection: .templateUnclosedSection
  case .templateUnknownName: .templateUnknownName
  }
}
