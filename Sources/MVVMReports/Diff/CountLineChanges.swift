/// Counts the lines that only one of two texts has, as marked in a unified diff.
package func countLineChanges(old: [UInt8], new: [UInt8]) -> (removed: Int, added: Int) {
  let changes = lineChanges(in: LinesOfTexts(old: old, new: new))
  return (changes.reduce(0) { $0 + $1.old.count }, changes.reduce(0) { $0 + $1.new.count })
}
