import MVVMTemplates
import Testing

@testable import MVVMGenerator

@Suite struct FieldTests {
  @Test("Each kind of record has a shape of its own, with all its fields") func shapes() {
    let schema = contextSchema
    #expect(schema.slotCount(of: FileField.shape) == FileField.count)
    #expect(schema.slotCount(of: ViewModelField.shape) == ViewModelField.count)
    #expect(schema.slotCount(of: FacetField.shape) == FacetField.count)
    #expect(schema.slotCount(of: MemberField.shape) == MemberField.count)
    #expect(schema.slotCount(of: ParameterField.shape) == ParameterField.count)
  }

  @Test("A field is found by the name that templates use") func names() {
    #expect(
      contextSchema.slot("quotedLogicName", of: MemberField.shape) == MemberField.quotedLogicName.rawValue
    )
    #expect(contextSchema.slot("observed", of: ViewModelField.shape) == ViewModelField.observed.rawValue)
  }
}
