import MVVMSource

package enum MarkdownFormat: TextFormat {
  /// Returns a text as code on one line, which has no markup, links or mentions. GitHub needs `\|` for `|` in
  /// tables.
  package static func escaped(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    let text = printable(line).replacing("|", with: "\\|")
    let fence = fence(around: text, length: 1)
    return text.isEmpty ? "" : fence == "`" ? "`\(text)`" : "\(fence) \(text) \(fence)"
  }
}

/// A text in Markdown, in which interpolated text is shown as code.
package typealias MarkdownText = EscapedText<MarkdownFormat>

extension EscapedText<MarkdownFormat>.Interpolation {
  /// Appends words of our own.
  package mutating func appendInterpolation(words: String) { self.appendLiteral(words) }
}

/// Returns enough backticks to surround code that may contain some itself.
package func fence(around code: String, length: Int) -> String {
  let longest = code.split { $0 != "`" }.map(\.count).max() ?? 0
  return String(repeating: "`", count: max(length, longest + 1))
}
