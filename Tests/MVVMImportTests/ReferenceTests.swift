import TestSupport
import Testing

/// A name means the member of the class only where the code declares no other.
@Suite("Names in the logic") struct ReferenceTests {
  @Test(
    "A name is that of the member, or of what hides it",
    arguments: examples(
      #"""
      === Those of a capture list count after it
      members: private let log: MutableProperty<String?> = MutableProperty("")
      self.tappedProperty.signal.observeValues { [①] in print(③) }
      → inputs.tapped.observeValues { [②] in print(③) }
      | title = self.title | title = self.title | title
      | title = title | title = self.title | title
      | title | title = self.title | title
      | weak log, text = log | weak log, text = log | text, log
      | log = other | log = other | log
      === A parameter counts in the value of what hides it
      members: private let log = MutableProperty(1)
      members: private func f(_ log: [Int]) {
      members:   ①
      members: }
      members: private func g() { let f = { (log: [Int]) in
      members:   ①
      members: } }
      self.log.value = 2
      → has: (_ log: [Int]) {␊  ①␊}
      → has: { (log: [Int]) in␊  ①␊} }
      | var log = log
      | let log = log.first, b = log
      | guard let log = log else { return }
      | if let log { f(log) }
      === Those of a condition or loop end with it, and do not count in their own values
      members: private let log: MutableProperty<String?> = MutableProperty("")
      ①
      → ②
      | if let log = log, log.isOn { f(log) }; f(log) | if let log = ownLog, log.isOn { f(log) }; f(ownLog)
      | if let log { print(log) }; f(log) | if let log = ownLog { print(log) }; f(ownLog)
      | if a < 1, let log = log, log { f(log) } | if a < 1, let log = ownLog, log { f(log) }
      | if case .some(let log) = log { f(log) } | if case .some(let log) = ownLog { f(log) }
      | guard let log = log else { f() }; f(log) | guard let log = ownLog else { f() }; f(log)
      | while let log = log.next { f(log) }; f(log) | while let log = ownLog.next { f(log) }; f(ownLog)
      | for log in log where log.isOn { f(log) }; log | for log in ownLog where log.isOn { f(log) }; ownLog
      | for (_, log) in log { f(log) }; f(log) | for (_, log) in ownLog { f(log) }; f(ownLog)
      | let log = log + 1, a = log; f(log) | let log = ownLog + 1, a = log; f(log)
      | do { let log = 1; f(log) }; f(log) | do { let log = 1; f(log) }; f(ownLog)
      | func log(for log: Int) { f(log) } | func log(for log: Int) { f(log) }
      === So do those of a case, and of a branch
      members: private let log: MutableProperty<String?> = MutableProperty("")
      switch log { case let .on(log): f(log); case .off: f(log); default: f(log) }
      if a { f(log) } else if let log { f(log) } else { f(log) }
      → switch ownLog { case let .on(log): f(log); case .off: f(ownLog); default: f(ownLog) }
      → if a { f(ownLog) } else if let log = ownLog { f(log) } else { f(ownLog) }
      === Only a name before the first 'in' of a closure is a parameter
      self.tappedProperty.signal.observeValues { ① }
      → inputs.tapped.observeValues { ② }
      | print(title); for i in 0..<3 { f(i) } | print(titleOutput); for i in 0..<3 { f(i) }
      | title in f(title) | title in f(title)
      | (a: Int, title: String) -> Int in f(title) | (a: Int, title: String) -> Int in f(title)
      | @MainActor (a, title) async in f(title) | @MainActor (a, title) async in f(title)
      === A function elsewhere may have the name of an output, a backing or another property
      members: private let log: MutableProperty<String?> = MutableProperty("")
      members: private let made = MutableProperty(1)
      ① → ①
      | self.title.map(title(for:)).observeValues { f($0) }
      | f { print(changedProperty(1)) }
      | let f = log(of:and:); f(1, 2)
      === A property that is a function is called where its value is
      members: private let make: (Int) -> String
      parameters: make n: Int
      self.make = { String($0) }; f(make(1), self.make(2), (make)(3))
      → let make: (Int) -> String = { String($0) }; f(make(1), make(2), (make)(3))
      === An output that is a function is called twice
      members: let name: (Int) -> String
      outputs: var name: (Int) -> String { get }
      self.name = { String($0) }
      self.title.observeValues { print(name(1), $0) }
      → self.title.observeValues { print(name(1), $0) }
      === A label that is a keyword opens nothing
      observe(for: 1, with: { print(self.title) }) → observe(for: 1, with: { print(titleOutput) })
      === The members of a type in a body are its own
      members: private let log: MutableProperty<String?> = MutableProperty("")
      ①
      f(self.log)
      → ①
      → f(log)
      | struct S { let log = 1; func f() -> Int { log + self.log } }; f(S())
      | struct S { func f() -> Int { log + self.log }; let log = 1 }; f(S())
      | enum E { case log; static let title = E.log; static func f() -> Self { Self.title } }
      | final class C { var title = 1; lazy var f = { [weak self] in self?.title } }
      | f { actor A { var log: Int { 1 } }; print($0) }
      === A type in a body is not the nested one of its name
      members: enum Kind { case a, b }
      ① → ②
      | enum Kind { case a }; f(Kind.a) | enum Kind { case a }; f(Kind.a)
      | typealias Kind = Int; f(Kind(1)) | typealias Kind = Int; f(Kind(1))
      | struct S: P { let k: Kind; let s: Self } | struct S: P { let k: X.Kind; let s: Self }
      | f(Kind.a, Self.self, actor␊, Kind.b) | f(X.Kind.a, X.self, actor␊, X.Kind.b)
      """#
    )
  )
  func lines(example: Example) { expectLogic(example) }
}
