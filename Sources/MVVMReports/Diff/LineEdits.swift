import MVVMSource

/// Returns edits of whole lines. They leave equal lines alone, so that the editor's cursor and marks stay
/// there.
package func lineEdits(from old: [UInt8], to new: [UInt8]) -> [Edit] {
  let (oldLines, newLines) = (lines(of: old), lines(of: new))
  return lineChanges(from: numbered(oldLines, newLines)).map { change in
    let start = offset(ofLine: change.old.lowerBound, in: oldLines, old.count)
    let end = offset(ofLine: change.old.upperBound, in: oldLines, old.count)
    return Edit(start..<end, String(decoding: newLines[change.new].joined(), as: UTF8.self))
  }
}

private func offset(ofLine line: Int, in lines: [ArraySlice<UInt8>], _ count: Int) -> Int {
  line < lines.count ? lines[line].startIndex : count
}
