import MVVMSource

package enum MarkdownFormat: TextFormat {
  /// Returns code for one line, also of a table: code has no markup, no links and no mentions. GitHub needs `\|` there for
  /// `|`.
  package static func escaped(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    let text = printable(line).replacing("|", with: "\\|")
    let fence = fence(around: text, length: 1)
    return text.isEmpty ? "" : fence == "`" ? "`\(text)`" : "\(fence) \(text) \(fence)"
  }
}

/// A text in Markdown, where what comes from elsewhere is code.
package typealias MarkdownText = EscapedText<MarkdownFormat>

extension EscapedText<MarkdownFormat>.Interpolation {
  /// Puts in words of our own.
  package mutating func appendInterpolation(words: String) { self.appendLiteral(words) }
}

/// Returns as many backticks as it takes around code, which may have some of its own.
package func fence(around code: String, length: Int) -> String {
  let longest = code.split { $0 != "`" }.map(\.count).max() ?? 0
  return String(repeating: "`", count: max(length, longest + 1))
}
