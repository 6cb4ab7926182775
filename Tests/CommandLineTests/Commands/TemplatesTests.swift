import Testing

@Suite struct TemplatesTests {
  @Test("Templates are exported as they are listed, and never over a file")
  func export() throws {
    let folder = try Folder()
    let list = try mvvmgen("templates", "list").output
    let names = list.split(separator: "\n").filter { $0.hasSuffix(".mustache") || $0.hasSuffix(".json") }
      .map { String($0.drop { $0 == " " }) }
    let name = try #require(names.first)
    let outcome = try mvvmgen("templates", "export", "a b/c", in: folder)
    #expect(outcome == Outcome(output: "", messages: "\(names.count) files written, 0 kept\n", status: 0))
    #expect(folder.files == names.map { "a b/c/\($0)" }.sorted())
    let first = "a b/c/\(name)"
    try folder.write(first, "mine")
    let again = try mvvmgen("templates", "export", "a b/c", in: folder, status: 1)
    #expect(again.messages == "\(first): exists and stays as it is\n0 files written, \(names.count) kept\n")
    #expect(folder.read(first) == "mine")
  }

  @Test("Styles are listed with what they are") func styles() throws {
    let lines = try mvvmgen("templates", "list").output.split(separator: "\n")
    #expect(lines.first == "Styles:")
    #expect(lines.contains { $0.hasPrefix("  rxswift              RxSwift: relays for inputs") })
  }
}
