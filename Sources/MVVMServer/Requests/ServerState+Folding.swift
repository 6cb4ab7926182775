import MVVMSource
import MVVMSyntax

extension ServerState {
  /// Returns the ranges that can be folded: view models, sections, members of several lines, and runs of
  /// comments and imports.
  func foldingRanges(_ params: Params) throws(ResponseError) -> JSON {
    let document = try self.document(try params.uri())
    let lines = document.lines
    let outline = Outline(document.file)
    var ranges: [(first: Int, last: Int, kind: String?)] = []
    func add(_ range: Range<Int>, _ kind: String? = nil) {
      let (first, last) = (lines.line(of: range.lowerBound), lines.line(of: range.upperBound))
      if last > first { ranges.append((first, last, kind)) }
    }
    for viewModel in outline.viewModels {
      add(viewModel.keyword.lowerBound..<viewModel.range.upperBound)
      for section in viewModel.sections {
        add(section.range)
        for member in section.members { add(member.name.lowerBound..<member.range.upperBound) }
      }
    }
    if let first = outline.imports.first, let last = outline.imports.last {
      add(first.range.lowerBound..<last.range.upperBound, "imports")
    }
    ranges += commentRuns(in: lines).map { ($0.lowerBound, $0.upperBound - 1, "comment") }
    return JSON(
      ranges.map { ["startLine": JSON($0.first), "endLine": JSON($0.last), "kind": JSON($0.kind)] }
    )
  }

  /// Returns the ranges around each position, from the word to the whole file.
  func selectionRanges(_ params: Params) throws(ResponseError) -> JSON {
    let document = try self.document(try params.uri())
    let outline = Outline(document.file)
    var results: [JSON] = []
    for position in params["positions"].array {
      guard let position = TextPosition(position)
      else { throw ResponseError(.invalidParams, "'positions' are not positions") }
      let ranges = outline.ranges(around: document.lines.offset(of: position), in: document.file)
      let result = ranges.reversed().reduce(JSON?.none) { parent, range in
        ["range": document.lines.json(range), "parent": parent]
      }
      results.append(result ?? [:])
    }
    return JSON(results)
  }
}

extension Outline {
  /// Returns the ranges around an offset, from the smallest to the whole file, each inside the next.
  fileprivate func ranges(around offset: Int, in file: SourceFile) -> [Range<Int>] {
    let nodes = self.viewModels.flatMap { viewModel -> [Range<Int>] in
      [viewModel.range] + viewModel.sections.map(\.range)
        + viewModel.members.flatMap { [$0.range] + $0.parts }
    }
    let words = (lex(file).value ?? []).map(\.range).filter { $0.touches(offset) && !$0.isEmpty }
    let all: [Range<Int>] = [0..<file.bytes.count] + nodes + self.imports.map(\.range) + words.prefix(1)
    var result: [Range<Int>] = []
    for range in all.filter({ $0.touches(offset) }).sorted(by: { $0.count < $1.count }) {
      let isAround = result.last.map { $0 != range && $0.clamped(to: range) == $0 } ?? true
      if isAround { result.append(range) }
    }
    return result
  }
}

extension Outline.Member {
  /// The ranges of parameters, types and values.
  fileprivate var parts: [Range<Int>] {
    let parameters = (self.parameters ?? []).flatMap { parameter in
      let start = parameter.label?.lowerBound ?? parameter.name.lowerBound
      return [start..<(parameter.value ?? parameter.type).upperBound, parameter.type, parameter.value]
    }
    return (parameters + [self.type, self.value]).compactMap(\.self)
  }
}

/// Returns the runs of two or more lines that only contain comments.
private func commentRuns(in lines: TextLines) -> [Range<Int>] {
  (0..<lines.count).split { line in
    !lines.bytes[lines.range(ofLine: line)].drop(while: isBlank).starts(with: "//".utf8)
  }
  .filter { $0.count > 1 }
}
