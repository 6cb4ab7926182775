import MVVMSource
import Testing

/// Logs show a tested spec by its path, since its bytes would fill the log.
extension SourceFile: CustomTestStringConvertible {
  public var testDescription: String { self.path }
}
