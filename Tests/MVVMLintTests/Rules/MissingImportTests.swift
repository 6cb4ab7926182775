import MVVMLint
import Testing

@Suite struct MissingImportTests {
  @Test(
    "It is found wherever a type occurs, and reported once",
    arguments: [
      ("inputs", "a(_ b: URL, c: Date)"), ("inputs", "a(_ b: [UUID: Int])"), ("inputs", "a() -> Locale?"),
      ("inputs", "a(_ b: TimeInterval = 0)"), ("inputs", "a(_ b: Any = Data())"),
      ("outputs", "a: (x: IndexPath, y: URL)"), ("outputs", "a: any Collection<Decimal>"),
    ]
  )
  func found(section: String, member: String) {
    let found = lintFindings(screen(section, member), .missingImport).split(separator: "\n")
    #expect(found.count { $0.contains("add 'import Foundation'") } == 1)
  }

  @Test(
    "Other types, and those that may come from elsewhere, are fine",
    arguments: [
      ("", "inputs", "a(Date: Int, _ URL: Int)"), ("", "outputs", "URL: Int"),
      ("", "outputs", "a: Models.URL"), ("", "inputs", "a(_ b: Kind = .Date)"),
      ("", "outputs", "a: Data<Int>"), ("", "outputs", "a: [Project]"),
      ("import UIKit\n", "outputs", "a: URL"), ("import Foundation\n", "outputs", "a: Date"),
    ]
  )
  func other(imports: String, section: String, member: String) {
    #expect(lintFindings(imports + screen(section, member), .missingImport) == "")
  }
}
