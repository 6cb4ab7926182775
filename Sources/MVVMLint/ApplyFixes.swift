import MVVMSource
import MVVMSyntax

/// A file with its safe fix-its applied.
public struct FixedFile: Sendable {
  public let file: SourceFile
  /// How many fix-its were applied.
  public let count: Int
  /// What is still found.
  public let diagnostics: [Diagnostic]

  public init(file: SourceFile, count: Int = 0, diagnostics: [Diagnostic]) {
    self.file = file
    self.count = count
    self.diagnostics = diagnostics
  }
}

/// Applies the fix-its of what is found in a file, all at once, and looks again until there are none: fix-its may meet,
/// and one may bring to light what another error hid. None is applied that would leave more mistakes of syntax than there
/// were before, that would lose what somebody wrote, or that would leave the same diagnostics.
///
/// - Parameters:
///   - find: What is found in a file. What it finds in other files, such as those of a style, it may find only once:
///     that is left alone and kept.
///   - choose: Which of it is to be fixed.
public func applyFixes(
  to file: SourceFile,
  finding find: (SourceFile) -> [Diagnostic],
  choosing choose: ([Diagnostic]) -> [Diagnostic] = { $0 }
) -> FixedFile {
  var file = file
  var count = 0
  var found = find(file)
  // Fix-its that undo one another would go on for ever.
  for _ in 0..<maximumRounds {
    let own = found.filter { $0.place.file.path == file.path }
    let chosen = choose(found).filter { $0.place.file.path == file.path }
    let fixes = safeFixes(of: chosen, among: own, in: file)
    guard let step = applyFixesOnce(fixes, to: file) else { break }
    let next = find(step.file)
    if next.map(\.identifier) == own.map(\.identifier) { break }
    file = step.file
    count += step.count
    found = found.filter { $0.place.file.path != file.path } + next
  }
  return FixedFile(file: file, count: count, diagnostics: found)
}

private let maximumRounds = 20

/// `nil` where nothing changes.
private func applyFixesOnce(_ fixes: [Fix], to file: SourceFile) -> (file: SourceFile, count: Int)? {
  if fixes.isEmpty { return nil }
  let harmless = harmlessFixes(fixes[...], beside: [], to: file, allowed: mistakes(in: file))
  let step = file.applying(harmless)
  return step.file.bytes == file.bytes ? nil : step
}

/// The fix-its that can be applied together: where a list of them leaves too many mistakes, so do one of its halves or
/// both.
private func harmlessFixes(
  _ fixes: ArraySlice<Fix>,
  beside others: [Fix],
  to file: SourceFile,
  allowed: Int
) -> [Fix] {
  if mistakes(in: file.applying(others + fixes).file) <= allowed { return others + fixes }
  if fixes.count == 1 { return others }
  let half = fixes.count / 2
  let first = harmlessFixes(fixes.prefix(half), beside: others, to: file, allowed: allowed)
  return harmlessFixes(fixes.dropFirst(half), beside: first, to: file, allowed: allowed)
}

private func mistakes(in file: SourceFile) -> Int {
  parse(file).diagnostics.count
}
