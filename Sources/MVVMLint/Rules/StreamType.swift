import MVVMModel
import MVVMSource
import MVVMSyntax

extension LintRule {
  public static let streamType = LintRule(
    .streamType,
    "Members are written as what they carry, not as streams",
    hasFix: true,
    details: """
      The style makes a stream of an output, and of what an input is called
      with: 'title: Driver<String>' would become a driver of drivers. Reported
      are the streams, subjects and relays of all styles where they stand as the
      type of an output or of an input's parameter, optionals of them, too.
      Dependencies, values and what functions answer may well be streams. '--fix'
      writes the type of the elements.
      """,
    bad: """
      /// Shows a title.
      viewmodel TitleViewModel {
        outputs {
          /// Emits the title.
          title: Driver<String>
        }
      }

      """,
    good: """
      /// Shows a title.
      viewmodel TitleViewModel {
        outputs {
          /// Emits the title.
          title: String
        }
      }

      """
  ) { spec, findings in
    for viewModel in spec.viewModels {
      for member in viewModel.shown where hasGeneric(viewModel.types(of: member)) {
        if member.output?.isStream == true { checkStream(member.syntax.type, of: member, spec, &findings) }
      }
      for member in viewModel.inputs where hasGeneric(viewModel.parameterTypes(of: member)) {
        for parameter in spec.tree.parameters(of: member.syntax) {
          checkStream(parameter.type, of: member, spec, &findings)
        }
      }
    }
  }
}

/// Whether a type is generic. All stream types are, so this is a quick first check.
private func hasGeneric(_ types: ArraySlice<TypeName>) -> Bool { types.contains(where: \.isGeneric) }

private func checkStream(
  _ type: TypeSyntax?,
  of member: LintedMember,
  _ spec: LintedSpec,
  _ findings: inout LintFindings
) {
  guard let type, let element = spec.element(ofStream: type) else { return }
  let text = spec.tree.spelling(element.tokens)
  let range = spec.tree.range(type.tokens)
  findings.report(
    "'\(member.selector)' would be a stream of streams: write '\(text)', which it carries",
    at: range,
    of: member.subject,
    fix: Fix(Edit(range, text.description))
  )
}

extension LintedSpec {
  /// Returns the type that a stream carries. For a stream of streams this is the innermost one; `nil` for any other
  /// type.
  fileprivate func element(ofStream type: TypeSyntax) -> TypeSyntax? {
    let parts = self.tree.parts(of: type)
    switch type.kind {
    case .name:
      if parts.isEmpty { return nil }
      let name = self.tree.lastName(of: type.tokens)
      guard self.settings.streamTypes.contains(self.tree.text(name)),
        let element = parts.first(where: { $0.tokens.lowerBound > name })?.type
      else { return nil }
      return self.element(ofStream: element) ?? element
    case .optional, .implicitlyUnwrapped, .existential, .opaque, .tuple:
      return parts.count == 1 ? self.element(ofStream: self.tree.firstPart(of: type)) : nil
    case .array, .attributed, .composition, .dictionary, .function, .inlineArray, .metatype, .suppressed,
      .variadic:
      return nil
    }
  }
}
