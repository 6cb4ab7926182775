import Foundation
import TestSupport
import Testing

@testable import MVVMGenerator

@Suite("The page about templates") struct FieldsPageTests {
  @Test("Every field that a template can name stands on it") func fields() throws {
    let url = packageFolder.appendingPathComponent("Templates/README.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    let names: [[String]] = [
      FileField.allCases.map { "\($0)" }, ViewModelField.allCases.map { "\($0)" },
      FacetField.allCases.map { "\($0)" }, MemberField.allCases.map { "\($0)" },
      ParameterField.allCases.map { "\($0)" },
    ]
    let missing = names.joined().filter { !page.contains("`\($0)`") }
    #expect(missing == [], "say in Templates/README.md what they mean")
  }
}
