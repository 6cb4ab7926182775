/// A change to make to a file.
package struct FileChange {
  package enum Kind: String, Sendable {
    case create
    case update
    case remove
    /// A spec is reformatted.
    case format
  }

  package let kind: Kind
  /// The path as messages show it.
  package let path: String
  /// The current contents; `nil` if the file does not exist.
  package let old: FileContents?
  /// The new contents; `nil` if the file must be removed.
  package let new: [UInt8]?

  package init(_ kind: Kind, _ path: String, old: FileContents?, new: [UInt8]?) {
    self.kind = kind
    self.path = path
    self.old = old
    self.new = new
  }
}
