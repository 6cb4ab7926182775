/// How many lines one text has that the other has not, as a unified diff would mark them.
public func countLineChanges(old: [UInt8], new: [UInt8]) -> (removed: Int, added: Int) {
  let changes = lineChanges(from: numbered(lines(of: old), lines(of: new)))
  return (changes.reduce(0) { $0 + $1.old.count }, changes.reduce(0) { $0 + $1.new.count })
}
