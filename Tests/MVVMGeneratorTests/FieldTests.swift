import MVVMTemplates
import Testing

@testable import MVVMGenerator

@Suite struct FieldTests {
  @Test("Each kind of record has a shape of its own, with all its fields") func shapes() {
    let schema = contextSchema(libraryTypes: [])
    #expect(schema.slotCount(of: FileField.shape) == FileField.count)
    #expect(schema.slotCount(of: ViewModelField.shape) == ViewModelField.count)
    #expect(schema.slotCount(of: FacetField.shape) == FacetField.count)
    #expect(schema.slotCount(of: MemberField.shape) == MemberField.count)
    #expect(schema.slotCount(of: ParameterField.shape) == ParameterField.count)
  }

  @Test("A field is stored where the schema has its name") func names() {
    func check<Field: RecordField>(_ type: Field.Type) {
      for (index, field) in Field.allCases.enumerated() {
        #expect(field.slot == index)
        #expect(contextSchema(libraryTypes: []).slot(field.rawValue, of: Field.shape) == index)
      }
    }
    check(FileField.self)
    check(ViewModelField.self)
    check(FacetField.self)
    check(MemberField.self)
    check(ParameterField.self)
  }
}
