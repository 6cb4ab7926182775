import MVVMSource
import MVVMSwift

// The statements at the head of the initializer that declare locals.
extension Decision {
  var headOfLocals: [String] {
    let backings = self.locals.backings.flatMap { self.local($0.input, $0.backing) }
    return self.lifetime + backings.map(self.found.qualified)
      + self.locals.extras.filter(self.isDeclaredFirst).flatMap(self.local)
      + self.published + self.requests + self.locals.extras.filter { $0.has("lazy") }.flatMap(self.local)
      + self.holding(self.locals.held.filter { !self.locals.assigned.contains($0) })
  }

  private func isDeclaredFirst(_ extra: SwiftDeclaration) -> Bool {
    !extra.has("lazy") && !self.code.names(of: extra).contains { self.logic.declarations[$0] != nil }
  }

  /// Returns the statements that declare a local of the same name for a backing, so that its readers can stay.
  private func local(_ input: FoundInput, _ backing: Backing) -> [String] {
    let name = self.logic.local(backing.names[0])
    let writers = self.logic.interface.writers[backing.names[0], default: []]
    let isAlike = writers.allSatisfy { $0.backing.transform == nil && $0.input.payload == input.payload }
    let isTyped = backing.isPipe || !isAlike && !self.logic.hasBag && writers.count > 1
    let streams = writers.map { input, backing in
      isTyped ? self.logic.typedStream(of: input, backing) : self.logic.stream(of: input, backing)
    }
    if self.logic.hasBag {
      let isMade = self.code.value(of: backing.declaration) != nil
      let made =
        isMade ? nil : self.code.type(of: backing.declaration).map { "\(name) = \(self.code.spelled($0))()" }
      return ["let \(made ?? self.renamedText(of: backing.declaration))"]
        + zip(writers, streams).map { writer, stream in
          let isSubject = self.found.library == .combine || self.isSameSubject(writer.input, writer.backing)
          return
            "\(stream).\(isSubject ? "subscribe(" : "bind(to: ")\(name))\(self.found.library?.keeping ?? "")"
        }
    }
    if self.logic.isWritten(backing) {
      return ["let \(self.renamedText(of: backing.declaration))"] + streams.map { "\(name) <~ \($0)" }
    }
    let stream = streams.count == 1 ? streams[0] : "Signal.merge([\(streams.joined(separator: ", "))])"
    let start: (type: String, value: String)
    switch backing.kind {
    case .pipe: return ["let \(name) = \(stream)"]
    case .event: start = ("<Void>", "()")
    case .value(let value): start = (backing.type.map { "<\($0)>" } ?? "", self.code.string(value))
    case .optional: start = ("<\(backing.type ?? "\(input.payload)?")>", "nil")
    }
    return ["let \(name) = Property\(start.type)(initial: \(start.value), then: \(stream))"]
  }

  /// Returns whether a backing is a subject of exactly the values that an input sends. A file with relays has
  /// their `bind`; one with subjects might not import that of observers.
  private func isSameSubject(_ input: FoundInput, _ backing: Backing) -> Bool {
    backing.transform == nil && backing.type == input.payload
      && backing.declaration.tokens.contains { Relay(self.code.word($0))?.word == "subject" }
  }

  /// Returns the comments and the statement that declare a local for a property.
  private func local(_ extra: SwiftDeclaration) -> [String] {
    let name = self.code.names(of: extra).first ?? ""
    let isLazy = extra.has("lazy")
    let word = isLazy ? "lazy var" : self.logic.isConstant(name, extra) ? "let" : extra.kind.rawValue
    let attributes = extra.attributes.map { self.code.spelled($0) + " " }.joined()
    let text = self.deeper("\(attributes)\(word) \(self.renamedText(of: extra))")
    return self.logic.commentsOfLocal(extra) + [self.found.qualified(text)]
  }

  /// Returns the text of a declaration after `let` or `var`, with the new names of the locals.
  private func renamedText(of declaration: SwiftDeclaration) -> String {
    let end = self.code.first("=", in: declaration.head) ?? declaration.head.upperBound
    let edits = (declaration.keyword + 1..<end).compactMap { index in
      self.logic.names.renamed[self.code.plainWord(index)].map { Edit(self.code.tokens[index].range, $0) }
    }
    let tokens = declaration.keyword + 1..<declaration.tokens.upperBound
    let value = declaration.has("lazy") ? self.code.value(of: declaration).map(self.edits) ?? [] : []
    return self.code.string(self.code.range(tokens), with: edits + value)
  }

  /// The statements at the end that keep what the initializer assigns.
  var holdingAssigned: [String] { self.holding(self.locals.held.filter(self.locals.assigned.contains)) }

  /// Returns the statement that keeps locals as long as the view model: a closure that runs at its end holds them.
  private func holding(_ names: [String]) -> [String] {
    if names.isEmpty { return [] }
    let value = names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
    let comment = "// Kept as long as the view model is."
    return [comment, self.atEnd("{ _ = \(value) }")]
  }

  /// The statements that declare an object that ends with the view model.
  private var lifetime: [String] {
    if !self.locals.hasLifetime { return [] }
    let name = self.logic.lifetimeName
    return [
      "// Ends with the view model.", "let \(name) = AnyCancellable {}", "\(name).store(in: &cancellables)",
    ]
  }

  /// The statements that declare the set with the subscriptions that closures make.
  private var requests: [String] {
    if self.logic.requests.statements.isEmpty { return [] }
    let comment = "// The subscriptions that closures make, which cannot capture 'cancellables'."
    return [comment, "var \(self.logic.requestsName): Set<AnyCancellable> = []"]
  }

  /// Returns the statement that runs a closure when the view model goes.
  func atEnd(_ closure: String) -> String {
    if !self.logic.hasBag { return "inputs.lifetime.observeEnded \(closure)" }
    let disposable = self.found.library == .combine ? "AnyCancellable" : "Disposables.create"
    let unit = self.indentation + self.indentation
    let line = "\(disposable) \(closure)"
    let keeping = self.found.library?.keeping ?? ""
    let isLong = line.contains("\n") || (unit + line + keeping).count > 100
    return isLong ? "\(line)\n\(unit)\(self.indentation)\(keeping)" : line + keeping
  }
}
