import MVVMModel
import MVVMSource
import MVVMTemplates

/// An input and a state that share a property, as templates read them: in a style whose class stores states,
/// or in an object that SwiftUI observes next to the class. In the object, an input may have no state. A
/// binding has no input.
struct PairRecord: TemplateRecord {
  /// The property that a view writes by calling the input; `nil` for a binding.
  let field: ViewField?
  let input: MemberRecord?
  /// The state that is read; `nil` if there is only an input.
  let state: MemberRecord?

  static let fields: [TemplateField<Self>] = [
    .record("input") { $0.input },
    .record("state") { $0.state },
    .text("name") { $0.name },
    .text("quotedName") { $0.name.map { QuotedName($0) } },
    .text("type") { $0.type },
    .text("start") { $0.field?.start ?? $0.state?.output?.initialValue },
    .flag("isPaired") { $0.state != nil },
    .flag("isBinding") { $0.field == nil },
    .flag("isText") { $0.isText },
    .flag("isSwitch") { $0.isSwitch },
    .flag("isItem") { $0.isItem },
  ]

  private var name: Text? { self.field?.input.logicName ?? self.state?.member.name }

  private var type: SpecType? { self.field?.type ?? self.state?.output?.type }

  var isText: Bool { self.isInView && self.type?.placeholder == "\"\"" }

  var isSwitch: Bool { self.isInView && self.type?.placeholder == "false" }

  /// Whether a scaffolded view includes it: it is available everywhere and not deprecated.
  private var isInView: Bool {
    [self.input, self.state].allSatisfy { $0?.member.attributes.isEmpty != false }
  }

  /// Whether it is an optional whose type belongs to the app and so may be identifiable. Types of Swift, such
  /// as text and arrays, are not.
  private var isItem: Bool {
    guard self.isInView, case .optional(let item) = self.type?.canonical else { return false }
    return item.isOfApp
  }
}

extension ViewModelRecord {
  var pairRecords: [PairRecord] {
    self.facts.written.compactMap { field in
      let state = field.pair.flatMap { self.members[$0.state.index] }
      return self.members[field.input.index].map { PairRecord(field: field, input: $0, state: state) }
    }
      + self.outputs.filter { $0.output?.isBinding == true }
      .map { PairRecord(field: nil, input: nil, state: $0) }
  }
}
