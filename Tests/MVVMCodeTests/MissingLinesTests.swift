import MVVMCode
import TestSupport
import Testing

@Suite("Members that a person's file lacks") struct MissingLinesTests {
  @Test(
    "An assignment that is there is known, however it is written",
    arguments: [
      "self.title = a", "    self.title=a", "\tself.`title`  = a", "self.title =\r", "title = a",
      "let z = 1; self.title = a", "if x { self.title = a } else { self.title = b }",
      "(self.subtitle, self.title) = both()", "    self.title = { _ in",
    ]
  )
  func assigned(line: String) {
    #expect(missing(from: "extension X {\ninit() {\n\(line)\n") == [])
  }

  @Test(
    "Similar text does not count",
    arguments: [
      "// self.title = a", "self.titles = a", "self.title == a", "let title = a", "var title = a",
      "self.title.x = a", "x.self.title = a", "self", "", "self.",
    ]
  )
  func notAssigned(line: String) {
    let expected = ["    #warning(\"title is not written yet\")", "    self.title = .empty()"]
    #expect(missing(from: "extension X {\ninit() {\n\(line)\n") == expected)
  }

  private func missing(from file: String) -> [String] {
    lines(
      of: """
        extension X {
          init() {
            #warning("title is not written yet")
            self.title = .empty()
          }
        }
        """,
      missingIn: file
    )
  }

  @Test("Functions that differ in their labels differ, and one that goes on below may be any")
  func functions() {
    let scaffold = """
      extension X {
        func tapped(row: Int) {
          fatalError()
        }

        func tapped(column: Int) {
          fatalError()
        }

        var `default`: Bool {
          fatalError()
        }
      }
      """
    let one = "extension X {\n  public func tapped( row index: Int) {}\n  var default: Bool { true }\n}"
    #expect(
      lines(of: scaffold, missingIn: one) == ["  func tapped(column: Int) {", "    fatalError()", "  }"]
    )
    #expect(lines(of: scaffold, missingIn: "extension X {\n  func tapped(\n    row: Int) {}\n").count == 3)
    #expect(lines(of: scaffold, missingIn: "").count == 9)
  }

  @Test("Functions that only differ in their types also differ") func overloads() {
    let scaffold = "extension X {\n  func picked(_ row: Int) {}\n  func picked(_ name: X.Tag) {}\n}\n"
    let one = "extension X {\n  func picked(_ name:  Tag) {}\n}\n"
    #expect(lines(of: scaffold, missingIn: one) == ["  func picked(_ row: Int) {}"])
    #expect(lines(of: scaffold, missingIn: "extension X {\n  func picked(_ row: Text) {}\n}\n").count == 2)
    #expect(lines(of: scaffold, missingIn: scaffold) == [])
  }

  @Test(
    "A member with the wrong type is reported with the right one",
    arguments: [
      ("func picked(_ row: X.Row) -> Bool", "func picked(_ row: Row) -> Bool", false),
      ("func picked(_ row: X.Row) -> Bool", "func picked(_ row: String) -> Bool", true),
      ("var rows: [X.Row]", "var rows: [ X.Row ]", false), ("var row: X.Row?", "var row: Row?", false),
      ("var rows: [X.Row]", "private(set) var rows: [String] = []", true),
      ("var rows: [X.Row]", "var rows = [X.Row]()", false), ("var a: A?", "var a: Optional<A>", false),
    ]
  )
  func types(wanted: String, written: String, isMissing: Bool) {
    let scaffold = "extension X {\n  \(wanted) {\n    fatalError()\n  }\n}\n"
    let file = "extension X {\n  \(written)\n}\n".replacing("-> Bool\n", with: "-> Bool { true }\n")
    #expect(lines(of: scaffold, missingIn: file).count == (isMissing ? 3 : 0))
  }

  @Test(
    "An initializer whose dependencies changed is reported by its head",
    arguments: [
      ("init(inputs: X.InputStreams, service: any S) {", false),
      ("init(inputs: InputStreams, service: any S) {", false),
      ("init( inputs : X.InputStreams,\n service: any S\n) {", false),
      ("init(inputs: X.InputStreams, service: any S = Service()) {", false),
      ("init(inputs: X.InputStreams) {", true),
      ("init(inputs: X.InputStreams, service: any S, more: Int) {", true),
      ("init(inputs: X.InputStreams, service: any T) {", true),
      ("init(inputs: X.InputStreams, of service: any S) {", true),
    ]
  )
  func initializers(head: String, isMissing: Bool) {
    let scaffold = "extension X {\n  init(inputs: X.InputStreams, service: any S) {\n    self.a = b\n  }\n}"
    let file = "extension X {\n  \(head)\n    self.a = c\n  }\n}"
    let expected = isMissing ? ["  init(inputs: X.InputStreams, service: any S) {"] : []
    #expect(lines(of: scaffold, missingIn: file) == expected)
  }

  @Test("A head of several lines is reported whole, without its body") func longHeads() {
    let scaffold = "extension X {\n  init(\n    a: A,\n    b: B\n  ) {\n    self.a = b\n  }\n}"
    let file = "extension X {\n  init(a: A) {\n    self.a = c\n  }\n}"
    #expect(lines(of: scaffold, missingIn: file) == ["  init(", "    a: A,", "    b: B", "  ) {"])
  }

  @Test("As many members again take at most a few times as long") func linear() {
    let growth = growth(from: 1_000, to: 8_000) { count in
      let members = (0..<count).map { "    self.output\($0) = value\n" }.joined()
      let file = "extension X {\n  init() {\n\(members)  }\n}\n"
      #expect(lines(of: file, missingIn: file) == [])
    }
    #expect(growth < 24)
  }

  @Test("Declarations inside members are not members") func depth() {
    let scaffold = "extension X {\n  var title: String {\n    fatalError()\n  }\n}"
    let file = """
      extension X {
        struct Kept {
          var title = ""
        }
      }
      """
    #expect(lines(of: scaffold, missingIn: file).count == 3)
  }
}

extension MissingLinesTests {
  @Test(
    "Brackets in comments and strings do not count, and any attribute may precede a member",
    arguments: [
      "// 1) first", "/* { */", "let a = \":(\"", "let a = \"\"\"\n}\n\"\"\"", "let a = #/(\\{)/#",
      "@discardableResult", "@available(iOS 17, *) fileprivate mutating",
    ]
  )
  func brackets(line: String) {
    let scaffold = "extension X {\n  func tapped() {\n  }\n}\n"
    let end = line.hasPrefix("@") ? " " : "\n"
    #expect(lines(of: scaffold, missingIn: "extension X {\n  \(line)\(end)func tapped() {\n  }\n}\n") == [])
    #expect(lines(of: scaffold, missingIn: "extension X {\n  \(line)\(end)func a() {\n  }\n}\n").count == 2)
  }
}

private func lines(of scaffold: String, missingIn file: String) -> [String] {
  missingLines(of: Array(scaffold.utf8), in: Array(file.utf8)).map { String(decoding: $0, as: UTF8.self) }
}
