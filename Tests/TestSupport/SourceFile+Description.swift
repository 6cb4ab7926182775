import MVVMSource
import Testing

/// A spec that a test is run for, by its path: its bytes would fill the log.
extension SourceFile: CustomTestStringConvertible {
  public var testDescription: String { self.path }
}
