import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSwift
import MVVMSyntax

extension LintRule {
  package static let valueNamedInput = LintRule(
    identifier: .valueNamedInput,
    summary: "A stored value is not named after its event",
    hasFix: true,
    details: """
      In the styles for SwiftUI, and in the objects of 'observed', an input that
      stores its argument is also a property. Without 'as', that property has the
      name of the event: 'self.emailChanged' would be an email. After the fix,
      update logic that reads the old name.
      """,
    example: """
        /// Signs somebody up.
        viewmodel SignUpViewModel {
          inputs {
            /// Call when the text of the email field changes.
      -     emailChanged(_ email: String = "")
      +     emailChanged(_ email: String = "") as email
          }
        }
      """
  ) { viewModel, spec, findings in
    for input in spec.shownValues(of: viewModel) where input.isNamedAfterEvent {
      let name = input.nameOfValue.flatMap { viewModel.names.contains($0) ? nil : $0 }
      let advice =
        name.map { "add 'as \($0)'\(spec.adviceOnBinding($0, for: input))" } ?? "name the value with 'as'"
      let end = viewModel.tree.range(input.syntax.tokens).upperBound
      findings.report(
        "'\(input.name)' is named after an event, but also names a value: \(advice)",
        of: input,
        fix: name.map { Fix(Edit(end..<end, " as \($0)")) }
      )
    }
  }
}

extension LintedSpec {
  /// Returns the advice to use a binding instead of an input that only sets a value, in a style with
  /// bindings.
  fileprivate func adviceOnBinding(_ name: Text, for input: Input) -> String {
    let isBinding = self.style.interface.hasBindings && input.parameters.count == 1 && input.answer == nil
    return isBinding ? ", or write 'binding \(name)' in its place" : ""
  }

  /// Returns the inputs that are properties of the class, or of the object that SwiftUI observes.
  fileprivate func shownValues(of viewModel: ViewModel) -> [Input] {
    if self.style.interface.storesStates {
      return viewModel.inputs.filter { $0.memory != .event && !$0.parameters.isEmpty }
    }
    let settings = self.configuration.settings(for: viewModel.name)
    if !self.style.isObserved(viewModel, settings) { return [] }
    return viewModel.fields(self.style.defaultKind).map(\.input)
  }
}

extension ViewModel {
  /// The names of the members in the logic.
  fileprivate var names: Set<Text> {
    Set(self.inputs.map(\.logicName) + self.outputs.map(\.name) + self.dependencies.map(\.name))
  }
}

extension Input {
  /// Whether its value has no name, and its own name ends with an event, as in `emailChanged`.
  fileprivate var isNamedAfterEvent: Bool {
    guard self.syntax.logicName == nil, let last = words(of: self.name).last else { return false }
    return eventWords.contains(last) || isParticiple(last)
  }

  /// The name without the event: `email`; `nil` if nothing is left, or a word of Swift.
  fileprivate var nameOfValue: Text? {
    guard let last = words(of: self.name).last else { return nil }
    let rest = Text(self.name.bytes.dropLast(last.count))
    return rest.isEmpty || rest.isReservedWord ? nil : rest
  }
}
