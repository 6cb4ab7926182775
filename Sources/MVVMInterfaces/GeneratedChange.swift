import MVVMReports

/// A generated file, before and after.
package struct GeneratedChange: Sendable {
  package let file: String
  let old: [UInt8]
  let new: [UInt8]

  /// The number of changed lines.
  package var count: (removed: Int, added: Int) { countLineChanges(old: self.old, new: self.new) }
}
