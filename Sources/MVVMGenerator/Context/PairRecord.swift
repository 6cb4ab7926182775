import MVVMModel
import MVVMSource
import MVVMTemplates

/// An input and a state that are one property, as templates read them: in a style whose class keeps states, or in an
/// object that SwiftUI observes beside the class, where an input may also be one alone.
struct PairRecord: TemplateRecord {
  let field: ViewField
  let input: MemberRecord
  /// The state that is read; `nil` if there is only an input.
  let state: MemberRecord?

  static let fields: [TemplateField<Self>] = [
    .record("input") { $0.input },
    .record("state") { $0.state },
    .text("name") { $0.field.input.logicName },
    .text("quotedName") { QuotedName($0.field.input.logicName) },
    .text("type") { $0.field.type },
    .text("start") { $0.field.start },
    .flag("isPaired") { $0.state != nil },
    .flag("isText") { $0.isInView && $0.field.type.placeholder == "\"\"" },
    .flag("isSwitch") { $0.isInView && $0.field.type.placeholder == "false" },
    .flag("isItem") { $0.isItem },
  ]

  /// Whether a view can begin with it: it is available everywhere and is not deprecated.
  private var isInView: Bool {
    self.field.input.attributes.isEmpty && self.field.pair?.state.attributes.isEmpty != false
  }

  /// Whether it is an optional of a type of the app, which may be identifiable. Types of Swift, such as texts and arrays,
  /// are not.
  private var isItem: Bool {
    guard self.isInView, case .optional(let item) = self.field.type.canonical else { return false }
    return item.isOfApp
  }
}

extension ViewModelRecord {
  var pairRecords: [PairRecord] {
    self.facts.written.compactMap { field in
      let state = field.pair.flatMap { self.members[$0.state.index] }
      return self.members[field.input.index].map { PairRecord(field: field, input: $0, state: state) }
    }
  }
}
