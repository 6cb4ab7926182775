import MVVMImport
import TestSupport
import Testing

/// A property that becomes a local is written without `self`, so that no other name may hide it.
@Suite("Names that hide others") struct ShadowTests {
  @Test(
    "A parameter does not stand for the property of its name",
    arguments: cases(
      """
      private func fits(limit: Int) -> Bool { limit < self.limit } → func fits(limit: Int) -> Bool { limit < ownLimit }
      private func fits(_ count: Int) -> Bool { [count].contains { limit in limit < self.limit } }
      → func fits(_ count: Int) -> Bool { [count].contains { limit in limit < ownLimit } }
      """
    )
  )
  func helpers(example: Case) {
    let text = logic(
      "self.title.observeValues { print($0, self.fits(1)) }",
      members: "\(limit)\n  \(example.input)"
    )
    #expect(text.contains("    let ownLimit = 3\n") && text.contains("    \(example.output)\n"), "\(text)")
  }

  @Test(
    "What has the name of a property in a line stays apart from it",
    arguments: cases(
      """
      === Nor does the parameter of an output stand for a property of its name
      [file]
      members: private let limit = 3
      members: func isOver(_ limit: Int) -> Bool { limit > self.limit }
      outputs: func isOver(_ limit: Int) -> Bool
      → self.isOver = { limit in limit > ownLimit }
      === Nor does that of a reply
      [file]
      members: private let limit = 3
      members: func allows(_ limit: Int) -> Bool { self.allowsProperty.value = limit; return limit < self.limit }
      members: private let allowsProperty = MutableProperty<Int?>(nil)
      inputs: func allows(_ limit: Int) -> Bool
      → self.allowsReply = { limit in limit < ownLimit }
      === The names of a case end at the default
      [file]
      members: private let limit = 3
      switch f() { case let .some(limit): print(limit); default: print(limit) }
      → switch f() { case let .some(limit): print(limit); default: print(ownLimit) }
      === The label of a local function is no name
      [file]
      members: private let limit = 3
      func g(_ a: Int, limit c: Int) { print(c) }; g(1, limit: self.limit)
      → func g(_ a: Int, limit c: Int) { print(c) }; g(1, limit: limit)
      === Parameters have the names of the protocol in what is sent
      [file]
      members: private let placeProperty = MutableProperty<Place?>(nil)
      members: func moved(row r: Int, in s: Int) { self.placeProperty.value = Place(r, s) }
      inputs: func moved(row: Int, in section: Int)
      self.placeProperty.signal.skipNil().observeValues { print($0) }
      → inputs.moved.compactMap { Place($0.row, $0.section) }.observeValues { print($0) }
      """
    )
  )
  func lines(example: Case) { expectLogic(example) }

  @Test(
    "The parameter of the initializer serves as the property that keeps it, unless that becomes something else",
    arguments: cases(
      """
      self.limit = limit␊    print(self.limit) → print(limit)
      self.limit = limit␊    f { limit in print(limit, self.limit) } → f { limit in print(limit, ownLimit) }
      self.limit = min(limit, 9)␊    print(limit, self.limit) → print(limit, ownLimit)
      self.limit = limit␊    f { self.limit = 0 } → f { ownLimit = 0 }
      if limit > 9 { self.limit = 9 } else { self.limit = limit }
      → if limit > 9 { ownLimit = 9 } else { ownLimit = limit }
      self.limit = limit␊    self.limit += 1 → ownLimit += 1
      """
    )
  )
  func kept(example: Case) {
    let text = logic(example.input, members: "private var limit: Int", parameters: "limit: Int")
    #expect(text.contains("    \(example.output)\n"), "\(text)")
    #expect(text.contains("    var ownLimit: Int\n") == example.output.contains("ownLimit"), "\(text)")
    #expect(!text.contains("self.limit"), "\(text)")
  }

  @Test(
    "A catch has its own error",
    arguments: cases(
      """
      do { try f() } catch { print(error) } → do { try f() } catch { print(error) }
      do { try f() } catch let error { print(error) } → do { try f() } catch let error { print(error) }
      do { try f() } catch { print(1) }; print(error) → do { try f() } catch { print(1) }; print(ownError)
      """
    )
  )
  func caught(example: Case) {
    let text = logic(example.input, members: "private let error = 1")
    #expect(text.contains("    \(example.output)\n"), "\(text)")
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
}

private let limit = "private let limit = 3"
