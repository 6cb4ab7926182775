import MVVMInterfaces
import MVVMModel
import MVVMSource
import MVVMSyntax

/// Code that a person could have written for a view model: a caller that uses every member by its type, and logic that
/// does. It knows what the styles generate from this file alone.
struct InterfaceFixture {
  let style: String
  let viewModel: ViewModel
  let hasBindings: Bool
  let isObserved: Bool

  private var name: String { "\(self.viewModel.name)" }
  private var isObservation: Bool { self.style == "observation" }
  private var isolation: String { self.isObservation || self.viewModel.isMainActor ? "@MainActor " : "" }
  private var library: String { TestedStyle(name: self.style).library }
  private var showsInputs: Bool { TestedStyle(name: self.style).showsInputs }
}

extension InterfaceFixture {
  /// That of a stream.
  private func kind(of output: Output) -> OutputKind {
    let isEvent = output.section == .errors || self.library == "reactiveswift"
    if case .stream(let kind?, _) = output.form { return kind }
    return isEvent ? .event : .state
  }
}

/// The declarations that every file of fixtures can use.
let fixtureHelpers = """
  func value<T>() -> T { fatalError() }
  func expect<T>(_: inout T, _: T.Type) {}
  func expect<Model, T>(of model: Model, _: KeyPath<Model, T>, _: T.Type) {}
  protocol Tagged { var tag: Int { get } }
  @MainActor final class Screen {}

  """

extension InterfaceFixture {
  /// Uses each member through the protocols, and the initializer with and without its defaults.
  var caller: String {
    let members = self.viewModel.inputs.map(self.call) + self.viewModel.outputs.map(self.use)
    let facets = self.viewModel.facets.map { facet in
      "let _: any \(self.name)\(facet.title.replacing(/^ui/) { _ in "UI" }.capitalizedFirst) = vm.\(facet.title)"
    }
    let dependencies = self.viewModel.dependencies
    let calls = [dependencies, dependencies.filter { $0.defaultValue == nil }].map { dependencies in
      "let made = \(self.name)(\(dependencies.map { "\(label($0))value() as \($0.type.text)" }.joined(separator: ", ")))"
    }
    return """
      \(self.imports)
      \(self.isolation)func call\(self.name)(_ vm: any \(self.name)Type) async {
        \(facets.joined(separator: "\n  "))
        \(members.joined(separator: "\n  "))
      }
      \(self.view)
      \(self.sources)
      \(self.bindings)
      \(self.observed)
      \(self.isolation)func make\(self.name)() {
        do { \(calls[0]); let _: any \(self.name)Type = made }
        do {
          \(calls[1])
          _ = made
          \(self.viewModel.conformances.map { "let _: any \($0) = made" }.joined(separator: "\n"))
        }
      }

      """
  }

  /// Shows each output, and leaves the work of streams alone.
  private var view: String {
    guard self.hasBindings, !self.viewModel.bound.isEmpty else { return "" }
    let arguments = self.viewModel.bound.map { output in
      if self.kind(of: output) == .stream { return "\(output.name): nil" }
      return output.type.isVoid
        ? "\(output.name): { (_: Screen) in }" : "\(output.name): { (_: Screen, _: \(output.type.text)) in }"
    }
    return """
      @MainActor func show\(self.name)(_ vm: any \(self.name)Type, in screen: Screen) {
        _ = vm.bind(screen, \(arguments.joined(separator: ", ")))
      }
      """
  }

  /// Binds a source to each input that takes one.
  private var sources: String {
    guard self.hasBindings, !self.showsInputs, !self.isObservation else { return "" }
    let calls = self.viewModel.inputs.filter { $0.answer == nil && $0.attributes.isEmpty }.map { input in
      let type =
        ["reactiveswift": "Signal<T, Never>", "combine": "AnyPublisher<T, Never>"][self.library]
        ?? "Observable<T>"
      let source = type.replacing("T", with: payload(input))
      return "_ = vm.\(input.facet).bind(\(input.uniqueName): value() as \(source))"
    }
    return """
      @MainActor func send\(self.name)(_ vm: any \(self.name)Type) {
        \(calls.joined(separator: "\n  "))
      }
      """
  }

  /// Reads each property of the object that SwiftUI observes, and writes those that a field is bound to.
  private var observed: String {
    guard self.isObserved, !self.isObservation else { return "" }
    let defaultKind: OutputKind = self.library == "reactiveswift" ? .event : .state
    let fields = self.viewModel.fields(defaultKind)
    let paired = fields.compactMap(\.pair?.state.index)
    let uses =
      fields.map { "model.\($0.input.logicName) = value() as \($0.type.text)" }
      + self.viewModel.bound.filter { !paired.contains($0.index) }.compactMap(self.readProperty)
    return """
      @MainActor func observe\(self.name)(_ vm: any \(self.name)Type) {
        let model = \(self.name)Observed(vm)
        \(uses.joined(separator: "\n  "))
        _ = model
      }
      """
  }

  private func readProperty(_ output: Output) -> String? {
    switch self.kind(of: output) {
    case .stream, .value, .function: return nil
    case .event: return "let _: MVVMViewEvents<\(output.type.text)> = model.\(output.name)"
    case .state, .binding:
      let isThere = self.library == "reactiveswift" || output.initialValue != nil || output.type.isOptional
      return "expect(of: model, \\.\(output.name), (\(output.type.text)\(isThere ? "" : "?")).self)"
    }
  }

  private func showsProperty(_ input: Input) -> Bool {
    self.showsInputs && input.answer == nil && !(self.library == "combine" && input.memory == .latest)
  }

  private func call(_ input: Input) -> String {
    if self.showsProperty(input) {
      let memory: String =
        switch input.memory {
        case .event: "Publish"
        case .values: "Behavior"
        case .latest: "Replay"
        }
      let type =
        switch self.style {
        case "rxswift-observers": "AnyObserver"
        case "combine-subjects": input.memory == .event ? "PassthroughSubject" : "CurrentValueSubject"
        case "rxswift-subjects": "\(memory)Subject"
        default: "\(memory)Relay"
        }
      let failure = self.library == "combine" ? ", Never" : ""
      return "let _: \(type)<\(payload(input))\(failure)> = vm.\(input.facet).\(input.logicName)"
    }
    let reply = input.reply.map { "let _: \($0.text) = " } ?? ""
    let call =
      "\(reply)\(input.isAsync ? "await " : "")vm.\(input.facet).\(input.name)(\(arguments(input.parameters)))"
    let namesakes = self.viewModel.inputs.filter { $0.name == input.name }
    let name = namesakes.count == 1 ? input.name : input.selector
    let type = functionType(input.parameters, input.reply ?? .void, input.isAsync)
    return "\(call)\n  let _: \(type) = vm.\(input.facet).\(name)"
  }

  private func use(_ output: Output) -> String {
    let member = "vm.\(output.facet).\(output.name)"
    guard case .function(let parameters) = output.form else {
      return "let _: \(self.shownType(output)) = \(member)"
    }
    return "let _: \(output.type.text) = \(member)(\(arguments(parameters)))\n  "
      + "let _: \(functionType(parameters, output.type, false)) = \(member)"
  }

  /// As callers see an output.
  private func shownType(_ output: Output) -> String {
    let type = "\(output.type.text)"
    guard output.isStream else { return type }
    switch (self.style == "rxswift-core" ? self.style : self.library, self.kind(of: output)) {
    case ("reactiveswift", .state): return "Property<\(type)>"
    case ("reactiveswift", .event): return "Signal<\(type), Never>"
    case ("reactiveswift", .stream): return "SignalProducer<\(type), Never>"
    case ("combine", .stream): return "AnyPublisher<\(type), any Error>"
    case ("combine", _): return "AnyPublisher<\(type), Never>"
    case ("observation", .state), (_, .binding): return type
    case ("observation", _): return "AsyncStream<\(type)>"
    case ("rxswift-core", .state), ("rxswift-core", .event): return "Observable<\(type)>"
    case (_, .state): return "Driver<\(type)>"
    case (_, .event): return "Signal<\(type)>"
    case (_, .stream): return "Observable<\(type)>"
    case (_, .value), (_, .function): return type
    }
  }
}

extension InterfaceFixture {
  /// Reads and assigns each member by its type.
  var logic: String {
    let tag =
      self.viewModel.conformances.isEmpty ? "" : "extension \(self.name) { nonisolated var tag: Int { 0 } }\n"
    return "\(self.imports)\n\(self.isObservation ? self.observedLogic : self.streamLogic)\n\(tag)"
  }

  private var streamLogic: String {
    let own: [String: String] = [
      "reactiveswift": "", "combine": ", cancellables: inout Set<AnyCancellable>",
    ]
    let dependencies = self.viewModel.dependencies.map { ", \($0.name): \($0.type.text)" }.joined()
    let lines =
      self.viewModel.inputs.map { "let _: \(self.heardType($0)) = inputs.\($0.logicName)" }
      + self.viewModel.outputs.map { "self.\($0.name) = value() as \(self.assignedType($0))" }
      + self.viewModel.inputs.compactMap { input in
        input.answer.map {
          let isolation = input.isAsync ? self.isolation : ""
          return
            "self.\(input.logicName)Reply = value() as \(isolation)\(functionType(input.parameters, $0, input.isAsync))"
        }
      }
    return """
      \(self.isolation)extension \(self.name).OutputStreams {
        init(inputs: \(self.name).InputStreams\(own[self.library] ?? ", disposeBag: DisposeBag")\(dependencies)) {
          \(lines.joined(separator: "\n    "))
        }
      }
      """
  }

  private func heardType(_ input: Input) -> String {
    let payload = payload(input)
    guard self.library == "reactiveswift" else {
      return self.library == "combine" ? "AnyPublisher<\(payload), Never>" : "Observable<\(payload)>"
    }
    switch input.memory {
    case .event: return "Signal<\(payload), Never>"
    case .values: return "Property<\(payload)>"
    case .latest: return "SignalProducer<\(payload), Never>"
    }
  }

  private func assignedType(_ output: Output) -> String {
    switch output.form {
    case .function(let parameters): "(\(types(parameters))) -> \(output.type.text)"
    case .value: "() -> \(output.type.text)"
    case .stream: self.shownType(output)
    }
  }

  /// The states that the class keeps, and those that views are bound to.
  private var states: (kept: [Output], paired: [Output]) {
    let states = self.viewModel.outputs.filter { $0.isStream && self.kind(of: $0) == .state }
    let paired = states.filter { state in
      self.viewModel.inputs.contains {
        $0.logicName == state.name && $0.parameters.count == 1 && $0.reply == nil
          && "\(payload($0))\($0.memory == .latest ? "?" : "")" == "\(state.type)"
      }
    }
    let starting = Set(self.viewModel.inputs.filter { $0.memory != .event }.map(\.logicName))
    let kept = states.filter { state in
      state.initialValue != nil || paired.contains { $0.name == state.name && starting.contains($0.name) }
        || self.viewModel.dependencies.contains { $0.name == state.name && $0.type == state.type }
    }
    return (kept, paired)
  }

  private var bindings: String {
    let sticky = self.viewModel.inputs.filter { $0.memory == .latest }.map(\.logicName)
    let bound = self.states.paired.filter { !sticky.contains($0.name) }
    guard self.isObservation, !bound.isEmpty else { return "" }
    let uses = bound.map { "let _: SwiftUI.Binding<\($0.type)> = vm.bindings.\($0.name)" }
    return """
      @MainActor func bind\(self.name)(_ vm: any \(self.name)Type) {
        \(uses.joined(separator: "\n  "))
      }
      """
  }

  private var observedLogic: String {
    let kept = self.viewModel.inputs.filter { $0.memory != .event && !$0.parameters.isEmpty }
    let written = self.viewModel.inputs.filter { $0.memory == .event || $0.parameters.isEmpty }
    let (stored, _) = self.states
    let outputs = self.viewModel.outputs.filter { output in !stored.contains { $0.index == output.index } }
    let uses =
      kept.map {
        "do { var kept = self.\($0.logicName); expect(&kept, (\(payload($0))\($0.memory == .latest ? "?" : "")).self) }"
      }
      + stored.map { "self.\($0.name) = value() as \($0.type)" }
      + outputs.filter(self.isSent).map { "let _: MVVMEventSource<\($0.type.text)> = self.\($0.name)Events" }
      + self.viewModel.dependencies.map { "let _: \($0.type.text) = self.\($0.name)" }
    let members =
      written.map { self.function("\($0.name)", $0.parameters, $0.reply, $0.isAsync) }
      + kept.filter { $0.reply != nil }.map { self.function("\($0.logicName)Reply", $0.parameters, $0.reply) }
      + outputs.filter { !self.isSent($0) }.map { output in
        guard case .function(let parameters) = output.form else {
          return "var \(output.name): \(self.shownType(output)) { value() }"
        }
        return self.function("\(output.name)", parameters, output.type)
      }
    return """
      extension \(self.name): \(self.name)Logic {
        \(members.joined(separator: "\n  "))
        func use() {
          \(uses.joined(separator: "\n    "))
        }
      }
      """
  }

  private func isSent(_ output: Output) -> Bool { output.isStream && self.kind(of: output) == .event }

  private func function(
    _ name: String,
    _ parameters: [Parameter],
    _ reply: SpecType?,
    _ isAsync: Bool = false
  ) -> String {
    let list = parameters.map { "\($0.label.map { "\($0) " } ?? "")\($0.name): \($0.type.text)" }
    let result = reply.map { " -> \($0.text) { value() }" } ?? " {}"
    return "func \(name)(\(list.joined(separator: ", ")))\(isAsync ? " async" : "")\(result)"
  }

  private var imports: String {
    switch self.library {
    case "reactiveswift": "import ReactiveSwift"
    case "combine": "import Combine"
    case "observation": "import struct SwiftUI.Binding"
    default: "import RxCocoa\nimport RxRelay\nimport RxSwift"
    }
  }
}

private func arguments(_ parameters: [Parameter]) -> String {
  parameters.map { "\($0.argumentLabel.map { "\($0): " } ?? "")value() as \($0.type.text)" }.joined(
    separator: ", "
  )
}

private func functionType(_ parameters: [Parameter], _ result: SpecType, _ isAsync: Bool) -> String {
  "(\(types(parameters)))\(isAsync ? " async" : "") -> \(result.text)"
}

private func types(_ parameters: [Parameter]) -> String {
  parameters.map { "\($0.type.text)" }.joined(separator: ", ")
}

private func payload(_ input: Input) -> String {
  if input.parameters.isEmpty { return "Void" }
  if input.parameters.count == 1 { return "\(input.parameters[0].type.text)" }
  return "(\(input.parameters.map { "\($0.name): \($0.type.text)" }.joined(separator: ", ")))"
}

private func label(_ dependency: Dependency) -> String {
  guard let label = dependency.label else { return "\(dependency.name): " }
  return label == "_" ? "" : "\(label): "
}

extension String {
  fileprivate var capitalizedFirst: String { self.prefix(1).uppercased() + self.dropFirst() }
}
