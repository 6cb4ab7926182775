import Foundation
import TestSupport
import Testing

@testable import MVVMGenerator
@testable import MVVMStyles
@testable import MVVMTemplates

@Suite struct FieldTests {
  @Test("The page about templates explains every field")
  func fields() throws {
    let page = packageFolder.appendingPathComponent("Templates/README.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for field in FileKind.classes.schema.shapes.joined() {
      #expect(text.contains("`\(field.name)`"), "explain it in Templates/README.md")
    }
  }

  @Test("A record has each field once") func once() {
    func check<Record: TemplateRecord>(_ type: Record.Type) {
      let names = type.fields.map(\.name)
      #expect(Set(names).count == names.count, "\(type)")
    }
    check(FileRecord.self)
    check(ViewModelRecord.self)
    check(FacetRecord.self)
    check(MemberRecord.self)
    check(ParameterRecord.self)
    check(PairRecord.self)
  }
}
