import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax

extension LintRule {
  package static let streamType = LintRule(
    identifier: .streamType,
    summary: "Members have the types of their elements, not of streams",
    hasFix: true,
    details: """
      The style creates the stream: 'title: Driver<String>' would become a driver
      of drivers. The rule reports streams, subjects and relays of all styles as
      the type of an output or of an input's parameter. They are allowed in
      dependencies, values and results of functions. '--fix' writes the type of
      the elements, and the kind if the type determines it, unless the stream can
      fail. 'generate' and the build also warn, unless the rule is off.
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
    for stream in viewModel.nestedStreams(where: spec.settings.streamTypes.contains) {
      let (member, start) = (stream.member, stream.member.nameRange.lowerBound)
      let kind = spec.kindToWrite(for: stream).map { Edit(start..<start, "\($0.rawValue) ") }
      let edits = [kind, Edit(stream.range, stream.element.description)].compactMap(\.self)
      // The failure type would be lost.
      let fix = stream.failure == nil ? Fix(edits) : nil
      findings.report(stream.message, at: stream.range, of: member, fix: fix)
    }
  }
}

extension LintedSpec {
  /// Returns the kind to write for an output so that it keeps the meaning of its type: a `Signal` of RxSwift
  /// is an event. An output with a written kind, or whose default kind is the right one, needs none.
  fileprivate func kindToWrite(for stream: NestedStream) -> OutputKind? {
    let member = stream.member
    guard member.output != nil, member.syntax.modifier == nil else { return nil }
    let unnamed = member.section.defaultKind(self.style.defaultKind)
    let kind = self.style.interface.kind(ofTypeNamed: stream.name)
    return kind == unnamed ? nil : kind
  }
}

extension InterfaceRules {
  /// Returns the kind of output that has a type of this name; `nil` if there is none, or more than one.
  fileprivate func kind(ofTypeNamed name: Text) -> OutputKind? {
    let kinds = OutputKind.streams.filter { self.outputs[$0] == name }
    return kinds.count == 1 ? kinds.first : nil
  }
}
