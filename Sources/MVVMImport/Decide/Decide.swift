import MVVMSource
import MVVMSwift

/// All decisions about the conversion of a view model.
struct Decision {
  let logic: Logic
  /// The edits to each piece of code that becomes the logic, by its tokens.
  let edits: [Range<Int>: [Edit]]
  let locals: Locals
  /// The parts that a person must convert, which are left under `#error`.
  let leftovers: [Diagnostic]

  var found: FoundViewModel { self.logic.found }
  var code: SwiftCode { self.found.code }

  func edits(in tokens: Range<Int>) -> [Edit] { self.edits[tokens, default: []] }
}

/// Decides how to convert a view model, or a part of it; no value if it stays unchanged.
func decide(_ found: FoundViewModel, isPartial: Bool) -> Diagnosed<Decision> {
  if let problem = found.firstBlockingProblem { return Diagnosed(nil, [problem]) }
  // Nothing else matters if the class cannot be moved at all, whatever its members are.
  let form = found.formProblems.deduplicated
  if !form.isEmpty { return Diagnosed(nil, form) }
  let (interface, diagnostics) = found.interface()
  let roles = interface.roles()
  let logic = Logic(interface, roles)
  let captures = logic.segments.map(logic.captures)
  let locals = logic.locals(captures)
  let rewritings = zip(logic.segments, captures).map { logic.rewriting($0, with: $1.rewriting.edits) }
  let all =
    diagnostics + roles.problems + logic.keptExtensionProblems + logic.nameProblems + logic.disposeBagProblems
    + logic.orderProblems + logic.segments.flatMap(logic.requestProblems)
    + [logic.warningOfStrongSelf, logic.warningOfOwnSends].compactMap(\.self)
    + captures.flatMap(\.rewriting.problems) + rewritings.flatMap(\.problems)
  let problems = all.filter { $0.severity == .error }.deduplicated
  var edits = Dictionary(
    zip(logic.segments.map(\.tokens), rewritings.map { found.code.closingGaps($0.edits) })
  ) { first, _ in first }
  for helper in roles.inlined.reversed() {
    let body = logic.segments.first { $0.tokens.contains(helper.call.lowerBound) }?.tokens ?? 0..<0
    edits[body, default: []].append(
      found.edit(inlining: helper, edits[helper.declaration.inside, default: []])
    )
  }
  let decision = Decision(logic: logic, edits: edits, locals: locals, leftovers: problems)
  if problems.isEmpty { return Diagnosed(decision, all).inOrder() }
  let isEmpty = interface.inputs.isEmpty && interface.outputs.isEmpty
  return Diagnosed(isPartial && !isEmpty && !problems.cannotConvert ? decision : nil, problems)
}

extension FoundViewModel {
  /// Returns the edit that replaces the call of a function by its body.
  fileprivate func edit(inlining helper: InlinedHelper, _ edits: [Edit]) -> Edit {
    let call = self.code.range(helper.call)
    let body = self.code.string(self.code.insideRange(helper.declaration.inside), with: edits)
    let start = self.code.range(helper.declaration.tokens).lowerBound
    let comments = self.members.comments[helper.declaration.tokens.lowerBound, default: []]
      .filter { $0.range.lowerBound < start && !self.code.isDivider($0) }.map { self.code.string($0) + "\n" }
    let indentation = self.code.indentation(before: call.lowerBound)
    let lines = indented(trimmedEnd(String(body.drop(while: \.isNewline))), by: indentation)
    let text = (comments.map { indentation + $0 }.joined() + lines).drop { $0.isWhitespace }
    return text.isEmpty ? Edit(self.code.line(call), "") : Edit(call, String(text))
  }
}
