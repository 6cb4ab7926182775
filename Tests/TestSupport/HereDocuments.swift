import Foundation

/// The files that a page's shell commands write by `cat > FILE <<'END'`, by their names without folders.
package func hereDocuments(in page: String) -> [String: String] {
  let found = page.matches(of: /\ncat > (\S+) <<'END'\n((?s).*?\n)END\n/)
  return Dictionary(
    found.map { (URL(fileURLWithPath: String($0.1)).lastPathComponent, String($0.2)) },
    uniquingKeysWith: { _, last in last }
  )
}
