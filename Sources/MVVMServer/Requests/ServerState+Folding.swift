import MVVMSource
import MVVMSyntax

extension ServerState {
  /// Returns the ranges that can be folded: view models, sections, members of several lines, and runs of
  /// comments and imports.
  func foldingRanges(_ params: Params) throws(ResponseError) -> JSON {
    let document = try self.document(try params.uri())
    guard let tree = document.tree else { return [] }
    let lines = document.lines
    var ranges: [(first: Int, last: Int, kind: String?)] = []
    func add(_ range: Range<Int>, _ kind: String? = nil) {
      let (first, last) = (lines.line(of: range.lowerBound), lines.line(of: range.upperBound))
      if last > first { ranges.append((first, last, kind)) }
    }
    for viewModel in tree.viewModels {
      add(tree.range(viewModel.keyword..<viewModel.tokens.upperBound))
      for section in viewModel.sections {
        add(tree.range(section.tokens))
        for member in tree.members(of: section) { add(tree.range(member.name..<member.tokens.upperBound)) }
      }
    }
    if let first = tree.imports.first, let last = tree.imports.last {
      add(tree.range(first.tokens.lowerBound..<last.tokens.upperBound), "imports")
    }
    ranges += commentRuns(in: lines).map { ($0.lowerBound, $0.upperBound - 1, "comment") }
    return JSON(
      ranges.map { ["startLine": JSON($0.first), "endLine": JSON($0.last), "kind": JSON($0.kind)] }
    )
  }

  /// Returns the ranges around each position, from the word to the whole file.
  func selectionRanges(_ params: Params) throws(ResponseError) -> JSON {
    let document = try self.document(try params.uri())
    guard let tree = document.tree else { return [] }
    var results: [JSON] = []
    for position in params["positions"].array {
      guard let position = TextPosition(position)
      else { throw ResponseError(.invalidParams, "'positions' are not positions") }
      let ranges = tree.ranges(around: document.lines.offset(of: position))
      let result = ranges.reversed().reduce(JSON?.none) { parent, range in
        ["range": document.lines.json(range), "parent": parent]
      }
      results.append(result ?? [:])
    }
    return JSON(results)
  }
}

extension SpecSyntax {
  /// Returns the ranges around an offset, from the smallest to the whole file, each inside the next.
  fileprivate func ranges(around offset: Int) -> [Range<Int>] {
    let viewModels = self.viewModels.flatMap { [$0.tokens] + $0.sections.map(\.tokens) }
    let members = self.members.flatMap { [$0.tokens] + self.parts(of: $0) }
    let nodes = (viewModels + members + self.imports.map(\.tokens)).map(self.range)
    let words = self.tokens.map(\.range).filter { $0.touches(offset) && !$0.isEmpty }
    let all = [0..<self.file.bytes.count] + nodes + words.prefix(1)
    var result: [Range<Int>] = []
    for range in all.filter({ $0.touches(offset) }).sorted(by: { $0.count < $1.count }) {
      let isAround = result.last.map { $0 != range && $0.clamped(to: range) == $0 } ?? true
      if isAround { result.append(range) }
    }
    return result
  }

  /// Returns the parameters, types and values of a member.
  private func parts(of member: MemberSyntax) -> [TokenRange] {
    let parameters = self.parameters(of: member).flatMap { parameter -> [TokenRange?] in
      [parameter.tokens, parameter.type.tokens, parameter.initialValue]
    }
    return (parameters + [member.type?.tokens, member.initialValue]).compactMap(\.self)
  }
}

/// Returns the runs of two or more lines that only contain comments.
private func commentRuns(in lines: TextLines) -> [Range<Int>] {
  (0..<lines.count).split { line in
    !lines.bytes[lines.range(ofLine: line)].drop(while: isBlank).starts(with: "//".utf8)
  }
  .filter { $0.count > 1 }
}
