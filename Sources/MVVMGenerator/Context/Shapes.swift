import MVVMTemplates

/// What every template of every style is written against.
struct Shapes: Sendable {
  let file: ShapeID
  let viewModel: ShapeID
  let facet: ShapeID
  let member: ShapeID
  let parameter: ShapeID
  /// The shapes without their fields.
  private let outline: Schema

  init() {
    var schema = Schema()
    self.file = schema.shape("file")
    self.viewModel = schema.shape("viewModel")
    self.facet = schema.shape("facet")
    self.member = schema.shape("member")
    self.parameter = schema.shape("parameter")
    self.outline = schema
  }

  /// The shapes with their fields, which only the compilation of a template asks for.
  var schema: Schema {
    var schema = self.outline
    for slot in FileSlot.allCases { declare(slot.field(self), of: self.file, in: &schema) }
    for slot in ViewModelSlot.allCases { declare(slot.field(self), of: self.viewModel, in: &schema) }
    for slot in FacetSlot.allCases { declare(slot.field(self), of: self.facet, in: &schema) }
    for slot in MemberSlot.allCases { declare(slot.field(self), of: self.member, in: &schema) }
    for slot in ParameterSlot.allCases { declare(slot.field, of: self.parameter, in: &schema) }
    return schema
  }
}

private func declare(_ field: (name: String, kind: FieldKind), of shape: ShapeID, in schema: inout Schema) {
  schema.field(field.name, field.kind, of: shape)
}

/// How many slots a record of each kind has.
enum SlotCount {
  static let file = FileSlot.allCases.count
  static let viewModel = ViewModelSlot.allCases.count
  static let facet = FacetSlot.allCases.count
  static let member = MemberSlot.allCases.count
  static let parameter = ParameterSlot.allCases.count
}
