import MVVMModel
import MVVMSource
import MVVMSyntax

extension LintRule {
  package static let streamType = LintRule(
    identifier: .streamType,
    summary: "Members are written as what they carry, not as streams",
    hasFix: true,
    details: """
      The style makes the stream: 'title: Driver<String>' would become a driver of
      drivers. Reported are streams, subjects and relays of all styles, as the
      type of an output or of an input's parameter. They are allowed in
      dependencies, values and answers of functions. '--fix' writes the type of
      the elements, and the kind where the type tells it.
      """,
    example: """
        /// Shows a title.
        viewmodel TitleViewModel {
          outputs {
            /// Emits the title.
      -     title: Driver<String>
      +     title: String
          }
        }
      """
  ) { viewModel, spec, findings in
    for member in viewModel.members {
      if member.output?.isStream == true { checkStream(member.syntax.type, of: member, spec, &findings) }
      guard member.section == .inputs else { continue }
      for parameter in spec.tree.parameters(of: member.syntax) {
        checkStream(parameter.type, of: member, spec, &findings)
      }
    }
  }
}

private func checkStream(
  _ type: TypeSyntax?,
  of member: Member,
  _ spec: LintedSpec,
  _ findings: inout LintFindings
) {
  guard let type, let stream = spec.stream(in: SpecType(type, in: spec.tree)) else { return }
  let text = stream.element.description
  let range = spec.tree.range(type.tokens)
  var edits = [Edit(range, text)]
  if let kind = spec.kindToWrite(for: member, stream) {
    edits.insert(Edit(member.nameRange.lowerBound..<member.nameRange.lowerBound, "\(kind.rawValue) "), at: 0)
  }
  let message = "'\(member.selector)' would be a stream of streams: write '\(text)', which it carries"
  findings.report(message, at: range, of: member, fix: Fix(edits))
}

/// A type that is a stream.
private struct Stream {
  /// Its name, without module.
  let name: Text
  /// What it carries. For a stream of streams this is the innermost type.
  let element: SpecType
}

extension LintedSpec {
  /// Returns the stream that a type is; `nil` for any other type.
  fileprivate func stream(in type: SpecType) -> Stream? {
    switch type {
    case .generic(.name(let name), let arguments), .generic(.member(_, let name), let arguments):
      guard self.settings.streamTypes.contains(name.unquoted), let element = arguments.first else {
        return nil
      }
      return Stream(name: name.unquoted, element: self.stream(in: element)?.element ?? element)
    case .optional(let type), .implicitlyUnwrapped(let type), .existential(let type), .opaque(let type):
      return self.stream(in: type)
    case .tuple(let elements): return elements.count == 1 ? self.stream(in: elements[0].type) : nil
    case .array, .attributed, .composition, .dictionary, .function, .generic, .inlineArray, .member,
      .metatype, .name, .suppressed, .variadic:
      return nil
    }
  }

  /// Returns the kind that an output needs to remain what its type says: a `Signal` of RxSwift is an event. An output
  /// that names its kind keeps it, and so does one that has it without.
  fileprivate func kindToWrite(for member: Member, _ stream: Stream) -> StreamKind? {
    guard member.output != nil, member.syntax.modifier == nil else { return nil }
    let unnamed = member.section.defaultKind(self.style.defaultKind)
    let kind = self.style.kind(ofTypeNamed: stream.name)
    return kind == unnamed ? nil : kind
  }
}
