import MVVMModel
import MVVMSource
import MVVMSwift

/// The statements added at the start and at the end of the initializer.
typealias AddedStatements = (head: [String], tail: [String])

// The statements that assign replies and outputs.
extension Decision {
  /// The replies outside the initializer's body: each comes after those of the outputs that its code reads.
  var answers: [AddedStatements] {
    let segments = Dictionary(self.logic.segments.map { ($0.tokens, $0) }) { first, _ in first }
    var known: Set<Int> = []
    func read(by tokens: Range<Int>) -> [AddedStatements] {
      (segments[tokens]?.references.found ?? []).flatMap { reference -> [AddedStatements] in
        guard case .output(let index)? = self.logic.meanings[reference.name] else { return [] }
        return answers(of: index)
      }
    }
    func answers(of index: Int) -> [AddedStatements] {
      let output = self.logic.interface.outputs[index]
      guard known.insert(index).inserted, let answer = self.logic.interface.answer(of: output)
      else { return [] }
      var (head, tail) = self.assignment(of: output, answer.tokens, answer.place)
      let isCopied = self.logic.copies.contains { $0.output.name == output.name }
      if isCopied, self.logic.interface.isComputed(output) { tail.append(self.logic.copyText(of: output)) }
      return read(by: answer.tokens) + [(head, tail)]
    }
    // A single expression for all would take the compiler half a minute.
    let works = self.logic.interface.inputs.flatMap { input -> [AddedStatements] in
      input.body.work.map { read(by: $0.tokens) + [([], [self.statement(of: input, $0)])] } ?? []
    }
    let kept = self.logic.interface.outputs.filter(\.isKept).map { output -> AddedStatements in
      ([], ["self.\(output.name) = { \(self.logic.local(output.name)) }"])
    }
    return works + self.logic.interface.outputs.indices.flatMap(answers) + kept
  }

  /// Returns the statement that assigns a reply, or that does the work of the input with each value of the stream.
  private func statement(of input: FoundInput, _ work: Work) -> String {
    let names = work.parameters.map(\.inCode)
    let text = input.body.isCalled ? self.call(of: input, names) : self.text(work.tokens)
    if input.result != nil {
      let reply = NamePattern.reply.applied(to: Text(input.logicName))
      return "self.\(reply) = \(self.closure(names, text))"
    }
    let stream = "inputs.\(input.logicName.quoted)"
    if !self.logic.hasBag { return "\(stream).observeValues \(self.closure(names, text))" }
    let line = "\n\(self.indentation)\(self.indentation)\(self.indentation)"
    let closure = self.closure(names, text, deeper: self.indentation)
    let observer = self.found.library == .combine ? ".sink \(closure)" : ".subscribe(onNext: \(closure))"
    return "\(stream)\(line)\(observer)\(line)\(self.found.library?.keeping ?? "")"
  }

  /// Returns the call of the local function that does the work of an input.
  private func call(of input: FoundInput, _ names: [String]) -> String {
    let arguments = zip(input.parameters, names).map { $0.label == "_" ? $1 : "\($0.label): \($1)" }
    return "\(input.name.quoted)(\(arguments.joined(separator: ", ")))"
  }

  private func assignment(of output: FoundOutput, _ tokens: Range<Int>, _ place: Segment.Location)
    -> AddedStatements
  {
    let text = self.text(tokens)
    let target = "self.\(output.name) = "
    switch output.form {
    case .function: return ([], [target + self.closure(output.parameterNames.map(\.quoted), text)])
    case .value(let type) where place == .expression:
      let local = self.logic.free("\(output.name)Value")
      let word = output.implementation?.has("lazy") == true ? "lazy var" : "let"
      let lines = [
        "\(word) \(local): \(self.found.qualified(type)) = \(self.deeper(text))", "\(target){ \(local) }",
      ]
      return self.logic.interface.isComputed(output) ? ([], lines) : (lines, [])
    case .value: return ([], [target + self.closure([], text)])
    case .stream where !self.logic.interface.isComputed(output): return ([target + self.deeper(text)], [])
    case .stream where self.code.statements(tokens).count == 1:
      let inside = self.code.insideRange(tokens)
      let start = self.code.range(self.code.withoutReturn(tokens)).lowerBound
      let value = trimmedEnd(self.code.string(start..<inside.upperBound, with: self.edits(in: tokens)))
      let comments = self.code.comments(in: inside.lowerBound..<start).map(self.code.string)
      let isLazy = output.implementation?.has("lazy") == true
      return ([], comments + [target + (isLazy ? self.deeper(value) : value)])
    case .stream:
      let type = output.implementation.flatMap { self.code.type(of: $0) }.map { self.code.spelled($0) }
      return ([], ["\(target)\(self.closure(["() -> \(type ?? "Void")"], text))()"])
    }
  }

  /// Returns the value of a member indented as in the initializer, one level deeper.
  func deeper(_ text: String) -> String {
    let lines = text.replacing("\n", with: "\n\(self.indentation)")
    return text.contains("\"\"\"") ? text : lines.replacing("\n\(self.indentation)\n", with: "\n\n")
  }

  /// The copies of outputs that only closures of replies read.
  var copiesForAnswers: [String] {
    self.logic.copies.filter { $0.place != .initializer && !self.logic.interface.isComputed($0.output) }
      .map { self.logic.copyText(of: $0.output) }
  }

  private func closure(_ names: [String], _ text: String, deeper: String = "") -> String {
    let head = names.isEmpty ? "" : "\(names.joined(separator: ", ")) in "
    guard text.contains(where: \.isNewline) || text.contains("//")
    else { return "\(trimmedEnd("{ \(head)\(text)")) }" }
    let (unit, outer) = (self.indentation, self.indentation + self.indentation + deeper)
    return "\(trimmedEnd("{ \(head)"))\n\(indented(text, by: outer + unit))\n\(outer)}"
  }

  /// The statement that prints what the `deinit` of the class does.
  var farewell: [String] {
    let closure = self.logic.roles.farewell.map {
      self.closure([], self.found.qualified(self.text($0.inside)))
    }
    return closure.map { [self.atEnd($0)] } ?? []
  }

  /// Returns the code of a segment after its edits. A segment that fills its braces includes the comments there.
  private func text(_ tokens: Range<Int>) -> String {
    let text = self.code.string(self.code.insideRange(tokens), with: self.edits(in: tokens))
    let lines = trimmedEnd(text).drop { $0.isNewline }
    return String(lines.contains(where: \.isNewline) ? lines : lines.drop { $0.isWhitespace })
  }
}
