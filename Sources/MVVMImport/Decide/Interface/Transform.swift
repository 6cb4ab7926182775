import MVVMModel
import MVVMSource
import MVVMSwift

/// The expression that an input sends instead of only its arguments.
struct Transform {
  /// An expression in which `$0` means the arguments.
  let expression: String
  /// Whether it is computed by a call, which may have a different result each time.
  let isComputed: Bool
  /// Whether it is a tuple, which is never `nil`.
  let isTuple: Bool
  /// Whether it is a tuple of the arguments in their order, perhaps with other labels.
  var hasArgumentsInOrder = false
}

extension FoundViewModel {
  /// Returns the expression that a function sends, using the stream's names of the parameters; `nil` if it
  /// sends only its arguments.
  func transform(_ payload: Range<Int>, of parameters: [SwiftParameter], as names: [String], type: String)
    -> Transform?
  {
    let elements = elementsOfTuple(type)
    let parts = self.code.tupleElements(payload)
    let labels = self.labelling(parts, elements.map { $0.label?.unquoted.description })
    let sent = self.replacingParameters(parameters.map(\.name), in: payload, as: names, labelling: labels)
    let same = "(\(names.map { "\($0):$0.\($0)" }.joined(separator: ",")))"
    guard parameters.count > 1, sent.filter({ !$0.isWhitespace && $0 != "`" }) == same else {
      let isNamed = !type.isEmpty && elements.isEmpty && parts.count > 1
      var transform = self.transform(isNamed ? "\(sent) as \(type)" : sent)
      let values = parts.map {
        self.code.compact(self.code.word($0.lowerBound + 1) == ":" ? $0.dropFirst(2) : $0)
      }
      transform.hasArgumentsInOrder = parameters.count > 1 && values == parameters.map(\.name)
      return transform
    }
    // The elements of tuples are not made optional if only a closure determines them.
    let isWider = zip(parameters, elements).contains { !$0.isOptional && $1.type.isOptional }
    return isWider ? self.transform("\(sent) as \(type)") : nil
  }

  private func transform(_ expression: String) -> Transform {
    let code = SwiftCode(SourceFile(path: "", text: expression))
    return Transform(
      expression: expression,
      isComputed: code.tokens.indices.contains { code.word($0) == "(" && code.isWord($0 - 1) },
      isTuple: code.tupleElements(code.tokens.indices).count > 1
    )
  }

  /// Returns the edits that give tuple elements the labels that a closure does not get from the backing.
  private func labelling(_ parts: [Range<Int>], _ labels: [String?]) -> [Edit] {
    guard parts.count == labels.count else { return [] }
    return zip(parts, labels).compactMap { part, label in
      guard let label, self.code.word(part.lowerBound + 1) != ":" else { return nil }
      let start = self.code.range(part).lowerBound
      return Edit(start..<start, "\(label): ")
    }
  }

  private func replacingParameters(
    _ parameters: [String],
    in payload: Range<Int>,
    as names: [String],
    labelling labels: [Edit]
  ) -> String {
    let edits = payload.compactMap { index -> Edit? in
      guard self.code.isName(index), self.code.word(index - 1) != ".", !self.code.isLabel(index),
        let parameter = parameters.firstIndex(of: self.code.plainWord(index))
      else { return nil }
      let place = parameters.count == 1 ? "$0" : "$0.\(names[parameter].quoted)"
      return Edit(self.code.tokens[index].range, place)
    }
    let expression = self.code.string(self.code.range(payload), with: labels + edits)
    // Swift requires `_ in` if a closure does not use its argument.
    return edits.isEmpty && !parameters.isEmpty ? "_ in \(expression)" : expression
  }
}
