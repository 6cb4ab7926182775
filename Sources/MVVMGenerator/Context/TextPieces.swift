import MVVMModel
import MVVMSource
import MVVMSyntax
import MVVMTemplates

/// A line of a comment after its slashes, with a space before a line that is not empty.
struct CommentLine: TemplateText {
  let text: Text

  func append(to bytes: inout [UInt8]) {
    if !self.text.isEmpty { bytes.append(Byte.space) }
    self.text.append(to: &bytes)
  }
}

/// A name, in backticks if Swift requires them.
struct QuotedName: TemplateText {
  let name: Text
  private let isQuoted: Bool

  init(_ name: Text) {
    self.name = name
    self.isQuoted = name.isReservedWord
  }

  init(label: Text) {
    self.name = label
    self.isQuoted = label.isReservedLabel
  }

  func append(to bytes: inout [UInt8]) {
    if self.isQuoted { bytes.append(Byte.backtick) }
    self.name.append(to: &bytes)
    if self.isQuoted { bytes.append(Byte.backtick) }
  }
}

/// A name pattern, filled with a name as written.
struct FilledPattern: TemplateText {
  let pattern: NamePattern
  let name: Text

  func append(to bytes: inout [UInt8]) {
    self.pattern.prefix.append(to: &bytes)
    if self.pattern.hole == nil { return }
    self.name.append(to: &bytes)
    self.pattern.suffix.append(to: &bytes)
  }
}

extension SpecType: TemplateText {
  public func append(to bytes: inout [UInt8]) {
    self.write(to: &bytes)
  }
}
