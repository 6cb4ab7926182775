import MVVMReports

/// How many lines of a generated file change.
public struct LineCount: Sendable {
  public let file: String
  public let removed: Int
  public let added: Int

  public init(file: String, old: [UInt8], new: [UInt8]) {
    self.file = file
    (self.removed, self.added) = countLineChanges(old: old, new: new)
  }
}
