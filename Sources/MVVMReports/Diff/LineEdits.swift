import MVVMSource

/// Returns edits of whole lines. They leave equal lines alone, so that the editor's cursor and marks stay
/// there.
package func lineEdits(from old: [UInt8], to new: [UInt8]) -> [Edit] {
  let lines = LinesOfTexts(old: old, new: new)
  return lineChanges(in: lines).map { change in
    let start = offset(ofLine: change.old.lowerBound, in: lines.old, old.count)
    let end = offset(ofLine: change.old.upperBound, in: lines.old, old.count)
    return Edit(start..<end, String(decoding: lines.new[change.new].map(\.bytes).joined(), as: UTF8.self))
  }
}

private func offset(ofLine line: Int, in lines: [Text], _ count: Int) -> Int {
  line < lines.count ? lines[line].bytes.startIndex : count
}
