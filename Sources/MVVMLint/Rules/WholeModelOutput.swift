import MVVMModel
import MVVMSource
import MVVMSyntax

extension LintRule {
  public static let wholeModelOutput = LintRule(
    .wholeModelOutput,
    "An output carries what is shown, not a whole model",
    details: """
      A view that gets a whole model decides by itself what to show of it, where
      no test looks. Allowed are the types of the standard library and of
      Foundation, those of the view's own frameworks ('UI…', 'NS…', 'CG…'), and
      types whose last word says that they are made for showing or choosing,
      such as 'RowData', 'LoginState', 'CartViewModel', 'FormError', 'SortMode'
      or 'LoginField'. 'allowedTypes' in the configuration names further types;
      '*Thing' there allows all that end so.
      """,
    bad: """
      /// Shows a profile.
      viewmodel ProfileViewModel {
        outputs {
          /// Emits whose profile it is.
          person: Person
        }
      }

      """,
    good: """
      /// Shows a profile.
      viewmodel ProfileViewModel {
        outputs {
          /// Emits the name at the top.
          fullName: String
        }
      }

      """
  ) { spec, findings in
    for viewModel in spec.viewModels {
      for member in viewModel.shown {
        guard let model = firstModel(in: member.syntax.type, of: spec) else { continue }
        findings.report(
          "'\(member.selector)' carries a whole '\(spec.tree.spelling(model.tokens))': "
            + "give what is shown of it, or a type made for it",
          at: spec.tree.range(model.tokens),
          of: member.subject
        )
      }
    }
  }
}

private func firstModel(in type: TypeSyntax?, of spec: LintedSpec) -> TypeName? {
  var found: TypeName?
  spec.tree.forEachName(in: type) { name in
    // What is generic holds something else, which is looked at too.
    if found == nil, !name.isGeneric, !isAllowed(name.name, spec.settings) { found = name }
  }
  return found
}

private func isAllowed(_ name: Text, _ settings: LintSettings) -> Bool {
  settings.allowedTypes.contains(name) || frameworkPrefixes.contains { begins(name, with: $0) }
    || shownSuffixes.contains { name.hasSuffix($0) }
    || settings.allowedEndings.contains { name.bytes.suffix($0.count).elementsEqual($0.bytes) }
}

/// `CGRect`, but not `CGroup`.
private func begins(_ name: Text, with prefix: StaticString) -> Bool {
  guard name.hasPrefix(prefix), let next = name.bytes.dropFirst(prefix.utf8CodeUnitCount).first else {
    return false
  }
  return 0x41...0x5A ~= next
}

private let frameworkPrefixes: [StaticString] = ["CA", "CG", "NS", "UI"]

/// Words with which the name of a type ends that is made for showing, or for choosing among a few.
private let shownSuffixes: [StaticString] = [
  "Action", "Alert", "Alignment", "Animation", "Appearance", "Badge", "Color", "Content", "Context", "Data",
  "Destination", "Direction", "Error", "ErrorMessage", "Field", "Font", "Frequency", "ID", "Icon", "Id",
  "Identifier", "Image", "Index", "Intent", "Item", "Kind", "Level", "Mode", "Option", "Options", "Param",
  "Parameters", "Params", "Position", "Presentation", "Quantity", "Request", "Route", "Row", "Section",
  "Size",
  "Sort", "Source", "State", "Status", "Step", "Style", "Tab", "Text", "Theme", "Title", "Type", "ViewModel",
]
