/// The stable name of a kind of diagnostic, used to print it and to look it up. Each is explained in a
/// section of `MVVMManual/README.md`, or by the lint rule of the same name.
public enum DiagnosticIdentifier: String, CaseIterable, Sendable {
  // Specs
  case ambiguousLogicName = "ambiguous-logic-name"
  case asyncNeedsMainActor = "async-needs-main-actor"
  case attributeNotAllowed = "attribute-not-allowed"
  case conditionalCompilation = "conditional-compilation"
  case conflictingFacets = "conflicting-facets"
  case differentStart = "different-start"
  case duplicateFacet = "duplicate-facet"
  case duplicateImport = "duplicate-import"
  case duplicateMember = "duplicate-member"
  case duplicateModifier = "duplicate-modifier"
  case duplicateName = "duplicate-name"
  case duplicateOutput = "duplicate-output"
  case duplicateParameter = "duplicate-parameter"
  case duplicateSection = "duplicate-section"
  case duplicateViewModel = "duplicate-view-model"
  case effectNotAllowed = "effect-not-allowed"
  case emptyViewModel = "empty-view-model"
  case facetNameTaken = "facet-name-taken"
  case functionWithKind = "function-with-kind"
  case genericMember = "generic-member"
  case importAfterViewModel = "import-after-view-model"
  case initialValueIncomplete = "initial-value-incomplete"
  case initialValueNotAllowed = "initial-value-not-allowed"
  case initialValueWithSticky = "initial-value-with-sticky"
  case initializerAccess = "initializer-access"
  case inputWithoutParentheses = "input-without-parentheses"
  case invalidEncoding = "invalid-encoding"
  case invalidName = "invalid-name"
  case keptAsync = "kept-async"
  case memberOutsideSection = "member-outside-section"
  case mergeConflict = "merge-conflict"
  case missingBrace = "missing-brace"
  case missingLineBreak = "missing-line-break"
  case missingName = "missing-name"
  case missingType = "missing-type"
  case missingValue = "missing-value"
  case missingViewModel = "missing-view-model"
  case nestingTooDeep = "nesting-too-deep"
  case observableObject = "observable-object"
  case reservedName = "reserved-name"
  case swiftDeclaration = "swift-declaration"
  case unclosedBracket = "unclosed-bracket"
  case unexpectedBody = "unexpected-body"
  case unexpectedCharacter = "unexpected-character"
  case unexpectedText = "unexpected-text"
  case unknownKind = "unknown-kind"
  case unknownModifier = "unknown-modifier"
  case unknownSection = "unknown-section"
  case unmatchedBracket = "unmatched-bracket"
  case unnamedParameter = "unnamed-parameter"
  case unsupportedType = "unsupported-type"
  case unterminatedComment = "unterminated-comment"
  case unterminatedString = "unterminated-string"

  // Conventions
  case alphabeticalOrder = "alphabetical-order"
  case coordinator
  case documentationWording = "documentation-wording"
  case documentedMember = "documented-member"
  case eventNamedInput = "event-named-input"
  case ignoreWithoutReason = "ignore-without-reason"
  case imageOrColorAsEnum = "image-or-color-as-enum"
  case injectedDependency = "injected-dependency"
  case missingImport = "missing-import"
  case observableInput = "observable-input"
  case screenName = "screen-name"
  case size
  case statusNamedOutput = "status-named-output"
  case streamType = "stream-type"
  case successAndFailure = "success-and-failure"
  case unknownIgnoredRule = "unknown-ignored-rule"
  case unusedIgnore = "unused-ignore"
  case unusedImport = "unused-import"
  case valueOutput = "value-output"
  case viewType = "view-type"
  case wholeModelOutput = "whole-model-output"

  // Configuration
  case configInvalidJSON = "config-invalid-json"
  case configInvalidValue = "config-invalid-value"
  case configUnknownKey = "config-unknown-key"
  case configUnknownRule = "config-unknown-rule"
  case configUnusedOverride = "config-unused-override"
  case configWrongType = "config-wrong-type"

  // Files
  case baselineInvalid = "baseline-invalid"
  case fileExists = "file-exists"
  case fileNameIgnored = "file-name-ignored"
  case fileNotOurs = "file-not-ours"
  case fileNotReadable = "file-not-readable"
  case fileNotWritable = "file-not-writable"
  case fileGeneratedTwice = "file-generated-twice"
  case fileWithoutHeader = "file-without-header"

  // Importing existing Swift
  case importClassForm = "import-class-form"
  case importConditionalCompilation = "import-conditional-compilation"
  case importExtraMember = "import-extra-member"
  case importInitializer = "import-initializer"
  case importInputBody = "import-input-body"
  case importInputProperty = "import-input-property"
  case importMismatch = "import-mismatch"
  case importOtherArchitecture = "import-other-architecture"
  case importOutputType = "import-output-type"
  case importProtocolElsewhere = "import-protocol-elsewhere"
  case importProtocolMember = "import-protocol-member"
  case importSelfUse = "import-self-use"
  case importSpecExists = "import-spec-exists"
  case importUnreadable = "import-unreadable"
  case importWeakSelf = "import-weak-self"

  // Comparing interfaces
  case interfaceBehaviour = "interface-behaviour"
  case interfaceBreaking = "interface-breaking"
  case interfaceCompatible = "interface-compatible"
  case interfaceLogic = "interface-logic"

  // Unused members
  case usageTestOnlyMember = "usage-test-only-member"
  case usageUncalledInput = "usage-uncalled-input"
  case usageUnreadOutput = "usage-unread-output"
  case usageUntestedMember = "usage-untested-member"

  // Templates
  case styleAssumed = "style-assumed"
  case styleUnknown = "style-unknown"
  case templateMissingPartial = "template-missing-partial"
  case templateRecursion = "template-recursion"
  case templateSyntax = "template-syntax"
  case templateUnclosedSection = "template-unclosed-section"
  case templateUnknownName = "template-unknown-name"
}

extension DiagnosticIdentifier {
  /// The name, as messages and configurations have it.
  // Inlined, the list of all names would be compiled again in each module that asks for one.
  public var name: String { self.rawValue }

  package init?(named name: String) { self.init(rawValue: name) }
}
