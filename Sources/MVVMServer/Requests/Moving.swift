import MVVMSource
import MVVMSwift

/// Returns the edits that rename a member, with those of a call combined into one if its arguments change places. They
/// do in calls of what takes one for each member, in the order of their names: `bind`, and the initializer of a mock.
///
/// - Parameter order: The labels of all arguments that there can be, in their order, with the new name.
func moving(_ edits: [Edit], in code: SwiftCode, _ order: [Text]) -> [Edit] {
  var result: [Edit] = []
  var end = 0
  for index in code.tokens.indices where code.tokens[index].range.lowerBound >= end {
    guard let edit = editOfCall(at: index, in: code, edits, order) else { continue }
    result.append(edit)
    end = edit.range.upperBound
  }
  return result + edits.filter { edit in !result.contains { $0.range.overlaps(edit.range) } }
}

/// The edit of the arguments behind an opening parenthesis; `nil` if they stay where they are.
private func editOfCall(at open: Int, in code: SwiftCode, _ edits: [Edit], _ order: [Text]) -> Edit? {
  guard code.word(open) == "(", let close = code.tokens[open].partner, open < close else { return nil }
  let parts = code.commaSeparated(open + 1..<close)
  let renamed = parts.map { part in edits.first { $0.range == code.tokens[part.lowerBound].range } }
  guard parts.count > 1, renamed.contains(where: { $0 != nil }) else { return nil }
  let labels = zip(parts, renamed).map { part, edit in
    code.word(part.lowerBound + 1) == ":"
      ? edit.map { Text($0.replacement).unquoted } ?? code.name(part.lowerBound) : nil
  }
  guard let places = places(of: labels, in: order) else { return nil }
  let sorted = parts.indices.sorted { (places[$0], $0) < (places[$1], $1) }
  if sorted.elementsEqual(parts.indices) { return nil }
  let ranges = parts.map { code.range($0) }
  var text = ""
  for (index, part) in zip(parts.indices, sorted) {
    if index > 0 { text += code.file.string(ranges[index - 1].upperBound..<ranges[index].lowerBound) }
    let own = edits.filter { ranges[part].contains($0.range.lowerBound) }
    text += String(decoding: code.file.bytes(ranges[part], applying: own), as: UTF8.self)
  }
  return Edit(ranges[0].lowerBound..<ranges[parts.count - 1].upperBound, text)
}

/// The places of labels; -1 for arguments without one. `nil` if a label is another function's.
private func places(of labels: [Text?], in order: [Text]) -> [Int]? {
  let places = labels.map { label in label.map { order.firstIndex(of: $0) } ?? -1 }
  return places.contains(nil) ? nil : places.compactMap { $0 }
}
