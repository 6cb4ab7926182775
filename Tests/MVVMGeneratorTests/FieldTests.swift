import Foundation
import MVVMTemplates
import TestSupport
import Testing

@testable import MVVMGenerator
@testable import MVVMStyles

@Suite struct FieldTests {
  @Test("A field is stored where the schema has its name, and stands on the page about templates")
  func fields() throws {
    let page = packageFolder.appendingPathComponent("Templates/README.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let schema = contextSchema(libraryTypes: [])
    func check<Field: RecordField>(_ type: Field.Type) {
      #expect(schema.slotCount(of: Field.shape) == Field.count)
      for (index, field) in Field.allCases.enumerated() {
        #expect(field.slot == index)
        #expect(schema.slot(field.rawValue, of: Field.shape) == index)
        #expect(text.contains("`\(field)`"), "say in Templates/README.md what it means")
      }
    }
    check(FileField.self)
    check(ViewModelField.self)
    check(FacetField.self)
    check(MemberField.self)
    check(ParameterField.self)
  }
}
