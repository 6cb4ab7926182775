import MVVMSource
import MVVMSyntax

/// A file after its safe fix-its have been applied.
package struct FixedFile: Sendable {
  package let file: SourceFile
  /// The number of fix-its that were applied.
  package let count: Int
  /// The diagnostics that remain.
  package let diagnostics: [Diagnostic]
}

/// Applies all fix-its for a file at once, and repeats this until there are none: fix-its may overlap, and
/// one may reveal an error that another had hidden. A fix-it is not applied if it would lose text that
/// somebody wrote, or leave more syntax errors than before. Fix-its after which the diagnostics are the same
/// are not applied either.
///
/// - Parameter find: Returns the diagnostics of a file. Diagnostics of other files, such as those of a style,
///   may be returned only the first time; they are kept, and not fixed.
package func applyFixes(
  to file: SourceFile,
  finding find: (SourceFile) -> [Diagnostic],
  choosing choose: ([Diagnostic]) -> [Diagnostic] = { $0 }
) -> FixedFile {
  var file = file
  var count = 0
  var found = find(file)
  // Fix-its that undo one another would repeat for ever.
  for _ in 0..<maximumRounds {
    let own = found.filter { $0.place.file.path == file.path }
    let chosen = choose(found).filter { $0.place.file.path == file.path }
    guard let step = applyFixesOnce(safeFixes(of: chosen, among: own, in: file), to: file) else { break }
    let next = find(step.file)
    if next.map(\.identifier) == own.map(\.identifier) { break }
    file = step.file
    count += step.count
    found = found.filter { $0.place.file.path != file.path } + next
  }
  return FixedFile(file: file, count: count, diagnostics: found)
}

private let maximumRounds = 20

/// Applies fix-its once; returns `nil` if nothing changes.
private func applyFixesOnce(_ fixes: [Fix], to file: SourceFile) -> (file: SourceFile, count: Int)? {
  if fixes.isEmpty { return nil }
  let harmless = harmlessFixes(fixes[...], with: [], to: file, allowed: mistakes(in: file))
  let step = file.applying(harmless)
  return step.file.bytes == file.bytes ? nil : step
}

/// Returns the fix-its that can be applied together. If they would leave too many syntax errors, tries each
/// half.
private func harmlessFixes(_ fixes: ArraySlice<Fix>, with others: [Fix], to file: SourceFile, allowed: Int)
  -> [Fix]
{
  if mistakes(in: file.applying(others + fixes).file) <= allowed { return others + fixes }
  if fixes.count == 1 { return others }
  let half = fixes.count / 2
  let first = harmlessFixes(fixes.prefix(half), with: others, to: file, allowed: allowed)
  return harmlessFixes(fixes.dropFirst(half), with: first, to: file, allowed: allowed)
}

private func mistakes(in file: SourceFile) -> Int { parse(file).diagnostics.count }
