import MVVMTemplates

/// What every template of every style is written against.
struct Shapes: Sendable {
  private(set) var schema: Schema
  let file: ShapeID
  let viewModel: ShapeID
  let facet: ShapeID
  let member: ShapeID
  let parameter: ShapeID

  init() {
    var schema = Schema()
    self.file = schema.shape("file")
    self.viewModel = schema.shape("viewModel")
    self.facet = schema.shape("facet")
    self.member = schema.shape("member")
    self.parameter = schema.shape("parameter")
    self.schema = schema
    for slot in FileSlot.allCases { self.declare(slot.field(self), of: self.file) }
    for slot in ViewModelSlot.allCases { self.declare(slot.field(self), of: self.viewModel) }
    for slot in FacetSlot.allCases { self.declare(slot.field(self), of: self.facet) }
    for slot in MemberSlot.allCases { self.declare(slot.field(self), of: self.member) }
    for slot in ParameterSlot.allCases { self.declare(slot.field, of: self.parameter) }
  }

  private mutating func declare(_ field: (name: String, kind: FieldKind), of shape: ShapeID) {
    self.schema.field(field.name, field.kind, of: shape)
  }
}

/// How many slots a record of each kind has.
enum SlotCount {
  static let file = FileSlot.allCases.count
  static let viewModel = ViewModelSlot.allCases.count
  static let facet = FacetSlot.allCases.count
  static let member = MemberSlot.allCases.count
  static let parameter = ParameterSlot.allCases.count
}
