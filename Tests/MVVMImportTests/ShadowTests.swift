import TestSupport
import Testing

/// A property that becomes a local is written without `self`, so that no other name may hide it.
@Suite("Names that hide others") struct ShadowTests {
  @Test(
    "Other uses of a property's name stay as they are",
    arguments: examples(
      """
      === A parameter does not stand for the property of its name
      members: private let limit = 3
      members: private ①limit < self.limit ②
      self.title.observeValues { print($0, self.fits(1)) }
      → let ownLimit = 3
      → …
      → ①limit < ownLimit ②
      | func fits(limit: Int) -> Bool {  | }
      | func fits(_ count: Int) -> Bool { [count].contains { limit in  | } }
      === Nor does the parameter of an output stand for a property of its name
      members: private let limit = 3
      members: func isOver(_ limit: Int) -> Bool { limit > self.limit }
      outputs: func isOver(_ limit: Int) -> Bool
      → self.isOver = { limit in limit > ownLimit }
      === Nor does that of a reply
      members: private let limit = 3
      members: func allows(_ limit: Int) -> Bool { self.allowsProperty.value = limit; return limit < self.limit }
      members: private let allowsProperty = MutableProperty<Int?>(nil)
      inputs: func allows(_ limit: Int) -> Bool
      → self.allowsReply = { limit in limit < ownLimit }
      === The names of a case end at the default
      members: private let limit = 3
      switch f() { case let .some(limit): print(limit); default: print(limit) }
      → switch f() { case let .some(limit): print(limit); default: print(ownLimit) }
      === The label of a local function is no name
      members: private let limit = 3
      func g(_ a: Int, limit c: Int) { print(c) }; g(1, limit: self.limit)
      → func g(_ a: Int, limit c: Int) { print(c) }; g(1, limit: limit)
      === Parameters have the names of the protocol in what is sent
      members: private let placeProperty = MutableProperty<Place?>(nil)
      members: func moved(row r: Int, in s: Int) { self.placeProperty.value = Place(r, s) }
      inputs: func moved(row: Int, in section: Int)
      self.placeProperty.signal.skipNil().observeValues { print($0) }
      → inputs.moved.compactMap { Place($0.row, $0.section) }.observeValues { print($0) }
      === The parameter of the initializer serves as the property that keeps it
      members: private var limit: Int
      parameters: limit: Int
      self.limit = limit
      print(self.limit)
      → print(limit)
      → not: ownLimit
      → not: self.limit
      === It does not if that becomes something else
      members: private var limit: Int
      parameters: limit: Int
      ①
      → ②
      → not: self.limit
      | self.limit = limit␊f { limit in print(limit, self.limit) } | let ownLimit: Int = limit␊f { limit in print(limit, ownLimit) }
      | self.limit = min(limit, 9)␊print(limit, self.limit) | let ownLimit: Int = min(limit, 9)␊print(limit, ownLimit)
      | self.limit = limit␊f { self.limit = 0 } | var ownLimit: Int = limit␊f { ownLimit = 0 }
      | if limit { self.limit = 9 } else { self.limit = limit } | if limit { ownLimit = 9 } else { ownLimit = limit }
      | self.limit = limit␊self.limit += 1 | var ownLimit: Int = limit␊ownLimit += 1
      === A catch has its own error
      members: private let error = 1
      do { try f() } ① → do { try f() } ②
      | catch { print(error) } | catch { print(error) }
      | catch let error { print(error) } | catch let error { print(error) }
      | catch { print(1) }; print(error) | catch { print(1) }; print(ownError)
      === A function that is hidden is reported
      members: private func rows(_ n: Int) -> Int { n }
      parameters: ②
      ① → error: rename one of the two called 'rows' first
      | let rows = self.rows(1); print(rows, self.rows(2))
      | f { rows in print(rows, self.rows(2)) }
      | print(rows, self.rows(2)) | rows: Int
      """
    )
  )
  func lines(example: Example) { expectLogic(example) }
}
