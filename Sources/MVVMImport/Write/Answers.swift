import MVVMModel
import MVVMSource
import MVVMSwift

/// What the logic answers by code of its own, outside of the body of the initializer.
enum Answer {
  case reply(Input, Reply)
  case output(Output, Range<Int>, Segment.Place)
}

// The statements that assign replies and outputs.
extension Decision {
  /// The answers, each behind those of the outputs that its code reads.
  var answers: [Answer] {
    let segments = Dictionary(self.logic.segments.map { ($0.tokens, $0) }) { first, _ in first }
    var known: Set<Int> = []
    func read(by tokens: Range<Int>) -> [Answer] {
      (segments[tokens]?.references.found ?? []).flatMap { reference -> [Answer] in
        guard case .output(let index)? = self.logic.meanings[reference.name] else { return [] }
        return answers(of: index)
      }
    }
    func answers(of index: Int) -> [Answer] {
      let output = self.logic.interface.outputs[index]
      guard known.insert(index).inserted, let answer = self.logic.interface.answer(of: output) else {
        return []
      }
      return read(by: answer.tokens) + [.output(output, answer.tokens, answer.place)]
    }
    let replies = self.logic.interface.inputs.compactMap { input in input.body.reply.map { (input, $0) } }
    return replies.flatMap { read(by: $1.expression) + [.reply($0, $1)] }
      + self.logic.interface.outputs.indices.flatMap(answers)
  }

  /// Returns what an answer adds at the head and at the end of the initializer.
  func statements(of answer: Answer) -> (head: [String], tail: [String]) {
    switch answer {
    case .reply(let input, let reply):
      let closure = self.closure(reply.parameters.map(\.inCode), self.text(reply.expression))
      return ([], ["self.\(NamePattern.reply.applied(to: Text(input.logicName))) = \(closure)"])
    case .output(let output, let tokens, let place):
      let isComputed = self.logic.interface.isComputed(output)
      let copy =
        isComputed && self.logic.copies.contains { $0.output.name == output.name }
        ? [self.logic.copyText(of: output)] : []
      let (head, tail) = self.statements(of: output, tokens, place, isComputed: isComputed)
      return (head, tail + copy)
    }
  }

  private func statements(
    of output: Output,
    _ tokens: Range<Int>,
    _ place: Segment.Place,
    isComputed: Bool
  )
    -> (head: [String], tail: [String])
  {
    let text = self.text(tokens)
    let target = "self.\(output.name) = "
    switch output.form {
    case .function(let signature):
      return ([], [target + self.closure(signature.parameters.map(\.inCode), text)])
    case .value(let type) where place == .expression:
      let local = self.logic.free("\(output.name)Value")
      return (["let \(local): \(type) = \(text)", "\(target){ \(local) }"], [])
    case .value: return ([], [target + self.closure([], text)])
    case .stream where !isComputed: return ([target + text], [])
    case .stream where self.code.statements(tokens).count == 1:
      return ([], [target + (text.hasPrefix("return ") ? String(text.dropFirst(7)) : text)])
    case .stream:
      let type = output.implementation.flatMap { self.code.type(of: $0) }.map { self.code.spelled($0) }
      return ([], ["\(target){ () -> \(type ?? "Void") in\n\(text)\n}()"])
    }
  }

  /// The copies of outputs that only closures of answers read.
  var copiesForAnswers: [String] {
    self.logic.copies.filter { $0.place != .initializer && !self.logic.interface.isComputed($0.output) }
      .map { self.logic.copyText(of: $0.output) }
  }

  private func closure(_ names: [String], _ text: String) -> String {
    let head = names.isEmpty ? "" : "\(names.joined(separator: ", ")) in "
    guard text.contains(where: \.isNewline) || text.contains("//") else { return "{ \(head)\(text) }" }
    let (unit, outer) = (self.indentation, self.indentation + self.indentation)
    return "{ \(trimmedEnd(head))\n\(indented(text, by: outer + unit))\n\(outer)}"
  }

  /// Returns the code of a segment with its edits applied. If the segment is all that a pair of braces contains, the
  /// comments around it are included.
  private func text(_ tokens: Range<Int>) -> String {
    let text = self.code.string(self.code.insideRange(tokens), with: self.edits(in: tokens))
    let lines = trimmedEnd(text).drop { $0.isNewline }
    return String(lines.contains(where: \.isNewline) ? lines : lines.drop { $0.isWhitespace })
  }
}
