import MVVMGenerator
import MVVMSource

/// Returns the text of a spec in its canonical form, formatted as the configuration says. There is no value for a file
/// that does not parse.
public func format(_ file: SourceFile, configuration: Configuration) -> Diagnosed<[UInt8]> {
  format(file, Layout(configuration.format))
}

extension Layout {
  fileprivate init(_ format: Configuration.Format) {
    let indent: Indent =
      switch format.indent {
      case .spaces(let count): .spaces(count)
      case .tab: .tab
      }
    self.init(indent: indent, width: format.width)
  }
}
