import MVVMImport
import TestSupport
import Testing

/// A property that becomes a local is written without `self`, so that no other name may hide it.
@Suite("Names that hide others") struct ShadowTests {
  @Test(
    "A parameter does not stand for the property of its name",
    arguments: [
      (
        "private func fits(limit: Int) -> Bool { limit < self.limit }",
        "func fits(limit: Int) -> Bool { limit < ownLimit }"
      ),
      (
        "private func fits(_ count: Int) -> Bool { [count].contains { limit in limit < self.limit } }",
        "func fits(_ count: Int) -> Bool { [count].contains { limit in limit < ownLimit } }"
      ),
    ]
  )
  func helpers(helper: String, becomes: String) {
    let text = logic("self.title.observeValues { print($0, self.fits(1)) }", members: "\(limit)\n  \(helper)")
    #expect(text.contains("    let ownLimit = 3\n") && text.contains("    \(becomes)\n"), "\(text)")
  }

  @Test("Nor does that of an output, or of a reply") func answers() {
    let text = logic(
      "",
      members: """
        \(limit)
          func isOver(_ limit: Int) -> Bool { limit > self.limit }
          func allows(_ limit: Int) -> Bool { self.allowsProperty.value = limit; return limit < self.limit }
          private let allowsProperty = MutableProperty<Int?>(nil)
        """,
      inputs: "func allows(_ limit: Int) -> Bool",
      outputs: "func isOver(_ limit: Int) -> Bool"
    )
    #expect(text.contains("self.isOver = { limit in limit > ownLimit }\n"), "\(text)")
    #expect(text.contains("self.allowsReply = { limit in limit < ownLimit }\n"), "\(text)")
  }

  @Test(
    "The parameter of the initializer serves as the property that keeps it, unless that becomes something else",
    arguments: [
      ("self.limit = limit\n    print(self.limit)", "print(limit)"),
      (
        "self.limit = limit\n    f { limit in print(limit, self.limit) }",
        "f { limit in print(limit, ownLimit) }"
      ),
      ("self.limit = min(limit, 9)\n    print(limit, self.limit)", "print(limit, ownLimit)"),
      ("self.limit = limit\n    f { self.limit = 0 }", "f { ownLimit = 0 }"),
      (
        "if limit > 9 { self.limit = 9 } else { self.limit = limit }",
        "if limit > 9 { ownLimit = 9 } else { ownLimit = limit }"
      ),
      ("self.limit = limit\n    self.limit += 1", "ownLimit += 1"),
    ]
  )
  func kept(lines: String, becomes: String) {
    let text = logic(lines, members: "private var limit: Int", parameters: "limit: Int")
    #expect(text.contains("    \(becomes)\n"), "\(text)")
    #expect(text.contains("    var ownLimit: Int\n") == becomes.contains("ownLimit"), "\(text)")
    #expect(!text.contains("self.limit"), "\(text)")
  }

  @Test(
    "A catch has its own error",
    arguments: [
      ("do { try f() } catch { print(error) }", "do { try f() } catch { print(error) }"),
      ("do { try f() } catch let error { print(error) }", "do { try f() } catch let error { print(error) }"),
      (
        "do { try f() } catch { print(1) }; print(error)",
        "do { try f() } catch { print(1) }; print(ownError)"
      ),
    ]
  )
  func caught(line: String, becomes: String) {
    let text = logic(line, members: "private let error = 1")
    #expect(text.contains("    \(becomes)\n"), "\(text)")
  }

  @Test("The names of a case end at the default") func cases() {
    let text = logic(
      "switch f() { case let .some(limit): print(limit); default: print(limit) }",
      members: limit
    )
    #expect(text.contains("case let .some(limit): print(limit); default: print(ownLimit) }"), "\(text)")
  }

  @Test("The label of a local function is no name") func labels() {
    let text = logic("func g(_ a: Int, limit c: Int) { print(c) }; g(1, limit: self.limit)", members: limit)
    #expect(text.contains("    func g(_ a: Int, limit c: Int) { print(c) }; g(1, limit: limit)\n"), "\(text)")
  }

  @Test(
    "A function that is hidden is reported",
    arguments: [
      ("let rows = self.rows(1); print(rows, self.rows(2))", ""),
      ("f { rows in print(rows, self.rows(2)) }", ""),
      ("print(rows, self.rows(2))", "rows: Int"),
    ]
  )
  func functions(line: String, parameters: String) {
    let text = logic(line, members: "private func rows(_ n: Int) -> Int { n }", parameters: parameters)
    #expect(text.contains("error: rename one of the two called 'rows' first"), "\(text)")
  }

  @Test("Parameters have the names of the protocol in what is sent") func otherNames() {
    let text = logic(
      "self.placeProperty.signal.skipNil().observeValues { print($0) }",
      members: """
        private let placeProperty = MutableProperty<Place?>(nil)
          func moved(row r: Int, in s: Int) { self.placeProperty.value = Place(r, s) }
        """,
      inputs: "func moved(row: Int, in section: Int)"
    )
    #expect(text.contains("inputs.moved.compactMap { Place($0.row, $0.section) }.observeValues"), "\(text)")
  }
}

private let limit = "private let limit = 3"
