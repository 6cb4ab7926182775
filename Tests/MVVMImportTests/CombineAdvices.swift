// The advice on view models of Combine, each with a class that gets it and one that follows it.

let combineAdvices: [Advice] = [
  Advice(
    "store this subscription in the initializer first",
    [
      "inputs": "func more()",
      "members": "func more() { tap.sink { self.tap.sink {}.store(in: &self.bag) }.store(in: &bag) }",
    ],
    ["inputs": "func more()", "members": "func more() { print(1) }", "body": "tap.sink {}.store(in: &bag)"]
  ),
  Advice(
    "do not call 'load' in this subscription",
    [
      "inputs": "func more()",
      "members":
        "func more() { load() }\nprivate func load() { tap.sink { [weak self] in self?.load() }.store(in: &bag) }",
    ],
    [
      "inputs": "func more()",
      "members": "func more() { load() }\nprivate func load() { tap.sink {}.store(in: &bag) }",
    ]
  ),
  Advice(
    "write '[weak self]' first",
    [
      "inputs": "func more()",
      "members": "private var n = 1\nfunc more() { tap.sink { self.n += 1 }.store(in: &bag) }",
    ],
    [
      "inputs": "func more()",
      "members":
        "private var n = 1\nfunc more() { tap.sink { [weak self] in self?.n += 1 }.store(in: &bag) }",
    ]
  ),
  Advice(
    "write '[weak service = self.service]' for 'weak self' first",
    [
      "init": "init(service: Service) {\nself.service = service", "members": "let service: Service",
      "body": "service.load { [weak self] in self?.service.save() }",
    ],
    [
      "init": "init(service: Service) {\nself.service = service", "members": "let service: Service",
      "body": "service.load { [weak service = self.service] in service?.save() }",
    ]
  ),
  Advice(
    "make 'service' a constant first",
    [
      "members": "private var service = Service()", "body": "run { [weak self] in self?.service.save() }",
      "file": "final class Service { func save() {} }",
    ],
    [
      "members": "let service = Service()", "body": "run { [weak self] in self?.service.save() }",
      "file": "final class Service { func save() {} }",
    ]
  ),
  Advice(
    "remove 'weak self' first: 'f' may not be an object",
    ["members": "private func f() { tap.send() }", "body": "run { [weak self] in self?.f() }"],
    ["body": "run { [weak tap] in tap?.send() }"]
  ),
  Advice(
    "give 'n' a value where it is declared first",
    ["members": "@Published private var n: Int", "init": "init() {\nself.n = 1"],
    ["members": "@Published private var n: Int = 1"]
  ),
  Advice(
    "rename 'n' in the initializer first",
    ["members": "@Published private var a = n", "body": "let n = 1; print(n, a)", "file": "let n = 2"],
    ["members": "@Published private var a = n", "body": "let m = 1; print(m, a)", "file": "let n = 2"]
  ),
  Advice(
    "make 'a' a CurrentValueSubject first",
    ["members": "@Published private var a = 1", "body": "self._a = Published(initialValue: 1)"],
    ["members": "let a = CurrentValueSubject<Int, Never>(1)", "body": "self.a.send(1)"]
  ),
  Advice(
    "make 'a' private, or declare it",
    ["members": "@Published var a = 1", "tail": "func f(x: X) { print(x.a) }"],
    ["members": "@Published private var a = 1"]
  ),
  Advice(
    "move the code of 'deinit' into 'AnyCancellable { … }'",
    ["init": "init(a: A) { self.a = a", "members": "let a: A\ndeinit { self.a.stop() }"],
    [
      "init": "init(a: A) { self.a = a", "members": "let a: A",
      "body": "AnyCancellable { a.stop() }.store(in: &self.bag)",
    ]
  ),
  Advice(
    "make 'name' a function first",
    ["inputs": "var name: String { get set }", "members": "var name = \"\""],
    [
      "inputs": "func nameChanged(_ name: String)",
      "members":
        "let name = CurrentValueSubject<String, Never>(\"\")\nfunc nameChanged(_ name: String) { self.name.send(name) }",
    ]
  ),
  Advice(
    "'self' cannot be passed on here",
    ["members": "private var n = 1", "body": "tap.map { 1 }.assign(to: \\.n, on: self).store(in: &bag)"],
    [
      "members": "private var n = 1",
      "body": "tap.map { 1 }.sink { [weak self] in self?.n = $0 }.store(in: &bag)",
    ]
  ),
].map(\.ofCombine)

/// Returns a view model of Combine with these parts.
func combineText(_ part: (_ name: String, _ value: String) -> String) -> String {
  """
  import Combine
  \(part("file", ""))
  protocol XInputs { func tapped(); \(part("inputs", "")) }
  protocol XOutputs { var taps: AnyPublisher<Void, Never> { get }; \(part("outputs", "")) }
  \(part("head", "final class X: XInputs, XOutputs")) {
    let taps: AnyPublisher<Void, Never>
    private let tap = PassthroughSubject<Void, Never>()
    private var bag = Set<AnyCancellable>()
    \(part("init", "init() {"))
      self.taps = self.tap.eraseToAnyPublisher()
      \(part("body", ""))
    }
    func tapped() { self.tap.send() }
    \(part("members", ""))
  }
  \(part("tail", ""))
  """
}
