import MVVMImport
import MVVMSource
import MVVMSwift
import TestSupport
import Testing

@Suite("Properties and uses of relays by their tokens") struct PropertyTests {
  @Test(
    "Code needs the relay if it sends to it, or hands it to code that may do so",
    arguments: rows(
      """
      x.accept(1)                     | relay
      x.value                         | relay
      x.asObserver()                  | relay
      x.onNext(())                    | relay
      x                               | stream
      x.map { $0 }                    | stream
      x.asObservable()                | stream
      x.asDriver()                    | relay
      x.asDriver(onErrorJustReturn: 1) | stream
      x.asSignal()                    | relay
      a.bind(to: x)                   | relay
      a.bindTo(b, to: x.c)            | relay
      f(with: x)                      | stream
      a.subscribe(x)                  | relay
      a.drive(b, x)                   | relay
      a.emit(x.b)                     | relay
      f(x)                            | relay
      f(a, x)                         | relay
      self.f(x)                       | relay
      f(x.a)                          | stream
      a.f(x)                          | stream
      Observable.merge(a, x)          | stream
      if (x)                          | stream
      [x]                             | relay
      [a, x]                          | relay
      [a, x.b]                        | stream
      a = x                           | relay
      return x                        | relay
      a = x.b                         | stream
      """,
      columns: 2
    )
  )
  func relay(row: [String]) throws {
    let code = SwiftCode(SourceFile(path: "", text: row[0]))
    let uses = code.references(in: code.tokens.indices, names: ["x"], parameters: []).found
    let use = try #require(uses.first { $0.name == "x" })
    #expect((code.needsRelay(use) ? "relay" : "stream") == row[1])
  }

  @Test(
    "Observers and setters are in the braces of the property itself",
    arguments: rows(
      """
      var x: Int { get { 1 } set { a = newValue } } | 9
      var x: Int { get { 1 } set(new) { a = new } } | 9
      var x = 1 { willSet { } }                     | 5
      var x = 1 { didSet(old) { } }                 | 5
      var x: Int { 1 }                              | -
      var x: Int { f { set { } } }                  | -
      var x: Int { set.count }                      | -
      func set() { }                                | -
      """,
      columns: 2
    )
  )
  func accessor(row: [String]) throws { try expect(row) { $0.accessor(of: $1) } }
}

/// Expects the index of a token, or `-` for none.
private func expect(_ row: [String], _ find: (SwiftCode, SwiftDeclaration) -> Int?) throws {
  let code = SwiftCode(SourceFile(path: "", text: row[0]))
  let member = try #require(code.declarations(code.tokens.indices).first)
  #expect((find(code, member).map { "\($0)" } ?? "-") == row[1])
}
