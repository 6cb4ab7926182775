import MVVMSource
import MVVMSyntax

/// Returns whether a text can be declared as a name in Swift without backticks.
package func isSwiftName(_ text: String) -> Bool {
  let words = lex(SourceFile(path: "", text: text)).correct().value ?? []
  guard words.first?.kind == .identifier, words.first?.range == 0..<text.utf8.count else { return false }
  return !text.utf8.contains(UInt8(ascii: "`")) && text != "_" && !Text(text).isReservedWord
}

/// Returns whether a text can be the name of a Swift file in any folder.
func isSwiftFileName(_ text: String) -> Bool {
  guard text.hasSuffix(".swift"), !text.hasPrefix(".") else { return false }
  return text.utf8.allSatisfy { $0 >= 0x20 && !forbiddenInFileNames.contains($0) }
}

/// Path separators on any system, and braces, which are left of a hole that was not closed.
private let forbiddenInFileNames = Array(#"/\:{}"#.utf8)
